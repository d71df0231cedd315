import { createHash } from 'node:crypto'
import type { Once } from '../core/world.ts'

/** The digest by which two requests are the same: operation and input. */
export const onceFor = (key: string, method: string, path: string, body: unknown): Once => ({
  key,
  requestHash: createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('base64url'),
})
