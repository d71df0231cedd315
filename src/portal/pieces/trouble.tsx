/**
 * A problem, where it happened: what is wrong and what to do. For an error of the service it has the id of the request, which is in the log.
 * `onRetry` adds a button, if trying again makes sense.
 */
import type { Problem } from '../api.ts'
import { Button } from './button.tsx'

export function Trouble({ problem, onRetry }: { problem: Problem; onRetry?: (() => unknown) | undefined }) {
  const { title, detail, status } = problem
  const requestId = status >= 500 && problem.request_id
  return (
    <div class={`notice ${problem.code === 'offline' ? 'warn' : 'bad'}`} role="alert">
      <p>
        {addsTo(detail, title) && <strong>{title}. </strong>}
        {detail}
      </p>
      {problem.errors.length > 0 && (
        <ul>
          {problem.errors.map(({ pointer, message }) => (
            <li key={pointer + message}>
              <code>{pointer || '/'}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {(onRetry || requestId) && (
        <p class="notice-end facts-line">
          {onRetry && (
            <Button small onClick={() => void onRetry()}>
              Try again
            </Button>
          )}
          {requestId && <code class="soft">{requestId}</code>}
        </p>
      )}
    </div>
  )
}

/** Whether the title has a word that the detail does not have: "Wrong password" adds nothing to "The current password is wrong". */
function addsTo(detail: string, title: string) {
  const known = new Set(words(detail))
  return words(title).some(word => !known.has(word))
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []
