/** The humans' door in the usual way: plain Express, a route for each operation, res.json. */
// oxlint-disable no-async-endpoint-handlers -- Express 5 handles rejections
import { env } from 'node:process'
import express, { type Request, type Response } from 'express'
import { newRequestId, openAnswers, type Answer } from './answers.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
const app = express()

app.use(express.json())
app.use((_req, res, next) => {
  res.set('X-Request-Id', (res.locals['id'] = newRequestId())).set('Cache-Control', 'no-store')
  next()
})
app.get('/v1/quests', (req, res) => send(res, answers.quests(req.headers.authorization, ...pageIn(req))))
app.get('/v1/quests/:slug', (req, res) => send(res, answers.quest(req.headers.authorization, req.params.slug)))
app.get('/v1/approvals', (req, res) => send(res, answers.approvals(req.headers.authorization, ...pageIn(req))))
app.post('/v1/approvals/:id/approve', async (req, res) =>
  send(res, await answers.approve(req.headers.authorization, req.params.id, res.locals['id'] as string)),
)

const pageIn = ({ query }: Request) => [Number(query['limit'] ?? 20), query['cursor'] as string | undefined] as const

function send(res: Response, { status, body, etag }: Answer) {
  if (etag) res.set('ETag', etag)
  res.status(status).json(body)
}

app.listen(Number(env['PORT']))
