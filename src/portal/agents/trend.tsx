/** An agent over the last months: its calls and its points by the day, and how its requests were decided. */
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Bars, Card, count, duration, Figure, Growth, Trouble } from '../pieces/index.ts'
import { daysSince, sum } from './hours.ts'
import { useActivity } from './seven-days.tsx'
import { dates, number, shortDay } from '../formats.ts'

type Activity = Schemas['AgentActivity']

const date = dates({ ...shortDay, timeZone: 'UTC' })
const ranges = { '30d': '30 days', '90d': '90 days' } as const

export function Trend({ id }: { id: string }) {
  const [range, setRange] = useState<keyof typeof ranges>('30d')
  const { data, problem, reload } = useActivity(id, range)
  return (
    <Card
      title={`Last ${ranges[range]}`}
      aside={
        <div class="gates trend-range" role="group" aria-label="Range">
          {(Object.keys(ranges) as (keyof typeof ranges)[]).map(one => (
            <button key={one} type="button" aria-pressed={one === range} onClick={() => setRange(one)}>
              {ranges[one]}
            </button>
          ))}
        </div>
      }
    >
      {data ? <Pictures activity={data} /> : problem ? <Trouble problem={problem} onRetry={reload} /> : <div class="trend-room" />}
    </Card>
  )
}

function Pictures({ activity }: { activity: Activity }) {
  const { calls, refused, errors, points, decisions } = activity
  const days = daysSince(activity)
  const ends = (
    <p class="trend-ends soft small">
      <span>{date.format(days[0])}</span>
      <span>today</span>
    </p>
  )
  return (
    <div class="trend">
      <Figure
        summary={
          <>
            <b>{count(sum(calls), 'call')}</b>
            {sum(refused) > 0 && (
              <>
                , <b class="tone bad">{number(sum(refused))} refused</b>
              </>
            )}
          </>
        }
        table={{
          caption: 'Calls by day',
          head: ['Day (UTC)', 'Calls', 'Refused', 'Errors'],
          rows: days.map((day, i) => [date.format(day), calls[i]!, refused[i]!, errors[i]!]),
        }}
      >
        <Bars good={calls} bad={refused} title={i => `${date.format(days[i])}: ${count(calls[i]!, 'call')}, ${refused[i]} refused`} />
        {ends}
      </Figure>
      <Figure
        summary={<b>{count(sum(points), 'point')} earned</b>}
        table={{ caption: 'Points by day', head: ['Day (UTC)', 'Points'], rows: days.map((day, i) => [date.format(day), points[i]!]) }}
      >
        <Growth added={points} />
        {ends}
      </Figure>
      <Decisions {...decisions} />
    </div>
  )
}

/** "You answer in 4 min (median)." */
function Decisions({ approved, denied, expired, by_rule: byRule, median_seconds: median }: Activity['decisions']) {
  const parts = [
    { what: 'approved', n: approved, tone: 'good' },
    { what: 'by a rule', n: byRule, tone: 'rule' },
    { what: 'denied', n: denied, tone: 'bad' },
    { what: 'expired', n: expired, tone: 'plain' },
  ].filter(({ n }) => n > 0)
  const all = sum(parts.map(({ n }) => n))
  let from = 0
  return (
    <div class="stack gap2">
      <p>
        {median === null ? (
          <b>{all === 0 ? 'No decisions' : 'No decisions by you'}</b>
        ) : (
          <>
            <b>You answer in {duration(Math.max(1, median) * 1000)}</b> <span class="soft">(median)</span>
          </>
        )}
      </p>
      {all > 0 && (
        <svg class="split-bar" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map(({ what, n, tone }) => (
            <rect key={what} class={`part-${tone}`} x={(from += n) - n} width={n} height={1} />
          ))}
        </svg>
      )}
      <p class="facts-line small">
        {parts.map(({ what, n, tone }) => (
          <span key={what}>
            <span class={`swatch part-${tone}`} aria-hidden="true" /> {number(n)} {what}
          </span>
        ))}
      </p>
    </div>
  )
}
