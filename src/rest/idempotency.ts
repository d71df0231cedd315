import { createHash } from 'node:crypto'
import type { Once } from '../core/world.ts'

/** What makes two requests the same: what they ask for, and with what. */
export const onceFor = (key: string, method: string, path: string, body: unknown): Once => ({
  key,
  requestHash: createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('base64url'),
})
