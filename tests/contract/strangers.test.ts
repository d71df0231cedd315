/**
 * Who may not ask, and whose role is enough, for every operation of the contract. Paths and bodies are made from the document, so a new
 * operation is covered as soon as it is declared; where something of it is not known here, the tests say what is missing.
 */
import { expect, test } from '@jest/globals'
import { roles } from '../../src/portal/people/roles.ts'
import { keysOf } from '../../src/shared/values.ts'
import type { Person, Schemas, Sent } from '../support/client.ts'
import { at, operations } from '../support/contract.ts'
import { allowAll, askFor, holder, joinAt, openQuest, questRow, work } from '../support/domain.ts'
import { allScopes, newPasskey, newToken, newTotp } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
type Operation = (typeof operations)[number]
/** An id for each path parameter, by the parameter's name in the contract. */
type Ids = Record<string, string>

type Role = Schemas['Role']
/** Each role includes those before it. */
const inOrder = keysOf(roles)
const of = (role: Role, ...operations: string[]) => Object.fromEntries(operations.map(id => [id, role]))

/** What somebody has: a new kind of path parameter needs a thing of its kind here. */
async function belongingsOf(world: World, person: Person, quest: Schemas['Quest']) {
  const agent = await person.agent('Scout', { policy: allowAll })
  const { key, secret } = await person.key(agent.id)
  const as = () => holder(world, secret)
  const participationId = await joinAt(world, { as }, quest.id)
  const submitted = await world.core.participations.submit(await as(), await questRow(world, quest.id), work, null)
  const approval = await askFor(world, { as })
  const url = `https://example.com/${agent.id}?token=${urlSecret}`
  const { body: created } = await person.post<Schemas['CreatedChannel']>('/v1/channels', { ...webhook, url })
  const { channel } = created
  const { body: delivery } = await person.post<Schemas['Delivery']>(`/v1/channels/${channel.id}/test`)
  const service = await newToken(world, person, 'read')
  const { passkey, recovery_codes } = await newPasskey(person)
  const { invitation, token } = await world.core.invitations.create(
    { ...(await humanOf(world, person)), role: 'admin' },
    { role: 'member' },
  )
  const ids: Ids = {
    AgentId: agent.id,
    KeyId: key.id,
    SessionId: person.session.id,
    ParticipationId: participationId,
    ApprovalId: approval.id,
    SubmissionId: (submitted.outcome === 'done' && submitted.result.submissionId) || '',
    AccountId: person.account.id,
    InvitationId: invitation.id,
    PasskeyId: passkey.id,
    QuestId: quest.id,
    QuestIdOrSlug: quest.slug,
    ChannelId: channel.id,
    DeliveryId: delivery.id,
    TokenId: service.token.id,
  }
  const secrets = [secret, service.secret, urlSecret, created.secret!, token, ...recovery_codes!]
  return { ids, secret, code: recovery_codes![0]!, secrets }
}
const urlSecret = 'do-not-leak'
const webhook = { type: 'webhook', label: 'Home server', format: 'standard' }
const humanOf = (world: World, { token }: Person) => world.core.sessions.authenticate(token, 'test')
const sharedQuest = (admin: Person) => openQuest(admin, { slots: 100 })

const closed = operations.filter(operation => operation.security?.length !== 0)
const forAdmins = closed.filter(operation => operation.tags.includes('Admin'))
/** Open quests are for everybody who is signed in. */
const owned = closed.filter(
  operation => !forAdmins.includes(operation) && operation.operationId !== 'getQuest' && parametersOf(operation).length > 0,
)
/** The lowest role that may use each operation. */
const neededRole: Record<string, Role> = {
  ...of(
    'reviewer',
    'adminListQuests',
    'adminGetQuest',
    'adminListSubmissions',
    'adminGetSubmission',
    'adminAcceptSubmission',
    'adminRequestRevision',
    'adminRejectSubmission',
  ),
  ...of(
    'author',
    'adminCreateQuest',
    'adminUpdateQuest',
    'adminDeleteQuest',
    'adminPublishQuest',
    'adminCloseQuest',
    'adminReopenQuest',
    'adminCancelQuest',
  ),
  ...of('admin', 'adminListAccounts', 'adminGetAccount', 'adminUpdateAccount', 'adminSuspendAccount', 'adminResumeAccount'),
  ...of(
    'admin',
    'adminCreateRecoveryLink',
    'adminListInvitations',
    'adminGetInvitation',
    'adminCreateInvitation',
    'adminRevokeInvitation',
    'adminListAuditEvents',
  ),
  ...of('admin', 'adminListAgents', 'adminGetAgent', 'adminSuspendAgent', 'adminResumeAgent'),
}
const reads = closed.filter(operation => operation.method === 'GET' && answersJson(operation) && !forAdmins.includes(operation))

onEachStore('strangers', open => {
  test('an operation without a session that holds is refused, whatever else is sent, and nothing changes', async () => {
    const world = await open()
    const [ada, evicted] = [await world.human(), await world.human()]
    const { ids, secret, code } = await belongingsOf(world, ada, await sharedQuest(ada))
    await ada.post(`/v1/admin/accounts/${evicted.account.id}/suspend`)
    world.clock.advance(7 * 24 * 60 * 60 * 1000)
    const token = await signIn(world, ada, code)
    const before = await everythingThat(world, token, ids)

    const credentials: [who: string, secret: string | undefined, code: Problem['code']][] = [
      ['nobody', undefined, 'unauthenticated'],
      ['an expired session', ada.token, 'unauthenticated'],
      ['a suspended account', evicted.token, 'unauthenticated'],
      ['a session that never was', `aqs_session_${'0'.repeat(36)}`, 'unauthenticated'],
      ['an agent', secret, 'agent_key_not_accepted'],
    ]
    for (const operation of closed) {
      const { path, sent } = requestTo(operation, ids)
      for (const [who, secret, code] of credentials) {
        const ways: Sent[] = secret ? [{ token: secret }, { cookie: `aqs_session=${secret}` }] : [{}]
        const requests = ways.flatMap(way => [
          { ...sent, ...way },
          ...(sent.body ? [{ ...sent, ...way, body: '{"a":', type: 'text/plain' }] : []),
        ])
        for (const request of requests) {
          const headers = { ...request.headers, 'X-CSRF-Protection': '1' }
          const { status, body } = await world.call<Problem>(operation.method, path, { ...request, headers })
          expect([operation.operationId, who, status, body.code]).toEqual([operation.operationId, who, 401, code])
        }
      }
    }

    expect(await everythingThat(world, token, ids)).toEqual(before)
  })

  test('no answer to a read contains a secret', async () => {
    const world = await open()
    const [ada, eve] = [await world.human(), await world.human()]
    const { ids, secrets } = await belongingsOf(world, ada, await sharedQuest(ada))
    const app = await newTotp(world, ada)
    const link = await ada.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${eve.account.id}/recovery-link`)
    const [linkSecret] = /aqs_link_\w+/.exec(link.text)!
    const all = [...secrets, app.secret, linkSecret, ada.token, eve.token, ada.password, 'open sesame', '$argon2']

    for (const operation of operations.filter(({ method, operationId }) => method === 'GET' && operationId !== 'streamEvents')) {
      const headers = { Authorization: `Bearer ${ada.token}` }
      const answer = await fetch(world.url + requestTo(operation, ids).path, { headers })
      const text = await answer.text()
      expect([operation.operationId, answer.status, all.filter(secret => text.includes(secret))]).toEqual([operation.operationId, 200, []])
    }
  })

  test('a service token opens exactly the operations that its scopes name, and it decides, loosens and issues nothing', async () => {
    const world = await open()
    const ada = await world.human()
    const { ids } = await belongingsOf(world, ada, await sharedQuest(ada))
    await ada.patch(`/v1/agents/${ids['AgentId']}`, '*', { policy: { join_quest: 'ask' } })
    const refusals = ['needs_person', 'missing_scope'] as const

    for (const scopes of [...allScopes.map(scope => [scope]), allScopes]) {
      const { secret } = await newToken(world, ada, ...scopes)
      // From now on it is used.
      await world.call('GET', '/v1/me', { token: secret })
      const before = await everythingThat(world, ada.token, ids)
      // The stream of events does not end by itself. tests/people/tokens.test.ts has it.
      for (const operation of closed.filter(({ operationId }) => operationId !== 'streamEvents')) {
        const { path, sent } = requestTo(operation, ids)
        const { status, body } = await untilCounted(world, () => world.call<Problem>(operation.method, path, { ...sent, token: secret }))

        const refusal = refusals.find(code => code === body.code)
        expect([operation.operationId, scopes, refusal]).toEqual([operation.operationId, scopes, refusalOf(operation, scopes)])
        expect([operation.operationId, status === 401]).toEqual([operation.operationId, false])
        expect([operation.operationId, /^http.*\/#[a-z]/.test(body.portal_url ?? '')]).toEqual([
          operation.operationId,
          refusal === 'needs_person',
        ])
      }
      expect(guarded(await everythingThat(world, ada.token, ids))).toEqual(guarded(before))
      const keys = ({ listAgentKeys }: Seen) => (listAgentKeys!.body as Schemas['KeyPage']).items.map(({ id }) => id)
      expect(keys(await everythingThat(world, ada.token, ids))).toEqual(keys(before))
    }
  })

  test.each(['active', 'suspended', 'archived'])(
    "while an agent is %s, it and all that is its owner's is not there for other members and admins",
    async state => {
      const world = await open()
      const [admin, ada, eve] = [await world.human(), await world.human(), await world.human()]
      const quest = await sharedQuest(admin)
      const { ids } = await belongingsOf(world, ada, quest)
      const strangers = []
      for (const stranger of [admin, eve]) strangers.push({ stranger, own: (await belongingsOf(world, stranger, quest)).ids })
      if (state === 'suspended') await ada.post(`/v1/agents/${ids['AgentId']}/suspend`)
      if (state === 'archived') await ada.delete(`/v1/agents/${ids['AgentId']}`)
      const before = await everythingThat(world, ada.token, ids)

      for (const { stranger, own } of strangers) {
        for (const operation of owned) {
          for (const [foreign, absent] of mixtures(operation, ids, own)) {
            for (const match of [undefined, '*', '"v1"', '"v9"']) {
              const ask = (ids: Ids) => {
                const { path, sent } = requestTo(operation, ids)
                return world.call<Problem>(operation.method, path, {
                  ...sent,
                  headers: match === undefined ? {} : { 'If-Match': match },
                  token: stranger.token,
                })
              }
              const [refused, unknown] = [await ask(foreign), await ask(absent)]

              const unmatched = match === undefined && refused.body.code === 'precondition_required'
              expect([operation.operationId, refused.status]).toEqual([operation.operationId, unmatched ? 428 : 404])
              expect([operation.operationId, sayingOf(refused.body)]).toEqual([operation.operationId, sayingOf(unknown.body)])
            }
          }
        }
      }

      expect(await everythingThat(world, ada.token, ids)).toEqual(before)
    },
  )

  test('an operation for a role answers everybody who has it or a higher one, and refuses all others, whether or not the thing exists', async () => {
    expect(forAdmins.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(neededRole).toSorted())
    expect(closed.filter(mayRefuseRole)).toEqual(forAdmins)
    for (const { operationId, 'x-permission': permission } of closed)
      expect([operationId, permission.role]).toEqual([operationId, neededRole[operationId] ?? 'member'])
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const { ids } = await belongingsOf(world, ada, await sharedQuest(admin))
    const people = new Map<Role, Person>([
      ['member', ada],
      ['admin', admin],
    ])
    for (const role of inOrder.filter(role => !people.has(role))) {
      const person = await world.human()
      await admin.patch(`/v1/admin/accounts/${person.account.id}`, '*', { role })
      people.set(role, person)
    }
    const unknown = Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, absent(id)]))
    const before = await everythingThat(world, ada.token, ids)
    const ask = (role: Role, operation: Operation, ids: Ids) => {
      const { path, sent } = requestTo(operation, ids)
      return world.call<Problem>(operation.method, path, { ...sent, token: people.get(role)!.token })
    }
    const has = (role: Role, { operationId }: Operation) => inOrder.indexOf(role) >= inOrder.indexOf(neededRole[operationId]!)

    for (const role of inOrder) {
      for (const operation of forAdmins.filter(operation => !has(role, operation))) {
        for (const some of [ids, unknown]) {
          const { status, body } = await ask(role, operation, some)
          expect([operation.operationId, role, status, body.code]).toEqual([operation.operationId, role, 403, 'admin_required'])
        }
      }
    }
    expect(await everythingThat(world, ada.token, ids)).toEqual(before)

    for (const role of inOrder) {
      for (const operation of forAdmins.filter(operation => has(role, operation))) {
        const isAboutOne = parametersOf(operation).length > 0
        const { status, body } = await ask(role, operation, unknown)
        expect([operation.operationId, role, isAboutOne ? status : status < 300]).toEqual([
          operation.operationId,
          role,
          isAboutOne ? 404 : true,
        ])
        expect(body.code).toBe(isAboutOne ? 'not_found' : undefined)
        // Whether it can be done to this thing now depends on what came before, but not on the role.
        const known = await ask(role, operation, ids)
        expect([operation.operationId, role, known.status, known.body.code]).not.toEqual([
          operation.operationId,
          role,
          403,
          'admin_required',
        ])
        expect([operation.operationId, role, [401, 404].includes(known.status)]).toEqual([operation.operationId, role, false])
      }
    }
  })
})

async function signIn(world: World, { email, password }: Person, code: string) {
  const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, code, transport: 'token' } })
  return body.token!
}

/** What an operation must answer to a service token. The example of a change of an agent gives it more freedom. */
function refusalOf({ operationId, 'x-permission': { scopes: opening = [] } }: Operation, scopes: Schemas['TokenScope'][]) {
  if (opening.length === 0) return 'needs_person'
  if (!scopes.some(scope => opening.includes(scope))) return 'missing_scope'
  return operationId === 'updateAgent' ? 'needs_person' : undefined
}

/** What no service token may change. */
const guarded = ({ getAgent, ...seen }: Seen) => ({
  ...Object.fromEntries(
    ['getMe', 'getPolicy', 'getSecurity', 'listSessions', 'listChannels', 'listTokens', 'listApprovals', 'listParticipations'].map(id => [
      id,
      seen[id],
    ]),
  ),
  agent: getAgent!.body,
})

/** A token may send fewer requests than this test sends. */
async function untilCounted<A extends { status: number }>(world: World, ask: () => Promise<A>) {
  const answer = await ask()
  if (answer.status !== 429) return answer
  world.clock.advance(60_000)
  return ask()
}

type Seen = Record<string, { status: number; body: unknown }>
/** Whatever the owner can read, by operation. */
async function everythingThat(world: World, token: string, ids: Ids) {
  const seen: Seen = {}
  for (const operation of reads) {
    const { status, body } = await world.call<unknown>('GET', requestTo(operation, ids).path, { token })
    // A refusal names its request.
    seen[operation.operationId] = { status, body: typeof body === 'object' ? { ...body, request_id: undefined } : body }
  }
  return seen
}

/** A request that would be good if it came from the right person. */
function requestTo(operation: Operation, ids: Ids) {
  const path = parametersOf(operation).reduce((path, { component, name }) => {
    const id = ids[component]
    if (!id)
      throw new Error(
        `${operation.operationId} has a path parameter that is not known here, ${component}: add one of its kind to belongingsOf().`,
      )
    return path.replace(`{${name}}`, id)
  }, operation.path)
  const body = bodyOf(operation)
  return { path, sent: { headers: { 'If-Match': '*' } as Record<string, string>, ...(body !== undefined && { body }) } }
}

/** Each combination of another account's ids with one's own, and the same with ids that never existed. */
function mixtures(operation: Operation, foreign: Ids, own: Ids): [foreign: Ids, absent: Ids][] {
  const names = parametersOf(operation).map(({ component }) => component)
  const subsets = names.reduce<string[][]>((sets, name) => sets.flatMap(set => [set, [...set, name]]), [[]]).filter(set => set.length > 0)
  return subsets.map(set => [
    Object.fromEntries(names.map(name => [name, set.includes(name) ? foreign[name]! : own[name]!])),
    Object.fromEntries(names.map(name => [name, set.includes(name) ? absent(foreign[name]!) : own[name]!])),
  ])
}

/** An id of the same kind that never existed. */
const absent = (id: string) => id.replace(/[^_]+$/, '0'.repeat(26))

const sayingOf = ({ status, code, detail }: Problem) => ({ status, code, detail })

function parametersOf(operation: Operation) {
  const parameters = (operation.parameters ?? []) as { $ref?: string; name: string; in: string }[]
  const named = parameters.map(parameter => ({
    ...at<typeof parameter>(parameter)!,
    component: parameter.$ref?.split('/').at(-1) ?? parameter.name,
  }))
  return named.filter(parameter => parameter.in === 'path')
}

function bodyOf({ operationId, requestBody }: Operation) {
  const { schema } = (requestBody as { content: Record<string, { schema: object }> } | undefined)?.content['application/json'] ?? {}
  const example = at<{ example?: object }>(schema)?.example
  if (schema && !example) throw new Error(`${operationId} takes a body whose schema has no example: give it one in spec/openapi/.`)
  return example
}

function mayRefuseRole({ responses }: Operation) {
  return JSON.stringify(at(responses['403']) ?? {}).includes('"admin_required"')
}

function answersJson({ responses }: Operation) {
  return 'application/json' in (at<{ content?: object }>(responses['200'])?.content ?? {})
}
