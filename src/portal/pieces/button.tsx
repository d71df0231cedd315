/** A button. While `busy` it shows a spinner and cannot be pressed, but it keeps the focus. <ButtonLink> is a link that looks like a button. */
import type { ButtonHTMLAttributes, ComponentChildren, MouseEventHandler } from 'preact'
import { keepPress } from './press.ts'

/** `approve` and `deny` are for decisions only. */
export type Tone = 'plain' | 'main' | 'approve' | 'deny' | 'quiet'

interface Looks {
  tone?: Tone
  small?: boolean
  children: ComponentChildren
}
export type ButtonParts = Looks & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class'>

export function Button({ tone = 'plain', small = false, busy = false, children, onClick, type = 'button', ...rest }: ButtonParts) {
  const pressed: MouseEventHandler<HTMLButtonElement> = event => (busy ? event.preventDefault() : onClick?.(event))
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

/** A button that shows only an icon or a sign. */
export const IconButton = ({ label, ...rest }: { label: string } & Pick<ButtonParts, 'disabled' | 'onClick' | 'children'>) => (
  <button type="button" class="icon-button" aria-label={label} {...rest} />
)
