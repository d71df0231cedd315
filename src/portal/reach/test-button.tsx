/** Sends a test, waits for its result, and says what it is. */
import { api, ask, type Answer } from '../api.ts'
import { Button, say, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { resultOf } from './device.ts'
import { failureWords, type Channel, type Delivery } from './words.ts'

export function TestButton({ channel: { id, type, state }, onDone }: { channel: Channel; onDone(): unknown }) {
  const test = useAction(async (): Promise<Answer<Delivery | undefined>> => {
    const { data, problem } = await ask(api.POST('/channels/{id}/test', { params: { path: { id } } }))
    if (problem) return { problem }
    const result = await resultOf(id, data.id)
    if (result.problem || !result.data?.last_failure) return result
    const { what, todo } = failureWords(result.data.last_failure)
    return { problem: { code: 'here', status: 0, title: 'The test failed', detail: `${what} ${todo}`, errors: [] } }
  })
  const run = async () => {
    const answer = await test.run()
    if (answer && !answer.problem)
      say(answer.data?.state === 'sent' ? arrived[state === 'unverified' ? 'email' : type] : 'The test will be sent soon')
    void onDone()
  }
  return (
    <>
      <Button busy={test.busy} onClick={() => void run()}>
        {state === 'unverified' ? 'Send the link again' : 'Send a test'}
      </Button>
      {test.problem && <Trouble problem={test.problem} />}
    </>
  )
}

const arrived: Record<Channel['type'], string> = {
  push: 'The push service has accepted the test. It appears in a few seconds.',
  email: 'The mail server has accepted the message. Check your inbox and your spam folder.',
  webhook: 'The receiver has accepted the test.',
}
