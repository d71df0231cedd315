import { DomainError } from './errors.ts'

/** What may have any form is kept and shown to people, so it may not have any length. */
export function checkSize(value: unknown, mostBytes: number, pointer: string) {
  if (Buffer.byteLength(JSON.stringify(value)) <= mostBytes) return
  const message = `may have ${mostBytes} bytes as JSON`
  throw new DomainError('validation_failed', `${pointer} ${message}.`, { issues: [{ pointer, code: 'maxBytes', message }] })
}
