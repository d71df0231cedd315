/** Times as people say them. They tick together; the exact time is in the title. */
import type { ComponentChildren } from 'preact'
import { useTime } from '../clock.ts'
import { dates, shortDay } from '../formats.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Within this time, days are shown with their hours. */
const hoursCount = 3 * day

const exact = dates({ dateStyle: 'full', timeStyle: 'medium' })
const date = dates(shortDay)
const oldDate = dates({ ...shortDay, year: 'numeric' })

/** "40 s ago", "in 3 h 20 min", "12 Nov"; with a label, "seen 40 s ago". */
export function When({ at, label }: { at: string; label?: ComponentChildren }) {
  const then = new Date(at)
  const words = useTime(now => relative(then.getTime(), now))
  return (
    <span>
      {label}
      {label && ' '}
      <time dateTime={at} title={exact.format(then)}>
        {words}
      </time>
    </span>
  )
}

/** "1 d 23 h"; with a label, "due in 1 d 23 h". At the end it stays at "0 s". */
export function Countdown({ to, label }: { to: string; label?: string }) {
  const end = new Date(to)
  const seconds = useTime(now => shown(Math.floor((end.getTime() - now) / 1000)))
  const time = (
    <time class={seconds < hour ? 'tone warn' : undefined} dateTime={to} title={exact.format(end)}>
      {span(seconds)}
    </time>
  )
  return label ? (
    <span>
      {label} {time}
    </span>
  ) : (
    time
  )
}

/** The seconds that the words of a countdown depend on: from an hour on only its minutes count. */
const shown = (seconds: number) => Math.max(0, seconds < hour ? seconds : seconds - (seconds % minute))

/** A length of time, as a countdown shows it: "23 h 10 min". */
export const duration = (ms: number) => span(Math.max(0, Math.floor(ms / 1000)))

function relative(then: number, now: number) {
  const seconds = Math.floor(Math.abs(then - now) / 1000)
  if (seconds < 5) return 'now'
  if (seconds >= 7 * day) return (new Date(then).getFullYear() === new Date(now).getFullYear() ? date : oldDate).format(then)
  return then > now ? `in ${seconds < hour ? roughly(seconds) : span(seconds)}` : `${roughly(seconds)} ago`
}

function roughly(seconds: number) {
  if (seconds < minute) return `${seconds} s`
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`
  if (seconds < day) return `${Math.floor(seconds / hour)} h`
  return `${Math.floor(seconds / day)} d`
}

function span(seconds: number) {
  if (seconds < minute) return `${seconds} s`
  if (seconds < hour) return `${Math.floor(seconds / minute)} min ${String(seconds % minute).padStart(2, '0')} s`
  if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`
  const days = `${Math.floor(seconds / day)} d`
  return seconds < hoursCount ? `${days} ${Math.floor((seconds % day) / hour)} h` : days
}
