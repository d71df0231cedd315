import { hash } from 'node:crypto'
import type { Once } from '../../core/kit/world.ts'

/** A digest of the operation and the input. Requests with equal digests are the same. */
export const onceFor = (key: string, method: string, path: string, body: unknown): Once => ({
  key,
  requestHash: hash('sha256', JSON.stringify([method, path, body]), 'base64url'),
})
