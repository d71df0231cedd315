/** Asks somebody whose account requires signed decisions to sign a change that gives more freedom. */
import { api, ask, type Answer, type Schemas } from '../../api.ts'
import { fromHex, jcs, sha256Hex, toBase64url, utf8 } from '../../../verifier/json.ts'
import { another } from '../../another.ts'
import { hasPasskeys, signWithPasskey } from '../../passkey.ts'
import { Button, Dialog, Trouble } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { session } from '../../session.ts'
import { NoPasskeys } from './no-passkeys.tsx'

type Loosening = Schemas['Loosening']

const changes: Record<Loosening['operation'], string> = {
  createAgent: 'A new agent that may do more than other new agents.',
  updateAgent: 'An agent may do more without asking you.',
  resumeAgent: 'A suspended agent works again.',
  issueAgentKey: 'An agent gets a new key.',
  rotateAgentKey: 'A key of an agent is replaced by a new one.',
  updatePolicy: 'All agents together may do more, or new agents may.',
  updateMe: 'Fewer approvals need your signature.',
}

/**
 * The statement and its signature, as the header has them. The page makes the statement itself, so that a service that lies cannot have
 * something else signed, such as an approval.
 */
async function sign(loosening: Loosening): Promise<Answer<string>> {
  const { data, problem } = await ask(api.POST('/me/loosening/challenge', { body: loosening }))
  if (problem) return { problem }
  const now = session.get()
  const { operation, target, members, before, after } = loosening
  const account = now.state === 'in' ? now.account.id : ''
  const { at } = data.statement
  const statement = { type: 'aqs.loosening', version: 1, account, operation, target, members, before, after, at, origin: location.origin }
  if (data.options.challenge !== toBase64url(fromHex(await sha256Hex(jcs(statement))))) return { problem: another(['the change']) }
  const { data: credential, problem: refused } = await signWithPasskey(data.options)
  return refused ? { problem: refused } : { data: toBase64url(utf8(JSON.stringify({ statement, credential }))) }
}

export function SignDialog({ loosening, onEnd }: { loosening: Loosening; onEnd(header: string | undefined): void }) {
  const signing = useAction(() => sign(loosening))
  const press = async () => {
    const answer = await signing.run()
    if (answer?.data) onEnd(answer.data)
  }
  return (
    <Dialog title="Sign this change" onClose={() => onEnd(undefined)}>
      <p>{changes[loosening.operation]} Your account requires you to sign this with a passkey.</p>
      {loosening.members.length > 0 && (
        <ul>
          {loosening.members.map(member => (
            <li key={member}>{member.slice(1).replaceAll('/', ' → ').replaceAll('_', ' ')}</li>
          ))}
        </ul>
      )}
      {!hasPasskeys() && <NoPasskeys />}
      {signing.problem && <Trouble problem={signing.problem} />}
      <div class="form-end flow">
        <Button tone="main" busy={signing.busy} disabled={!hasPasskeys()} onClick={() => void press()}>
          Sign with a passkey
        </Button>
      </div>
    </Dialog>
  )
}
