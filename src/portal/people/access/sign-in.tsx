/**
 * Sign-in: with a password, and then with a second factor if the account has one; or with a passkey alone. The page names the second
 * factors only after the right password.
 */
import { useState } from 'preact/hooks'
import type { Answer, Problem } from '../../api.ts'
import { atItsField } from '../../field-problem.ts'
import { hasPasskeys } from '../../passkey.ts'
import { NoPasskeys } from './no-passkeys.tsx'
import { Button, Form, Input, Trouble } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { signIn, signInWithPasskey, type Service } from '../../session.ts'
import { Door, Other } from './door.tsx'

interface SignIn {
  service: Service
  lead: string
  onSignUp(): void
  onForgotten(): void
}

/** The correct e-mail address and password, and the second factors that complete the sign-in. */
interface Known {
  email: string
  password: string
  methods: NonNullable<Problem['methods']>
}

export function SignIn({ service, lead, onSignUp, onForgotten }: SignIn) {
  const [known, setKnown] = useState<Known>()
  const enter = useAction(async (given: Omit<Known, 'methods'>): Promise<Answer<unknown>> => {
    const answer = await signIn(given)
    const { problem } = answer
    if (problem?.code !== 'second_factor_required') return answer
    setKnown({ ...given, methods: problem.methods ?? [] })
    return { data: undefined }
  })
  if (known) return <SecondFactor known={known} onBack={() => setKnown(undefined)} />
  return (
    <Door title="Sign in" lead={lead}>
      <Form action={enter} submit="Sign in" onSubmit={({ email = '', password = '' }) => enter.run({ email, password })}>
        <Input name="email" label="E-mail" type="email" autocomplete="username" required />
        <Input name="password" label="Password" type="password" autocomplete="current-password" required />
      </Form>
      {hasPasskeys() && <WithPasskey />}
      <Other button="Forgot your password?" onPress={onForgotten} />
      {service.signup === 'open' ? (
        <Other question="New here?" button="Create an account" onPress={onSignUp} />
      ) : (
        <p class="soft">Sign-up is closed. To get an account, ask an admin of this service for an invitation.</p>
      )}
    </Door>
  )
}

function SecondFactor({ known: { email, password, methods }, onBack }: { known: Known; onBack(): void }) {
  const enter = useAction(async (code: string) => atItsField(await signIn({ email, password, code }), { wrong_code: 'code' }))
  const hasApp = methods.includes('totp')
  const hasCodes = methods.includes('recovery_code')
  const hasPasskey = methods.includes('passkey')
  const canTouch = hasPasskey && hasPasskeys()
  const needed = [(hasApp || hasCodes) && 'a code', hasPasskey && 'a passkey'].filter(Boolean).join(' or ')
  return (
    <Door title="One more step" lead={`Your password is correct. Your account also needs ${needed}.`}>
      {canTouch ? <WithPasskey isMain /> : hasPasskey && <NoPasskeys />}
      {(hasApp || hasCodes) && (
        <Form action={enter} submit="Sign in" tone={canTouch ? 'plain' : 'main'} onSubmit={({ code = '' }) => enter.run(code.trim())}>
          <Input
            {...fieldsOf.signIn.code}
            label={hasApp ? 'Code' : 'Recovery code'}
            hint={codeHint(hasApp, hasCodes)}
            autocomplete="one-time-code"
            autocapitalize="off"
            spellcheck={false}
            minLength={limitsOf.signIn.code.minLength}
            required
          />
        </Form>
      )}
      <Other button="Start again" onPress={onBack} />
    </Door>
  )
}

function codeHint(hasApp: boolean, hasCodes: boolean) {
  if (!hasApp) return 'Each of your recovery codes works once.'
  return hasCodes ? 'The six digits of your authenticator app, or one of your recovery codes.' : 'The six digits of your authenticator app.'
}

function WithPasskey({ isMain = false }: { isMain?: boolean }) {
  const enter = useAction(signInWithPasskey)
  return (
    <div class="stack gap2">
      <div class="form-end flow">
        <Button tone={isMain ? 'main' : 'plain'} busy={enter.busy} onClick={() => void enter.run()}>
          Use a passkey
        </Button>
      </div>
      {enter.problem && <Trouble problem={enter.problem} />}
    </div>
  )
}
