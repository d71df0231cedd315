/** A problem, told where it happened: what it was, what to do, and the request's id to quote. `onRetry` where trying again makes sense. */
import type { Problem } from '../api.ts'
import { Button } from './button.tsx'

export function Trouble({ problem, onRetry }: { problem: Problem; onRetry?: (() => unknown) | undefined }) {
  return (
    <div class={`trouble ${problem.code === 'offline' ? 'offline' : ''}`} role="alert">
      <p>
        <strong>{problem.title}.</strong> {problem.detail}
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
      {(onRetry || problem.request_id) && (
        <p class="trouble-end">
          {onRetry && (
            <Button small onClick={() => void onRetry()}>
              Try again
            </Button>
          )}
          {problem.request_id && <code>{problem.request_id}</code>}
        </p>
      )}
    </div>
  )
}
