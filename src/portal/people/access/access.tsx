/**
 * For somebody who is not signed in: sign in, sign up, or use a one-time link. The address stays, so that they arrive where they wanted to
 * go. A link to recover an account, to create one or to bring an address back is also for somebody who is signed
 * in.
 */
import './access.css'
import { useState } from 'preact/hooks'
import { lazyScreen } from '../../lazy.tsx'
import { leave, usePlace } from '../../router.ts'
import type { Account, Service } from '../../session.ts'
import type { Link } from './link.ts'
import { FirstRun, SignUp } from './new-account.tsx'
import { SignIn } from './sign-in.tsx'

// Few people need these, and each of them seldom.
const Invited = lazyScreen(async () => (await import('./invited.tsx')).Invited)
const Recovery = lazyScreen(async () => (await import('./recovery.tsx')).Recovery)
const TakeBack = lazyScreen(async () => (await import('./recovery.tsx')).TakeBack)
const Forgotten = lazyScreen(async () => (await import('./recovery.tsx')).Forgotten)

interface Access {
  service: Service
  account?: Account
  /** There was a session a moment ago. */
  ended?: boolean
  link: Link | undefined
}

export function Access({ service, account, ended = false, link }: Access) {
  const { path } = usePlace()
  const [step, setStep] = useState<'sign-in' | 'sign-up' | 'forgotten' | 'recovered'>(path === 'sign-up' ? 'sign-up' : 'sign-in')
  const show = (next: typeof step) => {
    if (/^#sign-(up|in)$/.test(location.hash)) leave()
    setStep(next)
  }
  if (service.signup === 'setup') return <FirstRun setupCode={link?.kind === 'setup' ? link.secret : ''} />
  if (link?.kind === 'recover') return <Recovery key={link.secret} token={link.secret} onDone={() => show('recovered')} />
  if (link?.kind === 'take-back') return <TakeBack key={link.secret} token={link.secret} onDone={() => show('recovered')} />
  if (link?.kind === 'invite') return <Invited key={link.secret} token={link.secret} account={account} />
  if (step === 'forgotten') return <Forgotten service={service} onBack={() => show('sign-in')} />
  if (step === 'sign-up' && service.signup === 'open') return <SignUp onOther={() => show('sign-in')} />
  const lead =
    step === 'recovered'
      ? 'Your new password is set. Sign in with it.'
      : ended
        ? 'Your session has ended. Sign in again to continue where you were.'
        : 'Your agents may be waiting for you.'
  return <SignIn service={service} lead={lead} onSignUp={() => show('sign-up')} onForgotten={() => show('forgotten')} />
}
