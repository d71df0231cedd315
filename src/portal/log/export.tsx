/** Downloads the log of the chosen days as a file. It is a plain link, so the browser streams the file, however long it is. */
import { useState } from 'preact/hooks'
import type { paths } from '../../../generated/api.ts'
import { keysOf } from '../../shared/values.ts'
import { capitalised, Dialog, Input } from '../pieces/index.ts'
import { usePlace } from '../router.ts'
import { rangeOf } from '../pieces/range.ts'

type Format = NonNullable<paths['/audit-events/export']['get']['parameters']['query']>['format']
const titles: Record<NonNullable<Format>, string> = { ndjson: 'NDJSON', csv: 'CSV' }

export function Export({ onClose }: { onClose(): void }) {
  const { query } = usePlace()
  const [days, setDays] = useState({ from: query.get('from') ?? '', to: query.get('to') ?? '' })
  const range = rangeOf(new URLSearchParams(days))
  return (
    <Dialog title="Export the log" onClose={onClose}>
      <p>
        Exports all entries of these days, oldest first. The other filters do not apply, because a log with gaps cannot be checked. Leave
        the days empty to export the whole log.
      </p>
      <div class="pair">
        {(['from', 'to'] as const).map(end => (
          <Input
            key={end}
            name={`export-${end}`}
            label={capitalised(end)}
            type="date"
            value={days[end]}
            onChange={event => setDays({ ...days, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p class="flow">
        {keysOf(titles).map(format => (
          <a
            key={format}
            class="button main"
            download={`audit-log.${format}`}
            href={`/v1/audit-events/export?${new URLSearchParams({ format, ...range })}`}
          >
            Download {titles[format]}
          </a>
        ))}
      </p>
      <p class="soft small">
        NDJSON has one JSON object per line, for programs. CSV opens in a spreadsheet. Entries are numbered without gaps, and each hash
        covers its entry and the hash before it, so any change shows. Keep the last hash: if a later export does not have it, the log was
        cut off or rewritten. <a href="/verify">Verify an export</a> checks it in your browser, and each approval that a passkey has signed.
        The service also seals each entry with a key that is not in its database. The operator checks the seals with{' '}
        <code>make verify</code>.
      </p>
    </Dialog>
  )
}
