/** Asks somebody who is signed in to prove again that it is them: with a passkey, or with the password and a code. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Answer, type Schemas } from '../../api.ts'
import { atItsField } from '../../field-problem.ts'
import { hasPasskeys, touchPasskey } from '../../passkey.ts'
import { NoPasskeys } from './no-passkeys.tsx'
import { Button, Dialog, Form, Input, Skeleton, Trouble } from '../../pieces/index.ts'
import { useAction, useResource } from '../../resource.ts'
import { useMe } from '../../session.ts'
import { Other } from './door.tsx'

export const ProofDialog = ({ onEnd }: { onEnd(isProven: boolean): void }) => (
  <Dialog title="Confirm that it is you" onClose={() => onEnd(false)}>
    <p>We ask this before changes that affect security, at most once every 10 minutes.</p>
    <Ways onDone={() => onEnd(true)} />
  </Dialog>
)

function Ways({ onDone }: { onDone(): void }) {
  const { data, problem, reload } = useResource('/me/security', {})
  const [wantsPassword, setWantsPassword] = useState(false)
  if (!data) return problem ? <Trouble problem={problem} onRetry={reload} /> : <Skeleton rows={2} />
  const canTouch = data.passkeys.length > 0 && hasPasskeys()
  if (canTouch && !wantsPassword) return <ByPasskey onDone={onDone} onOther={() => setWantsPassword(true)} />
  return <ByPassword security={data} onDone={onDone} />
}

/** The proof appears before its dialog is open, or long after. Then the focus is on the button that closes the dialog. */
function useFirst() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus())
    return () => clearTimeout(timer)
  }, [])
  return box
}

const sendProof = (body: Schemas['Proof']) => ask(api.POST('/sessions/current/proof', { body }))

async function touch(): Promise<Answer<unknown>> {
  const { data, problem } = await ask(api.POST('/sessions/current/proof/challenge'))
  if (problem) return { problem }
  const { data: credential, problem: refused } = await touchPasskey(data.options)
  return refused ? { problem: refused } : sendProof({ credential })
}

function ByPasskey({ onDone, onOther }: { onDone(): void; onOther(): void }) {
  const prove = useAction(touch)
  const press = async () => {
    const answer = await prove.run()
    if (answer && !answer.problem) onDone()
  }
  return (
    <>
      {prove.problem && <Trouble problem={prove.problem} />}
      <div ref={useFirst()} class="form-end flow">
        <Button tone="main" busy={prove.busy} onClick={() => void press()}>
          Use a passkey
        </Button>
      </div>
      <Other button="Use your password instead" onPress={onOther} />
    </>
  )
}

function ByPassword({ security, onDone }: { security: Schemas['Security']; onDone(): void }) {
  const { account } = useMe()
  const prove = useAction(async (body: Schemas['Proof']) =>
    atItsField(await sendProof(body), { wrong_password: 'password', wrong_code: 'code' }),
  )
  const needsCode = security.totp || security.passkeys.length > 0
  const send = async (password: string, code: string) => {
    const answer = await prove.run({ password, ...(code && { code }) })
    if (answer && !answer.problem) onDone()
  }
  return (
    <div ref={useFirst()}>
      <Form action={prove} submit="Confirm" onSubmit={({ password = '', code = '' }) => send(password, code.trim())}>
        <input type="email" autocomplete="username" value={account.email} readOnly hidden />
        {security.passkeys.length > 0 && !hasPasskeys() && <NoPasskeys />}
        <Input {...fieldsOf.proveSession.password} label="Password" type="password" autocomplete="current-password" required />
        {needsCode && (
          <Input
            {...fieldsOf.proveSession.code}
            label={security.totp ? 'Code' : 'Recovery code'}
            hint={
              security.totp ? 'The six digits of your authenticator app, or a recovery code.' : 'Each of your recovery codes works once.'
            }
            autocomplete="one-time-code"
            autocapitalize="off"
            spellcheck={false}
            minLength={limitsOf.proveSession.code.minLength}
            required
          />
        )}
      </Form>
    </div>
  )
}
