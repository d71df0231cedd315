/** One rule of a policy: what it is about, the three choices, and what the current choice means. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Schemas } from '../api.ts'

export type Gate = Schemas['Gate']

export const gates: Record<Gate, string> = { ask: 'Ask me', allow: 'Allow', block: 'Block' }

interface RuleRow {
  title: string
  about: string
  means: ComponentChildren
  /** The choices. */
  children: ComponentChildren
}

export function RuleRow({ title, about, means, children }: RuleRow) {
  const id = useId()
  return (
    <section class="policy-row" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p class="soft">{about}</p>
      </div>
      <div class="gates" role="group" aria-labelledby={id}>
        {children}
      </div>
      <div class="means">{means}</div>
    </section>
  )
}

export const Gates = ({ now, disabled, onChoose }: { now: Gate; disabled: boolean; onChoose(gate: Gate): unknown }) => (
  <>
    {(Object.keys(gates) as Gate[]).map(gate => (
      <button key={gate} type="button" class={gate} aria-pressed={now === gate} disabled={disabled} onClick={() => void onChoose(gate)}>
        {gates[gate]}
      </button>
    ))}
  </>
)
