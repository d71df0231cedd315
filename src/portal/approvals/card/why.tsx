/** Why no rule allowed a request, in a sentence, and the requests of the account that are near it. */
import type { Schemas } from '../../api.ts'
import { money, plain, spaced, When } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { riskReasonWords } from '../words.ts'

type NoRule = Schemas['NoRule']
/** What the sentence says besides the figures. An entry of the log does not have it. */
type Asked = Partial<Pick<Approval, 'amount' | 'recipient' | 'category'>>

const its = ({ amount }: Asked) => (amount ? money(amount) : 'it')
const used = ({ used: sum }: NoRule) => (sum && Number(sum.value) > 0 ? `, with ${money(sum)} used` : '')
const quoted = (text: string | null) => `“${plain(text ?? '')}”`
const signs = ({ reasons }: NoRule, { category }: Asked) => reasons.map(reason => riskReasonWords(reason, category ?? null)).join(' and ')

const sentences: Record<Schemas['NoRuleCode'], (noRule: NoRule, asked: Asked) => string> = {
  rule_asks: () => 'its policy says so',
  unsigned_rule: () => 'its rule is not signed, and your account requires signatures: let the rule ask, and then allow again',
  danger: signs,
  other_category: (noRule, asked) => `${signs(noRule, asked)}, which belongs to another category`,
  other_amount: ({ found }) => `its texts say ${quoted(found)}, which is not the amount that it declares`,
  other_recipient: ({ found }) => `its texts name ${quoted(found)}, which is not the recipient that it declares`,
  denied_before: () => 'you denied the same before, or there are two different reports about it',
  near_open: () => 'a request with the same recipient or amount was started and has not ended',
  near_denied: () =>
    'in the last 24 hours a request with the same recipient or amount was denied, was taken back, or had two different reports',
  repeated: () => 'it reported the same action in the last 24 hours',
  no_amount: () => 'it declares no amount',
  no_recipient: () => 'it declares no recipient',
  recipient_not_listed: (_, { recipient }) => `${recipient ? plain(recipient) : 'its recipient'} is not one of the recipients of the rule`,
  currency: ({ found }) => `the rule is for ${plain(found ?? 'another currency')}`,
  over_request: ({ limit }, asked) => `${its(asked)} is over the ${limit ? money(limit) : 'limit'} for one request`,
  over_hour: ({ count }) => `its rule allows ${count} an hour`,
  over_day: ({ count }) => `its rule allows ${count} a day`,
  over_day_amount: (noRule, asked) =>
    `${its(asked)} is over today’s ${noRule.limit ? money(noRule.limit) : 'limit'}${noRule.found ? ` for ${plain(noRule.found)}` : ''}${used(noRule)}`,
  over_allowance: ({ count }) => `its allowance is for ${count} requests`,
  no_ceiling: (_, { amount }) => `your account limits sums, but not in ${amount?.currency ?? 'this currency'}`,
  over_account: (noRule, asked) =>
    noRule.limit
      ? `${its(asked)} is over the ${money(noRule.limit)} a day of all your agents together${used(noRule)}`
      : `all your agents together may do ${noRule.count} a day`,
  too_many_ready: ({ count }) => `it has ${count} permits that it has not started`,
  too_many_counted: ({ count }) => `there were more requests than the ${count} that are counted`,
}

/** "12 EUR is over today’s 50 EUR for Druckerei Meier". A code of a later version is shown as it is. */
export const whyWords = (noRule: NoRule, asked: Asked = {}) =>
  (sentences as Partial<typeof sentences>)[noRule.code]?.(noRule, asked) ?? spaced(noRule.code)

export const Why = ({ approval }: { approval: Approval }) =>
  approval.no_rule && <p class="request-why small">Asked, because {whyWords(approval.no_rule, approval)}.</p>

const states: Record<Schemas['NearRequest']['state'], string> = {
  pending: 'asks for',
  ready: 'may do',
  started: 'started',
  in_doubt: 'started, and nobody knows what came of it:',
  done: 'did',
  failed: 'tried',
  not_done: 'did not do',
  denied: 'was denied',
  taken_back: 'was allowed, and you took back,',
  disputed: 'gave contradicting reports about',
}
const sames: Record<Schemas['NearRequest']['same'], string> = {
  recipient: 'the same recipient',
  amount: 'the same amount',
  both: 'the same recipient and amount',
}

/** What else the agents of the account want or did with the same recipient or amount. */
export const Near = ({ approval: { near = [] } }: { approval: Approval }) =>
  near.length > 0 && (
    <section class="request-near stack gap1 small" aria-label="Close to this request">
      {near.map(one => (
        <p key={one.id ?? `${one.agent.id} ${one.at}`}>
          <bdi>{plain(one.agent.name)}</bdi> {states[one.state] ?? spaced(one.state)} {what(one)} (
          <strong>{sames[one.same] ?? spaced(one.same)}</strong>), <When at={one.at} />.
        </p>
      ))}
    </section>
  )

/** What another agent asked for is not told. */
const what = ({ id, title, ...about }: Schemas['NearRequest']) =>
  id === null ? (
    'something'
  ) : (
    <>
      <a href={`#approvals/${id}`}>
        <bdi>“{plain(title ?? '')}”</bdi>
      </a>
      <Whom {...about} />
    </>
  )

/** How much, and to whom, after the title of an action. */
export const Whom = ({ amount, recipient }: Pick<Schemas['NearRequest'], 'amount' | 'recipient'>) => (
  <>
    {amount && `, ${money(amount)}`}
    {recipient && (
      <>
        {' '}
        to <bdi>{plain(recipient)}</bdi>
      </>
    )}
  </>
)
