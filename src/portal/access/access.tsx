/** For somebody who is not signed in: sign in, sign up, or create the first admin. The address stays, so that they arrive where they wanted to go. */
import './access.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Flag, Form, Input, type Values } from '../pieces/index.ts'
import { leave, usePlace } from '../router.ts'
import { useAction } from '../resource.ts'
import { signIn, signUp, type Service } from '../session.ts'
import { setTitle } from '../title.ts'
import { Scene } from './scene.tsx'

export function Access({ service, ended, setupCode }: { service: Service; ended: boolean; setupCode: string }) {
  const { path } = usePlace()
  const [isNew, setNew] = useState(path === 'sign-up')
  if (service.signup === 'setup') return <FirstRun setupCode={setupCode} />
  if (isNew && service.signup === 'open') return <SignUp onOther={() => setNew(false)} />
  return <SignIn ended={ended} {...(service.signup === 'open' && { onOther: () => setNew(true) })} />
}

function SignIn({ ended, onOther }: { ended: boolean; onOther?: () => void }) {
  const enter = useAction(signIn)
  return (
    <Door
      title="Sign in"
      lead={ended ? 'Your session has ended. Sign in again to continue where you were.' : 'Your agents may be waiting for you.'}
    >
      <Form action={enter} submit="Sign in" onSubmit={({ email = '', password = '' }) => enter.run({ email, password })}>
        <Input name="email" label="E-mail" type="email" autocomplete="username" required />
        <Input name="password" label="Password" type="password" autocomplete="current-password" required />
      </Form>
      {onOther ? (
        <Other question="New here?" button="Create an account" onPress={onOther} />
      ) : (
        <p class="soft">Sign-up is closed. Only the operator of this service can open it.</p>
      )}
    </Door>
  )
}

const SignUp = ({ onOther }: { onOther: () => void }) => (
  <Door title="Create an account" lead="This account is for you. Your agents get their own keys later.">
    <NewAccount submit="Create account" />
    <Other question="Already have an account?" button="Sign in" onPress={onOther} />
  </Door>
)

const FirstRun = ({ setupCode }: { setupCode: string }) => (
  <Door
    title="Create the first admin"
    lead="This service is new and has no account yet. The first admin writes quests, reviews results and manages accounts."
  >
    <NewAccount submit="Create the admin" setupCode={setupCode} />
  </Door>
)

function NewAccount({ submit, setupCode }: { submit: string; setupCode?: string }) {
  const enter = useAction(signUp)
  const send = ({ display_name = '', email = '', password = '', setup_code }: Values) =>
    enter.run({ display_name, email, password, ...(setup_code && { setup_code }) })
  return (
    <Form action={enter} submit={submit} onSubmit={send}>
      {setupCode !== undefined && (
        <Input
          name="setup_code"
          label="Setup code"
          hint="The server prints it when it starts, beside the link to this page."
          defaultValue={setupCode}
          autocomplete="off"
          spellcheck={false}
          required
        />
      )}
      <Input name="display_name" label="Your name" autocomplete="name" required />
      <Input name="email" label="E-mail" type="email" autocomplete="username" required />
      <Input
        name="password"
        label="Password"
        hint="At least 12 characters. A sentence is fine."
        type="password"
        autocomplete="new-password"
        required
      />
    </Form>
  )
}

function Door({ title, lead, children }: { title: string; lead: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTitle(title)
    heading.current?.focus()
  }, [title])
  return (
    <div class="access">
      <Scene />
      <main class="access-door">
        <div class="stack">
          <p class="brand">
            <Flag /> Agent Quest
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p class="lead soft">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}

function Other({ question, button, onPress }: { question: string; button: string; onPress: () => void }) {
  const press = () => {
    if (/^#sign-(up|in)$/.test(location.hash)) leave()
    onPress()
  }
  return (
    <p class="soft">
      {question}{' '}
      <button type="button" class="link" onClick={press}>
        {button}
      </button>
    </p>
  )
}
