/**
 * Runs a story of a human and an agent. With DATA=rich it makes a large account instead: 20 agents, 26 quests, 201 waiting requests and
 * their history. It uses the service at BASE_URL if that is set (SETUP_CODE makes its account the first admin there; EMAIL and PASSWORD
 * are those of an existing account). Otherwise it starts its own, which stays open for somebody to look at.
 */
import { writePast } from './demo/past.ts'
import { rich } from './demo/rich.ts'
import { story } from './demo/story.ts'
import { visit, type Visitor } from './demo/visitor.ts'
import { startOwn } from './service.ts'

const { BASE_URL, SETUP_CODE, EMAIL: email, PASSWORD: password, DATA } = process.env
if (DATA && DATA !== 'rich') throw new Error(`There is no data set ${DATA}. DATA=rich is the only one.`)
/** The story ends by itself where nobody is watching, such as in a pipe. */
const stays = !BASE_URL && (DATA === 'rich' || process.stdout.isTTY)

/** After this time without a call an agent is no longer online. It is short, so that silent agents are soon seen to be silent. */
const onlineSeconds = 30
/** Connected agents call this often. */
const betweenCallsMs = 20_000

await run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
if (!stays) process.exit()

async function run() {
  const own = BASE_URL
    ? { url: BASE_URL.replace(/\/$/, ''), setupCode: SETUP_CODE }
    : await startOwn({ AQS_ONLINE_WINDOW_SECONDS: String(onlineSeconds) })
  const visitor = await visit({ ...own, email, password })
  const callAgain = await (DATA === 'rich' ? rich(visitor) : story(visitor))
  if (DATA === 'rich' && 'database' in own) writePast(own.database)
  if (BASE_URL || stays) sayWhere(visitor)
  if (!stays) return
  console.log('Press Ctrl+C to stop.')
  if (callAgain) setInterval(callAgain, betweenCallsMs)
}

function sayWhere(visitor: Visitor) {
  console.log(`\nAddress:  ${visitor.url}/\nE-mail:   ${visitor.email}\nPassword: ${password ? 'the one you gave' : visitor.password}`)
}
