/** A press that does something. While `busy` it shows so and cannot be pressed again, but keeps the focus. A link that looks like one: <ButtonLink>. */
import type { ComponentChildren, JSX } from 'preact'
import { keepPress } from './press.ts'

/** `approve` and `deny` are for decisions only. */
export type Tone = 'plain' | 'main' | 'approve' | 'deny' | 'quiet'

interface Looks {
  tone?: Tone
  small?: boolean
  children: ComponentChildren
}
type Button = Looks & { busy?: boolean } & Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'class'>

export function Button({ tone = 'plain', small = false, busy = false, children, onClick, type = 'button', ...rest }: Button) {
  const pressed: JSX.MouseEventHandler<HTMLButtonElement> = event => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      class={`button ${tone} ${small ? 'small' : ''}`}
      aria-disabled={busy}
      aria-busy={busy}
      onPointerDown={keepPress}
      onClick={pressed}
    >
      {busy && <span class="spinner" aria-hidden="true" />}
      <span class="button-label">{children}</span>
    </button>
  )
}

export function ButtonLink({ tone = 'plain', small = false, href, children }: Looks & { href: string }) {
  return (
    <a class={`button ${tone} ${small ? 'small' : ''}`} href={href}>
      <span class="button-label">{children}</span>
    </a>
  )
}
