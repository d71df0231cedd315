import { DomainError } from './errors.ts'

/** A value of any form is stored and shown to people, so its size is limited. */
export function checkSize(value: unknown, mostBytes: number, pointer: string) {
  if (Buffer.byteLength(JSON.stringify(value)) <= mostBytes) return
  const message = `may have ${mostBytes} bytes as JSON`
  throw new DomainError('validation_failed', `${pointer} ${message}.`, { issues: [{ pointer, code: 'maxBytes', message }] })
}
