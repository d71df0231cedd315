/** Who looks at the screens, and at what: nothing yet, much of everything, or all that can appear beside a screen. */
import type { Page } from 'playwright-core'
import { human } from '../../../scripts/demo/doors.ts'
import { rich } from '../../../scripts/demo/rich.ts'
import { addActivity } from '../../../src/store/agents/activity.ts'
import { run } from '../../../src/store/index.ts'
import type { Person, Schemas } from '../../support/client.ts'
import { anotherAdmin, askFor, newAgent, openQuest } from '../../support/domain.ts'
import type { World } from '../../support/world.ts'
import { agentAtWork } from '../agent.ts'
import { pretend } from '../device.ts'
import type { portal } from '../support.ts'
import { viewport } from './look.ts'

export interface State {
  page: Page
  url: string
  /** The identifiers for `:id` in an address, by the name before it. */
  ids: Record<string, string>
  /** The areas that this person has, as far as another person does not see the same there. */
  has(area: string): boolean
  /** What happens before the screens are looked at. */
  prepare?(open: (address: string) => Promise<void>, addresses: string[]): Promise<void>
}
type Hosts = ReturnType<typeof portal>

/** The areas of the navigation that are looked at in `make test`. */
export const daily = ['home', 'inbox', 'agents']

type States = Record<string, (hosts: Hosts) => Promise<State>>

/** The states that `make test` looks at. */
export const usualStates: States = { 'on the first day of a member': firstDayOfMember, 'with much of everything': muchOfEverything }

export const states: States = {
  ...usualStates,
  'on the first day of a service': async hosts => {
    const world = await hosts.open()
    return {
      page: await visit(hosts, world, await world.human()),
      url: world.url,
      ids: nothing,
      has: area => area === 'home' || isDesk(area),
    }
  },
  'with offers and banners': offersAndBanners,
}

const isDesk = (area: string) => area.startsWith('desk/')

const nothing = {
  inbox: 'apr_01jcz3m5x8q4r7t2v6w9y1a0bc',
  approvals: 'apr_01jcz3m5x8q4r7t2v6w9y1a0bc',
  agents: 'agt_01jcz3m5x8q4r7t2v6w9y1a0bc',
  quests: 'a-quest-that-nobody-wrote',
  work: 'par_01jcz3m5x8q4r7t2v6w9y1a0bc',
  'account/notifications': 'chn_01jcz3m5x8q4r7t2v6w9y1a0bc',
  'desk/quests': 'qst_01jcz3m5x8q4r7t2v6w9y1a0bc',
}

const withMail = { AQS_SMTP_URL: 'smtp://127.0.0.1:25', AQS_MAIL_FROM: 'quest@example.com' }

async function firstDayOfMember(hosts: Hosts): Promise<State> {
  const world = await hosts.open({ AQS_STARTER_QUESTS: 'on' })
  await world.human()
  const ids = { ...nothing, quests: 'introduce-yourself' }
  return { page: await visit(hosts, world, await world.human()), url: world.url, ids, has: area => !isDesk(area) }
}

async function muchOfEverything(hosts: Hosts): Promise<State> {
  const world = await hosts.open({ ...withMail, AQS_STARTER_QUESTS: 'on', AQS_MCP_BURST: '1000' })
  // Time passes, so that lists have an order.
  Object.defineProperty(world.clock, 'now', { get: Date.now })
  const ada = await world.human('ada')
  await rich({ ...ada, url: world.url, rest: human(world.url, ada.token) }, () => undefined)
  await addPeople(world, ada)
  const { body: agents } = await ada.get<Schemas['AgentPage']>('/v1/agents?limit=100')
  await addWeek(world, agents.items)
  const first = async (path: string) => (await ada.get<{ items: { id: string }[] }>(path)).body.items[0]!.id
  const request = await first('/v1/approvals?status=pending')
  const ids = {
    inbox: request,
    approvals: request,
    agents: agents.items.toSorted((a, b) => b.name.length - a.name.length)[0]!.id,
    quests: 'compare-three-battery-chemistries',
    work: await first('/v1/participations'),
    'account/notifications': await addChannels(ada),
    'desk/quests': await first('/v1/admin/quests?status=open'),
  }
  return { page: await visit(hosts, world, ada), url: world.url, ids, has: () => true }
}

/** A reviewer with a first agent and a suspended one, whose connection is lost. The data is as last known. */
async function offersAndBanners(hosts: Hosts): Promise<State> {
  const world = await hosts.open()
  const ada = await world.human()
  const ben = await world.human()
  await ada.patch(`/v1/admin/accounts/${ben.account.id}`, '*', { role: 'reviewer' })
  const quest = await openQuest(ada)
  const agent = await agentAtWork(world, ben, { join_quest: 'allow' })
  const { participation } = await agent.join(quest.slug)
  await agent.leave()
  const titles = ['Buy a book', 'Buy a pen', 'Buy paper', 'Buy ink', 'Buy a stamp']
  const requests: string[] = []
  for (const title of titles) requests.push((await askFor(world, agent, title)).id)
  const [later, request] = requests as [string, string]
  const held = await newAgent(world, ben)
  await ada.post(`/v1/admin/agents/${held.id}/suspend`, { reason: 'It called every minute of the night' })
  await ben.post(`/v1/agents/${held.id}/suspend`, { reason: 'On holiday' })

  const page = await visit(hosts, world, ben)
  const ids = { ...nothing, inbox: request, approvals: request, agents: held.id, quests: quest.slug, work: participation.id }
  const has = (area: string) => !isDesk(area) || area === 'desk/reviews'
  return { page, url: world.url, ids, has, prepare: disconnect(page, `inbox/${later}`) }
}

/** Reads every screen, postpones a request, which leaves a message on the screen, and switches the network off. */
const disconnect =
  (page: Page, request: string): Required<State>['prepare'] =>
  async (open, addresses) => {
    for (const address of [...addresses, request]) await open(address)
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.getByRole('complementary', { name: 'Notifications' }).waitFor()
    await page.context().setOffline(true)
    await open(addresses[0]!)
    await page.getByText('Not connected.').waitFor()
  }

async function visit({ visit }: Hosts, world: World, person: Person) {
  const { script } = pretend('https://push.example/device')
  const page = await visit(world, '', { viewport, reducedMotion: 'reduce', as: person, script })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function addPeople(world: World, admin: Person) {
  await admin.patch('/v1/me', '*', { display_name: 'Grace Hopper-Wollstonecraft de la Fontaine' })
  await anotherAdmin(world, 'rosalind.franklin-of-the-first-floor')
  for (const role of ['reviewer', 'author', 'member'] as const) {
    const { account } = await world.human(`${role}.of.the.department`)
    await admin.patch(`/v1/admin/accounts/${account.id}`, '*', { role })
    await admin.post('/v1/admin/invitations', { email: `new.${role}@example.com`, role })
  }
}

/** Calls of the last week. Nobody can make them afterwards, so they are written into the database. */
async function addWeek(world: World, agents: Schemas['Agent'][]) {
  const hourMs = 60 * 60_000
  const hour = Math.floor(world.clock.now / hourMs)
  await world.store.transaction(function* () {
    for (const [n, { id: agentId }] of agents.entries())
      for (let ago = 1; ago < 7 * 24; ago += 1 + (n % 5))
        yield* run(addActivity, {
          agentId,
          at: (hour - ago) * hourMs,
          calls: (ago * 7 + n) % 90,
          refused: ago % 41 === 0 ? 3 : 0,
          errors: ago % 3,
          points: 0,
        })
  })
}

async function addChannels(owner: Person) {
  const add = (channel: object) => owner.post<Schemas['CreatedChannel']>('/v1/channels', channel)
  await add({ type: 'email', label: 'Work', address: 'grace.hopper-wollstonecraft@a-long-department.example.com' })
  await add({ type: 'webhook', label: 'Phone on the night table', url: 'https://ntfy.sh/quest-5f1c', format: 'ntfy' })
  const url = 'https://example.com/hooks/agent-quest/0123456789'
  return (await add({ type: 'webhook', label: 'Home server', url, format: 'standard' })).body.channel.id
}
