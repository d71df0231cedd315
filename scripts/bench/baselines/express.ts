/** The humans' door the way most write it: plain Express, a route for each operation, res.json. */
// oxlint-disable no-async-endpoint-handlers -- Express 5 sees to rejections
import { env } from 'node:process'
import express from 'express'
import { accountOf, agentBody, listBody } from './answers.ts'
import { openFacts, type AgentRow } from './facts.ts'

const facts = openFacts(env.DATABASE_URL!)
const app = express()

app.use(express.json())

app.use('/v1', async (req, res, next) => {
  const accountId = await accountOf(facts, req.headers.authorization)
  if (!accountId) return void res.status(401).json({ message: 'Sign in first.' })
  res.locals['accountId'] = accountId
  next()
})

app.get('/v1/agents', async (req, res) => {
  const limit = Number(req.query['limit'] ?? 20)
  res.json(listBody(await facts.agents(res.locals['accountId'] as string, limit), limit))
})

app.get('/v1/agents/:id', async (req, res) => {
  sendAgent(res, await facts.agent(req.params.id, res.locals['accountId'] as string))
})

app.patch('/v1/agents/:id', async (req, res) => {
  sendAgent(res, await facts.renameAgent(req.params.id, res.locals['accountId'] as string, (req.body as { name: string }).name))
})

function sendAgent(res: express.Response, agent: AgentRow | undefined) {
  if (!agent) return void res.status(404).json({ message: 'There is no such agent.' })
  res.set('ETag', `"v${agent.version}"`).json(agentBody(agent))
}

app.listen(Number(env.PORT))
