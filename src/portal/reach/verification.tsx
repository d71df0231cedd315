/**
 * The link in the e-mail that confirms an address: `/#verify-channel=chn_….code`. It works for the human who is signed in. It is removed
 * from the address at once, and is sent when Account → Notifications shows it.
 */
import { useEffect, useState } from 'preact/hooks'
import { api, ask } from '../api.ts'
import { Skeleton, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { leave, usePlace } from '../router.ts'
import { createStore, useStore } from '../store.ts'

interface Link {
  id: string
  code: string
}
const opened = createStore<Link | undefined>(undefined)

/** The shell calls this once. */
export function useVerificationLink() {
  const { path } = usePlace()
  useEffect(() => {
    const [, id, code] = /^verify-channel=(chn_\w+)\.(.+)$/.exec(path) ?? []
    if (!id || !code) return
    opened.set({ id, code })
    leave('account/notifications')
  }, [path])
}

export function Verification({ onDone }: { onDone(): unknown }) {
  const link = useStore(opened)
  const [address, setAddress] = useState<string>()
  const verify = useAction(({ id, code }: Link) => ask(api.POST('/channels/{id}/verify', { params: { path: { id } }, body: { code } })))
  const send = async (link: Link) => {
    const answer = await verify.run(link)
    if (answer?.data) setAddress(answer.data.destination)
    void onDone()
  }
  useEffect(() => {
    if (!link) return
    opened.set(undefined)
    void send(link)
  }, [link])
  if (verify.busy) return <Skeleton rows={1} />
  if (verify.problem) return <Trouble problem={{ ...verify.problem, ...refusals[verify.problem.code] }} />
  if (address === undefined) return null
  return (
    <p class="notice good" role="status">
      <strong>The address is confirmed.</strong> Messages now go to <bdi>{address}</bdi>.
    </p>
  )
}

const title = 'The address was not confirmed'
const refusals: Partial<Record<string, { title: string; detail: string }>> = {
  not_found: {
    title,
    detail: 'The link belongs to another account, or the channel was deleted. Sign in to the account that added the address.',
  },
  wrong_code: { title, detail: 'The link is incomplete. Open it again, or send a new one.' },
  offline: { title, detail: 'The service did not answer. Open the link again later.' },
}
