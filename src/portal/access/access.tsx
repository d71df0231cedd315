/** What is shown to somebody who is not signed in: sign in, sign up, or make the first admin. The address stays, so one arrives where one wanted. */
import './access.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Form, Input } from '../pieces/form.tsx'
import { Flag } from '../pieces/icon.tsx'
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
  const enter = useAction((email: string, password: string) => signIn({ email, password }))
  return (
    <Door
      title="Sign in"
      lead={ended ? 'Your session has ended. Sign in again to go on where you were.' : 'Your agents may be waiting for you.'}
    >
      <Form action={enter} submit="Sign in" onSubmit={({ email = '', password = '' }) => enter.run(email, password)}>
        <Input name="email" label="E-mail" type="email" autocomplete="username" required />
        <Input name="password" label="Password" type="password" autocomplete="current-password" required />
      </Form>
      {onOther ? (
        <Other question="New here?" answer="Make an account" onOther={onOther} />
      ) : (
        <p class="soft">Sign-up is closed. Only the operator of this service can open it.</p>
      )}
    </Door>
  )
}

function SignUp({ onOther }: { onOther: () => void }) {
  return (
    <Door title="Make an account" lead="For you, the human. Your agents get keys of their own afterwards.">
      <NewAccount submit="Make the account" />
      <Other question="You have one?" answer="Sign in" onOther={onOther} />
    </Door>
  )
}

function FirstRun({ setupCode }: { setupCode: string }) {
  return (
    <Door
      title="Create the first admin"
      lead="This service is new and has no account yet. The first one writes quests, reviews results and keeps the house in order."
    >
      <NewAccount submit="Create the admin" setupCode={setupCode} />
    </Door>
  )
}

function NewAccount({ submit, setupCode }: { submit: string; setupCode?: string }) {
  const enter = useAction((body: Parameters<typeof signUp>[0]) => signUp(body))
  const send = ({ display_name = '', email = '', password = '', setup_code }: Record<string, string>) =>
    enter.run({ display_name, email, password, ...(setup_code && { setup_code }) })
  return (
    <Form action={enter} submit={submit} onSubmit={send}>
      {setupCode !== undefined && (
        <Input
          name="setup_code"
          label="Setup code"
          hint="The server printed it when it started, in the line with the link to this page."
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
        <div>
          <p class="brand">
            <Flag /> Agent Quest
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p class="lead">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}

function Other({ question, answer, onOther }: { question: string; answer: string; onOther: () => void }) {
  const choose = () => {
    if (/^#sign-(up|in)$/.test(location.hash)) leave()
    onOther()
  }
  return (
    <p class="soft">
      {question}{' '}
      <button type="button" class="link" onClick={choose}>
        {answer}
      </button>
    </p>
  )
}
