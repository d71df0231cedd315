/** The humans' door on Fastify as its documentation shows it: a route with a schema for each operation, which returns its answer. */
import { env } from 'node:process'
import fastify, { type FastifyReply } from 'fastify'
import { newRequestId, openAnswers, type Answer } from './answers.ts'

const answers = await openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
const app = fastify({ genReqId: newRequestId })

app.addHook('onRequest', async (req, reply) => {
  reply.header('X-Request-Id', req.id).header('Cache-Control', 'no-store')
})
const page = {
  schema: { querystring: { type: 'object', properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 } } } },
}
const limitOf = (query: unknown) => (query as { limit: number }).limit
app.get('/v1/quests', page, async (req, reply) => send(reply, await answers.quests(req.headers.authorization, limitOf(req.query))))
app.get('/v1/quests/:slug', async (req, reply) =>
  send(reply, await answers.quest(req.headers.authorization, (req.params as { slug: string }).slug)),
)
app.get('/v1/approvals', page, async (req, reply) => send(reply, await answers.approvals(req.headers.authorization, limitOf(req.query))))
app.post('/v1/approvals/:id/approve', async (req, reply) =>
  send(reply, await answers.approve(req.headers.authorization, (req.params as { id: string }).id, req.id)),
)

function send(reply: FastifyReply, { status, body, etag }: Answer) {
  if (etag) reply.header('ETag', etag)
  reply.code(status)
  return body
}

await app.listen({ port: Number(env['PORT']) })
