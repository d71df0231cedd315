/** JSON as a table with labels, and as it was sent. Values are shown as plain text. */
import type { ComponentChildren } from 'preact'
import { plain, plainJson } from '../../shared/plain.ts'

type Json = unknown

export const Data = ({ value, digest }: { value: Json; digest?: string }) => (
  <div class="data stack gap3">
    <Value value={value} />
    <AsSent value={value} {...(digest && { digest })} />
  </div>
)

/** JSON as it was sent, when it is opened. */
export const AsSent = ({ value, digest }: { value: Json; digest?: string }) => (
  <details class="as-sent">
    <summary class="soft small">Exactly as it was sent</summary>
    {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
    <pre tabIndex={0} role="region" aria-label="As it was sent">
      <bdi>{plainJson(value)}</bdi>
    </pre>
    {digest && (
      <p class="data-digest soft small">
        Digest <code>{digest}</code>
      </p>
    )}
  </details>
)

/** Facts with their labels: <Facts rows={[['Due', <When at={due_at} />]]} />. Rows without a value are left out. */
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

/** A numbered list of plain texts. */
export const List = ({ items, look = '' }: { items: readonly string[]; look?: string }) => (
  <ol class={`numbered ${look}`}>
    {items.map((item, i) => (
      <li key={i}>{plain(item)}</li>
    ))}
  </ol>
)

/** Links in full: their text is somebody else's. Only addresses of web pages can be followed. */
export const Links = ({ links }: { links: readonly string[] }) => (
  <ul class="stack gap1">
    {links.map(link => (
      <li key={link}>
        {link.startsWith('https://') ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            <bdi>{plain(link)}</bdi>
          </a>
        ) : (
          <bdi>{plain(link)}</bdi>
        )}
      </li>
    ))}
  </ul>
)

export function Value({ value }: { value: Json }): ComponentChildren {
  if (value === null || value === undefined || value === '') return <span class="soft">nothing</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return <bdi class="words">{plain(String(value))}</bdi>
  if (!Array.isArray(value))
    return <Facts rows={Object.entries(value).map(([key, inner]) => [plain(key.replaceAll('_', ' ')), <Value value={inner} />])} />
  if (value.length === 0) return <span class="soft">none</span>
  return (
    <ol class="numbered">
      {value.map((item, i) => (
        <li key={i}>
          <Value value={item} />
        </li>
      ))}
    </ol>
  )
}
