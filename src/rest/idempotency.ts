import { hash } from 'node:crypto'
import type { Once } from '../core/world.ts'

/** The digest by which two requests are the same: operation and input. */
export const onceFor = (key: string, method: string, path: string, body: unknown): Once => ({
  key,
  requestHash: hash('sha256', JSON.stringify([method, path, body]), 'base64url'),
})
