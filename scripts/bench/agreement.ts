/** Checks that all contestants give the same answers, apart from what a row names. Of plain answers, only the identifiers are compared. */
import { isDeepStrictEqual } from 'node:util'
import { isWhole } from '../../src/core/log/log-check.ts'
import { seals } from '../../src/core/kit/seals.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Contestant } from './contestants.ts'
import { sealKey, type Data } from './data.ts'
import { putBack } from './put-back.ts'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

interface Body {
  id?: string
  items?: Body[]
  agent?: Body
  result?: { content: { text: string }[]; structuredContent: Body }
}
/** How many decisions are compared. Of all other requests, all are. */
const mostDecisions = 8
/** How many logs are checked. The first is that of a busy person. */
const mostLogs = 3

export async function checkAgreement(row: Row, contestants: Contestant[]) {
  const ours = contestants.at(-1)!
  for (const contestant of contestants)
    if (contestant.requests.length !== ours.requests.length)
      throw new Error(`${row.title}: the lists of ${contestant.server.name} have other pages than those of ${ours.server.name}`)
  const every = row.decides ? Math.ceil(ours.requests.length / mostDecisions) : 1
  for (let i = 0; i < ours.requests.length; i += every) {
    const right = await ask(ours, i, row)
    for (const contestant of contestants.slice(0, -1)) {
      const answer = await ask(contestant, i, row)
      if (contestant.server.kind === 'plain' ? isSameThing(answer, right) : isDeepStrictEqual(answer, right)) continue
      const told = [contestant.server.name, JSON.stringify(answer), ours.server.name, JSON.stringify(right)]
      throw new Error([`${row.title}: answers differ`, ...told].join('\n'))
    }
  }
  if (row.decides) for (const { server } of contestants) await putBack(server, row.decides)
}

type Answer = Awaited<ReturnType<typeof ask>>

async function ask({ server: { url }, requests }: Contestant, i: number, { mayDiffer }: Row) {
  const { path, ...request } = requests[i]!
  const response = await fetch(url + path, request)
  const text = await response.text()
  /** Whether such a field has a value must agree, although the value may not. */
  const read = (json: string) =>
    JSON.parse(json, (key, value) => (mayDiffer.includes(key) && value !== null ? 'may differ' : value)) as Body
  const body = read(/^data: (.*)$/m.exec(text)?.[1] ?? text)
  // Express adds a weak ETag of its own.
  return { status: response.status, etag: response.headers.get('etag')?.replace(/^W.*/, '') || undefined, body: essence(body, read) }
}

/** Only the tool's own result in an MCP answer. Each server adds its own name and hints around it. */
function essence(body: Body, read: (json: string) => Body) {
  if (!body.result) return body
  const { content, structuredContent } = body.result
  return { ...structuredContent, text: read(content[0]!.text) }
}

const isSameThing = (answer: Answer, right: Answer) =>
  answer.status === 200 && isDeepStrictEqual(identifiers(answer.body), identifiers(right.body))
const identifiers = ({ id, items = [], agent }: Body) => [id ?? agent?.id, ...items.map(item => item.id)]

/** Checks with the service's own rules that the audit logs of the people who have approved are whole, so that all have done the same work. */
export async function checkLogs(servers: Server[], { people }: Data) {
  for (const { kind, name, database } of servers) {
    if (kind === 'plain') continue
    const store = await openStore(database, createLog('silent'), { access: 'read' })
    for (const { human } of people.slice(0, mostLogs))
      if (!(await isWhole({ store, seals: seals([sealKey]) }, human.accountId))) throw new Error(`${name} has not kept the audit log`)
    await store.close()
  }
}
