/** The last seven days of an agent, hour by hour: how much it called, and where it was refused. */
import type { Schemas } from '../api.ts'
import { Card, count, Figure, Trouble } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import { daysOf, sum, type Day, type Hour } from './hours.ts'
import { dates, number, shortDay, toTheMinute } from '../formats.ts'

/** No event reports a call. */
const pollMs = 60_000

export const useActivity = (id: string, range: Schemas['AgentActivity']['range']) =>
  useResource(
    '/agents/{id}/activity',
    { path: { id }, query: { range } },
    { live: ['heartbeat', 'participation'], about: id, everyMs: pollMs },
  )

const weekday = dates({ weekday: 'short' })
const shortDate = dates({ weekday: 'short', day: 'numeric' })
const date = dates({ weekday: 'long', ...shortDay })
const time = dates(toTheMinute)
const clock = (hour: number) => time.format(new Date(2000, 0, 1, hour))

export function SevenDays({ id }: { id: string }) {
  const { data, problem, reload } = useActivity(id, '7d')
  return (
    <Card title="Last 7 days">
      {data ? <Week days={daysOf(data)} /> : problem ? <Trouble problem={problem} onRetry={reload} /> : <div class="week-room" />}
    </Card>
  )
}

function Week({ days }: { days: Day[] }) {
  const hours = days.flatMap(day => day.hours.filter(hour => hour !== undefined))
  const most = Math.max(1, ...hours.map(({ calls }) => calls))
  return (
    <Figure
      summary={<Summary days={days} hours={hours} />}
      table={{
        caption: 'Calls in the last 7 days',
        head: ['Day', 'Calls', 'Refused', 'Errors', 'Busiest hour'],
        rows: days.map(({ at, hours }) => {
          const its = hours.filter(hour => hour !== undefined)
          const [calls, refused, errors] = totals(its)
          const busiest = hours.reduce((best, hour, i) => ((hour?.calls ?? 0) > (hours[best]?.calls ?? 0) ? i : best), -1)
          return [date.format(at), calls, refused, errors, busiest < 0 ? 'none' : clock(busiest)]
        }),
      }}
    >
      <div class="week">
        {days.map(({ at, hours }) => [
          <span class="week-day" key={at.getTime()}>
            {shortDate.format(at)}
          </span>,
          ...hours.map((hour, i) => <Cell key={`${at.getTime()} ${i}`} at={at} i={i} hour={hour} most={most} />),
        ])}
        <span />
        {[0, 6, 12, 18].map(hour => (
          <span class="week-hour" key={hour}>
            {clock(hour)}
          </span>
        ))}
      </div>
      <p class="week-legend flow soft small">
        <span>Fewer</span>
        {[0, 1, 2, 3, 4].map(level => (
          <span key={level} class={`week-cell level-${level}`} />
        ))}
        <span>more calls</span>
        <span class="week-cell refused" />
        <span>refused</span>
      </p>
    </Figure>
  )
}

const totals = (hours: Hour[]) =>
  [sum(hours.map(({ calls }) => calls)), sum(hours.map(({ refused }) => refused)), sum(hours.map(({ errors }) => errors))] as const

/** A few calls are visible beside many. */
const levelOf = (calls: number, most: number) => (calls === 0 ? 0 : Math.max(1, Math.ceil(4 * Math.sqrt(calls / most))))

function Cell({ at, i, hour, most }: { at: Date; i: number; hour: Hour | undefined; most: number }) {
  if (!hour) return <span class="week-cell later" />
  const { calls, refused, errors } = hour
  const words = [count(calls, 'call'), refused > 0 && `${refused} refused`, errors > 0 && count(errors, 'error')].filter(Boolean).join(', ')
  return (
    <span
      class={`week-cell level-${levelOf(calls, most)} ${refused > 0 ? 'refused' : ''}`}
      title={`${date.format(at)}, ${clock(i)}: ${words}`}
    />
  )
}

function Summary({ days, hours }: { days: Day[]; hours: Hour[] }) {
  const [calls, refused, errors] = totals(hours)
  if (calls + refused === 0) return <>No calls in the last 7 days.</>
  const busiest = days
    .flatMap(({ at, hours }) => hours.map((hour, i) => ({ at, i, calls: hour?.calls ?? 0 })))
    .reduce((best, hour) => (hour.calls > best.calls ? hour : best))
  return (
    <span class="facts-line">
      <span>
        <b>{count(calls, 'call')}</b>
      </span>
      {refused > 0 && (
        <span class="tone bad">
          <b>{number(refused)} refused</b>
        </span>
      )}
      {errors > 0 && <span>{count(errors, 'error')}</span>}
      {calls > 0 && (
        <span class="soft">
          Busiest: {weekday.format(busiest.at)} {clock(busiest.i)}, {count(busiest.calls, 'call')}
        </span>
      )}
    </span>
  )
}
