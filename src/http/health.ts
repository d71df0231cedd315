import { Router } from 'express'
import { exchangeOf, readMethods, respond } from './exchange.ts'
import { Refusal } from './refusal.ts'

/** `/healthz` says that the process runs. `/readyz` says whether it can work now: if not, it answers 503. */
export function health(ready: () => Promise<void>) {
  const json = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store']
  const router = Router()
  router.get('/healthz', (_req, res) => {
    exchangeOf(res).route = 'healthz'
    respond(res, 200, json, '{"status":"ok"}')
  })
  router.get('/readyz', async (_req, res) => {
    exchangeOf(res).route = 'readyz'
    await ready().then(
      () => respond(res, 200, json, '{"status":"ready"}'),
      () => respond(res, 503, [...json, 'Retry-After', '1'], '{"status":"not ready"}'),
    )
  })
  router.all(['/healthz', '/readyz'], (req, res) => {
    if (req.method === 'OPTIONS') return respond(res, 204, ['Allow', readMethods])
    throw new Refusal('method_not_allowed', 'This resource can only be read.', { Allow: readMethods })
  })
  return router
}
