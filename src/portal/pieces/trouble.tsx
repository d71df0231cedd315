/**
 * A problem, told where it happened: what it was and what to do; and of a fault of the service, the request's id to quote, which is in its log.
 * `onRetry` where trying again makes sense.
 */
import type { Problem } from '../api.ts'
import { Button } from './button.tsx'

export function Trouble({ problem, onRetry }: { problem: Problem; onRetry?: (() => unknown) | undefined }) {
  const { title, detail, status } = problem
  const requestId = status >= 500 && problem.request_id
  return (
    <div class={`trouble ${problem.code === 'offline' ? 'offline' : ''}`} role="alert">
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
        <p class="trouble-end">
          {onRetry && (
            <Button small onClick={() => void onRetry()}>
              Try again
            </Button>
          )}
          {requestId && <code>{requestId}</code>}
        </p>
      )}
    </div>
  )
}

/** Whether the title has a word that the detail has not: "Wrong password" adds nothing to "The current password is wrong". */
function addsTo(detail: string, title: string) {
  const known = new Set(words(detail))
  return words(title).some(word => !known.has(word))
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []
