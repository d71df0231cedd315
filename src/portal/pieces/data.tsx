/** JSON as a labelled table, and as it came. Values are shown as plain text, whatever they hold. */
import type { ComponentChildren } from 'preact'
import { plain, plainJson } from './plain.ts'

type Json = unknown

export const Data = ({ value, raw = true, digest }: { value: Json; raw?: boolean; digest?: string }) => (
  <div class="data">
    <Value value={value} />
    {raw && (
      <details>
        <summary>Exactly as it was sent</summary>
        {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre tabIndex={0} role="region" aria-label="As it was sent">
          <bdi>{plainJson(value)}</bdi>
        </pre>
        {digest && (
          <p class="data-digest">
            Digest <code>{digest}</code>
          </p>
        )}
      </details>
    )}
  </div>
)

/** Facts with their names: <Facts rows={[['Due', <When at={due_at} />]]} />. Rows without a value are left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: ComponentChildren])[] }) => (
  <dl class="facts">
    {rows
      .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

function Value({ value }: { value: Json }): ComponentChildren {
  if (value === null || value === undefined || value === '') return <span class="soft">nothing</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return <bdi class="words">{plain(String(value))}</bdi>
  if (!Array.isArray(value))
    return <Facts rows={Object.entries(value).map(([key, inner]) => [plain(key.replaceAll('_', ' ')), <Value value={inner} />])} />
  if (value.length === 0) return <span class="soft">none</span>
  return (
    <ol class="data-list">
      {value.map((item, i) => (
        <li key={i}>
          <Value value={item} />
        </li>
      ))}
    </ol>
  )
}
