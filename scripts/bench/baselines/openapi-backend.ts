/** The humans' door on openapi-backend as its documentation shows it: in Express, with its own router and request validation. */
// oxlint-disable no-async-endpoint-handlers -- Express 5 handles rejections
import { createRequire } from 'node:module'
import { env } from 'node:process'
import type addFormats from 'ajv-formats'
import express, { type Request, type Response } from 'express'
import { OpenAPIBackend, type Context } from 'openapi-backend'
import document from '../../../generated/openapi.json' with { type: 'json' }
import { newRequestId, openAnswers, type Answer } from './answers.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
const withFormats = createRequire(import.meta.url)('ajv-formats') as typeof addFormats.default

const api = new OpenAPIBackend({
  definition: document as never,
  apiRoot: '/v1',
  // Its own check rejects contracts in OpenAPI 3.1.
  quick: true,
  ajvOpts: { strict: false },
  customizeAjv: ajv => withFormats(ajv as never) as never,
})
const textOf = (value: unknown) => String(value)
const pageIn = ({ request: { query } }: Context) => [Number(query['limit'] ?? 20), query['cursor'] as string | undefined] as const
api.register({
  listQuests: (call: Context, req: Request) => answers.quests(req.headers.authorization, ...pageIn(call)),
  getQuest: (call: Context, req: Request) => answers.quest(req.headers.authorization, textOf(call.request.params['id_or_slug'])),
  listApprovals: (call: Context, req: Request) => answers.approvals(req.headers.authorization, ...pageIn(call)),
  approveApproval: (call: Context, req: Request, res: Response) =>
    answers.approve(req.headers.authorization, textOf(call.request.params['id']), res.locals['id'] as string),
  notFound: () => answers.nothing,
  validationFail: ({ validation }: Context): Answer => ({ status: 400, body: { errors: validation.errors } }),
  unauthorizedHandler: () => answers.noKey,
  postResponseHandler: ({ response }: Context, _req: Request, res: Response) => {
    const { status, body, etag } = response as Answer
    if (etag) res.set('ETag', etag)
    res.status(status).json(body)
  },
})
// The handlers find the session themselves, as in the other baselines.
api.registerSecurityHandler('sessionToken', (_: Context, req: Request) => req.headers.authorization !== undefined)
await api.init()

const app = express()
app.use(express.json())
app.use((_req, res, next) => {
  res.set('X-Request-Id', (res.locals['id'] = newRequestId())).set('Cache-Control', 'no-store')
  next()
})
app.use(async (req, res) => {
  await api.handleRequest(
    { method: req.method, path: req.path, body: req.body as unknown, query: req.query as never, headers: req.headers as never },
    req,
    res,
  )
})
app.listen(Number(env['PORT']))
