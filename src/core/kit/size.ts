import { DomainError } from './errors.ts'

/** The size of a free-form value is limited, because it is stored and shown to people. */
export function checkSize(value: unknown, mostBytes: number, pointer: string) {
  if (Buffer.byteLength(JSON.stringify(value)) <= mostBytes) return
  const message = `must not exceed ${mostBytes} bytes as JSON`
  throw new DomainError('validation_failed', `${pointer} ${message}.`, { issues: [{ pointer, code: 'maxBytes', message }] })
}
