/** One line of the log, under its day. When it is open, it shows all details. */
import './log.css'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Button, ButtonLink, Facts, Value } from '../pieces/index.ts'
import { placeOf, Sentence, type Reader } from './sentence.tsx'
import { dates, toTheMinute } from '../formats.ts'

type Event = Schemas['AuditEvent']

const time = dates(toTheMinute)
const exact = dates({ dateStyle: 'full', timeStyle: 'long' })
const day = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const dayOf = ({ created_at: at }: Event) => day.format(new Date(at))

interface Entry {
  event: Event
  /** The one above it. */
  before: Event | undefined
  reader: Reader
}

export function Entry({ event, before, reader }: Entry) {
  const [isOpen, setOpen] = useState(false)
  const starts = !before || dayOf(before) !== dayOf(event)
  return (
    <>
      {starts && <h2 class="day label soft">{dayOf(event)}</h2>}
      <div class="entry">
        <time class="soft small" dateTime={event.created_at} title={exact.format(new Date(event.created_at))}>
          {time.format(new Date(event.created_at))}
        </time>
        <Sentence event={event} reader={reader} />
        <Button small tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Details<span class="unseen"> of entry {event.seq}</span>
        </Button>
      </div>
      {isOpen && <Details event={event} reader={reader} />}
    </>
  )
}

function Details({ event, reader }: { event: Event; reader: Reader }) {
  const { seq, created_at: at, action, actor, target, request_id, data, hash, prev_hash } = event
  const isOwn = reader.whose === undefined
  const place = placeOf(event, reader)
  return (
    <div class="entry-details stack gap3 small">
      <Facts
        rows={[
          ['When', exact.format(new Date(at))],
          ['What', <code>{action}</code>],
          ['Who', <code>{`${actor.type} ${actor.id}`}</code>],
          [
            'About',
            place ? (
              <a href={place}>
                <code>{target.id}</code>
              </a>
            ) : (
              <code>{target.id}</code>
            ),
          ],
          ['Request ID', <code>{request_id}</code>],
          ['Entry number', seq],
          ['Hash', <code>{hash}</code>],
          ['Previous hash', prev_hash ? <code>{prev_hash}</code> : 'none, because this is the first entry'],
        ]}
      />
      {Object.keys(data).length > 0 && <Value value={data} />}
      {isOwn && (
        <p>
          <ButtonLink small href={`#log?target=${target.id}`}>
            All entries about this {target.type}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
