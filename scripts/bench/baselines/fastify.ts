/** The humans' door on Fastify as its documentation shows it: a route with a schema for each operation, which returns its answer. */
import { env } from 'node:process'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { newRequestId, openAnswers, type Answer } from './answers.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
const app = fastify({ genReqId: newRequestId })

app.addHook('onRequest', async (req, reply) => {
  reply.header('X-Request-Id', req.id).header('Cache-Control', 'no-store')
})
const limit = { type: 'integer', minimum: 1, maximum: 100, default: 20 }
const page = { schema: { querystring: { type: 'object', properties: { limit, cursor: { type: 'string' } } } } }
const pageIn = ({ query }: FastifyRequest) => {
  const { limit, cursor } = query as { limit: number; cursor?: string }
  return [limit, cursor] as const
}
app.get('/v1/quests', page, async (req, reply) => send(reply, answers.quests(req.headers.authorization, ...pageIn(req))))
app.get('/v1/quests/:slug', async (req, reply) =>
  send(reply, answers.quest(req.headers.authorization, (req.params as { slug: string }).slug)),
)
app.get('/v1/approvals', page, async (req, reply) => send(reply, answers.approvals(req.headers.authorization, ...pageIn(req))))
app.post('/v1/approvals/:id/approve', async (req, reply) =>
  send(reply, await answers.approve(req.headers.authorization, (req.params as { id: string }).id, req.id)),
)

function send(reply: FastifyReply, { status, body, etag }: Answer) {
  if (etag) reply.header('ETag', etag)
  reply.code(status)
  return body
}

await app.listen({ port: Number(env['PORT']) })
