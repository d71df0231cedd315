/**
 * An action outside the service on its card: whom it is for and how much, and below that every detail. Nothing that an agent writes into
 * the details can push these away. What the human changed stands beside what the agent asked for.
 */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../api.ts'
import { money, plain, Value } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { namesIn, type ActionValues } from './action-values.ts'
import { labelOf, longOf } from './long.ts'
import type { Reading } from './reading.ts'
import { number } from '../../formats.ts'

interface Action {
  asked: ActionValues
  /** As the human allows it, if that differs. */
  allowed?: ActionValues | undefined
}

/** A longer name is shown in the usual size. */
const mostLarge = 60

/** The amount and the recipient, large, and who gets a signed permit. */
export function MainFacts({ asked, allowed = asked }: Action) {
  const hasAmount = asked.category === 'spend' || Boolean(asked.amount ?? allowed.amount)
  return (
    <dl class="main-facts">
      {hasAmount && (
        <Fact
          name="Amount"
          look="large"
          was={asked.amount && money(asked.amount)}
          now={allowed.amount && money(allowed.amount)}
          none="No amount is stated"
        />
      )}
      <Fact
        name={asked.found.recipient ? 'Recipient, named in the details' : 'Recipient'}
        look={(allowed.recipient ?? '').length <= mostLarge ? 'large' : 'strong'}
        was={asked.recipient}
        now={allowed.recipient}
        none="Nobody is named"
      />
      {asked.audience && <Fact name="Signed permit for" was={asked.audience} now={asked.audience} />}
    </dl>
  )
}

const Fact = ({ name, look, ...value }: { name: string; look?: string } & Versions) => (
  <div>
    <dt>{name}</dt>
    <dd class={look}>
      <Changed {...value} />
    </dd>
  </div>
)

interface Parts {
  changed: Approval['changed']
}

/** What the human changed, in a line. */
export const ChangeList = ({ changed }: Parts) =>
  changed.map(({ path, from, to }, i) => (
    <span key={path}>
      {i > 0 && ', '}
      <bdi>{labelOf(path.replace(/^details\./, ''))}</bdi> <Replaced was={<InALine value={from} />}>{<InALine value={to} />}</Replaced>
    </span>
  ))

const mostInLine = 60
function InALine({ value }: { value: unknown }) {
  const isAmount = typeof value === 'object' && value !== null && 'currency' in value
  const text = value === null || value === '' ? 'nothing' : isAmount ? money(value as Schemas['Amount']) : plain(String(value))
  return <bdi>{text.length > mostInLine ? `${text.slice(0, mostInLine)}…` : text}</bdi>
}

interface Versions {
  was: string | null
  now: string | null
  /** The words if there is none. */
  none?: string
}

/** A value, with the one before it if the human has changed it. */
function Changed({ was, now, none }: Versions) {
  const word = (text: string | null) => (text === null ? <span class="none">{none}</span> : <bdi class="words">{plain(text)}</bdi>)
  if (was === now) return word(now)
  return <Replaced was={word(was)}>{word(now)}</Replaced>
}

export const Replaced = ({ was, children }: { was: ComponentChildren; children: ComponentChildren }) => (
  <>
    <del>
      <span class="unseen">instead of </span>
      {was}
    </del>{' '}
    <ins>{children}</ins>
  </>
)

/** Every detail has a row. */
export function DetailRows({ asked, allowed = asked, reading }: Action & { reading: Reading }) {
  const names = namesIn(asked.details)
  if (names.length === 0) return <p class="soft">It gives no details.</p>
  return (
    <dl class="facts detail-rows">
      {names.map(name => (
        <Detail key={name} name={name} was={asked.details[name]} now={allowed.details[name]} reading={reading} />
      ))}
    </dl>
  )
}

function Detail({ name, was, now, reading }: { name: string; was: unknown; now: unknown; reading: Reading }) {
  const long = longOf(name, was)
  const isCut = long && !reading.isOpen(name)
  const shown = isCut ? <bdi class="words">{long.text}</bdi> : <Value value={was} />
  return (
    <div>
      <dt>
        <bdi>{isCut ? long.name : labelOf(name)}</bdi>
      </dt>
      <dd>
        {JSON.stringify(was) === JSON.stringify(now) ? (
          shown
        ) : (
          <Replaced was={shown}>
            <Value value={now} />
          </Replaced>
        )}
        {long && <MoreButton name={name} length={long.length} reading={reading} />}
      </dd>
    </div>
  )
}

/** At the end of a long value, so that who has it on the screen has seen the rest. */
export const MoreButton = ({ name, length, reading }: { name: string; length: number; reading: Reading }) => (
  <button
    type="button"
    class="link small more-button"
    aria-expanded={reading.isOpen(name)}
    ref={reading.endOf(name)}
    onClick={() => reading.toggle(name)}
  >
    {reading.isOpen(name) ? 'Show less' : 'Show all'} <span class="unseen">of {labelOf(name)}: </span>
    {number(length)} characters
  </button>
)
