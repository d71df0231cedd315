/**
 * An export of a log with signed approvals, and what a forger who can write the whole file may do with it. Unless a case says otherwise, the
 * forger also makes the hashes of the chain anew, as somebody who can write to the database does.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { canonical, jcs } from '../../src/core/kit/canonical.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Entry } from '../../src/verifier/entries.ts'
import type { PresentStatement, Statement } from '../../src/verifier/statement.ts'
import type { Pins } from '../../src/verifier/known.ts'
import { verify } from '../../src/verifier/verify.ts'
import { conclusionOf, factsOf } from '../../src/verifier/words.ts'
import { authenticator, type Authenticator, type Flaw } from '../support/authenticator.ts'
import type { Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { runCommand } from '../support/scripts.ts'
import { newPasskey } from '../support/security.ts'
import { fingerprintOf, signedLog } from '../support/signed-log.ts'
import { openWorld, publicUrl } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'forgeries-'))
let account: string
let device: Authenticator
let honest: string
/** What an honest reader knows from elsewhere. */
let pins: Required<Pick<Pins, 'hash' | 'origin' | 'keys'>>

beforeAll(async () => {
  ;({ account, device, text: honest } = await signedLog(folder))
  pins = { hash: entriesOf(honest).at(-1)!.hash, origin: publicUrl, keys: [fingerprintOf(device)] }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (data: string | Buffer) => createHash('sha256').update(data)
const entriesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Entry)
const textOf = (entries: readonly Entry[]) => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

/** The same entries with new numbers and hashes. */
function rechained(entries: readonly Entry[]) {
  let before: Pick<Entry, 'seq' | 'hash'> = { seq: 0, hash: '' }
  return entries.map(old => {
    const entry = { ...old, seq: before.seq + 1, prev_hash: before.hash }
    const { prev_hash, id, seq, created_at: at, actor, action, target, agent_id, request_id, data, salt } = entry
    const head = [prev_hash, id, account, seq, Date.parse(at), actor.type, actor.id, action, target.type, target.id, agent_id, request_id]
    const details = salt === null ? data : sha256(canonical([salt, data])).digest('hex')
    return (before = { ...entry, hash: sha256(canonical([...head, details])).digest('hex') })
  })
}

const approvals = (entries: readonly Entry[]) => entries.filter(({ action }) => action === 'approval.approved')
const requests = (entries: readonly Entry[]) => entries.filter(({ action }) => action === 'approval.requested')
const signedIn = (entry: Entry) => entry.data.signed!
const statementIn = (entry: Entry) => signedIn(entry).statement as PresentStatement
const shownIn = (entry: Entry) => entry.shown as Exclude<Entry['shown'], 'erased' | undefined>
const indexOf = (entries: readonly Entry[], entry: Entry) => entries.indexOf(entry)

/** Puts a signature of this device under the statement of an approval, as the service would store it. */
function resign(entry: Entry, by: Authenticator, flaw: Flaw = {}, statement: Statement = statementIn(entry)) {
  const hash = sha256('type' in statement ? jcs(statement) : canonical(statement)).digest('base64url')
  const { id, response } = by.get({ challenge: hash, rpId: 'quest.test' }, { rpId: 'quest.test', ...flaw })
  entry.data.signed = {
    statement,
    credential_id: id,
    public_key: by.publicKey,
    authenticator_data: response.authenticatorData,
    client_data_json: response.clientDataJSON,
    signature: response.signature,
  }
}
const olderOf = ({ approval_id, asked_digest: digest, verdict, request_version: version, expires_at }: PresentStatement) => ({
  approval_id,
  digest,
  verdict,
  version,
  expires_at,
})
/** A forger's passkey in the place of the human's, everywhere. */
function replaceKeys(entries: Entry[]) {
  const forger = authenticator(publicUrl)
  for (const { data, action } of entries)
    if (action === 'account.passkey_added') Object.assign(data, { credential_id: forger.id, public_key: forger.publicKey })
  for (const entry of approvals(entries)) resign(entry, forger)
}

type Forge = (entries: Entry[]) => Entry[] | void
/** What the forger does, what the verifier says, and what the reader has given. Without `isChained` the hashes are made anew. */
const forgeries: [name: string, forge: Forge, says: RegExp, given?: (keyof typeof pins)[], isChained?: 'hashes stay'][] = [
  ['another recipient', all => void (shownIn(requests(all)[0]!).arguments['recipient'] = 'Mallory'), /does not have the digest in the log/],
  [
    'another recipient, with its digest',
    all => {
      const request = requests(all)[0]!
      shownIn(request).arguments['recipient'] = 'Mallory'
      request.data.digest = sha256(jcs(request.shown)).digest('hex')
    },
    /the signed request is not the one that the agent made/,
  ],
  [
    'another amount',
    all => void (shownIn(requests(all)[0]!).arguments['amount'] = { value: '1250', currency: 'EUR' }),
    /does not have the digest in the log/,
  ],
  ['another reason', all => void (shownIn(requests(all)[1]!).reason = 'He asked for it'), /does not have the digest in the log/],
  [
    'another title in the log',
    all => void (approvals(all)[1]!.data.title = requests(all)[1]!.data.title = 'Greet Eve'),
    /the log names another title or agent/,
  ],
  [
    'a time after the expiry',
    all => void (approvals(all)[0]!.created_at = '2031-01-01T00:00:00.000Z'),
    /approved after the request had expired/,
  ],
  ['a time before the request', all => void (approvals(all)[0]!.created_at = '2001-01-01T00:00:00.000Z'), /approved before it was asked/],
  [
    'another time within the limits',
    all => {
      const entry = approvals(all)[0]!
      entry.created_at = new Date(Date.parse(entry.created_at) + 60_000).toISOString()
    },
    /no entry has the hash that you kept/,
    ['hash'],
  ],
  ['a later expiry', all => void (statementIn(approvals(all)[0]!).expires_at = '2031-01-01T00:00:00.000Z'), /signed another statement/],
  ['an added note', all => void (approvals(all)[1]!.data.note = 'Pay twice'), /the note in the log is not the one that was signed/],
  ['a removed note', all => void delete approvals(all)[0]!.data.note, /the note in the log is not the one that was signed/],
  [
    'another note in log and statement',
    all => {
      const entry = approvals(all)[0]!
      statementIn(entry).note = entry.data.note = 'Pay twice'
    },
    /signed another statement/,
  ],
  [
    'an added allowance in the statement',
    all => void (statementIn(approvals(all)[1]!).allowance = { category: 'contact', minutes: 60, requests: 20, amount: null }),
    /signed another statement/,
  ],
  [
    'an added allowance in the policy',
    all => {
      const given = structuredClone(all.find(({ action }) => action === 'agent.updated')!)
      const before = approvals(all)[1]!
      given.request_id = before.request_id
      all.splice(indexOf(all, before) + 1, 0, given)
    },
    /an allowance to spend was given that was not signed/,
  ],
  [
    'a longer allowance in the policy',
    all => {
      const { allowance } = all.find(({ action }) => action === 'agent.updated')!.data.after!.policy!.external['spend']!
      allowance!.until = new Date(Date.parse(allowance!.until) + 3_600_000).toISOString()
    },
    /an allowance to spend was given that was not signed/,
  ],
  [
    'an allowance for another recipient',
    all => {
      const { allowance } = all.find(({ action }) => action === 'agent.updated')!.data.after!.policy!.external['spend']!
      allowance!.recipient = 'Somebody else'
    },
    /an allowance to spend was given that was not signed/,
  ],
  [
    'an allowance without an approval',
    all => void (all.find(({ action }) => action === 'agent.updated')!.request_id = 'req_of_another'),
    /an allowance to spend was given without an approval/,
  ],
  ['a longer validity', all => void (statementIn(approvals(all)[0]!).valid_for_minutes = 1440), /signed another statement/],
  ['another version of the request', all => void statementIn(approvals(all)[0]!).request_version++, /signed another statement/],
  ['one yes twice', all => [...all, structuredClone(approvals(all)[0]!)], /approved before: a yes counts once/],
  [
    'one yes three times',
    all => [...all, structuredClone(approvals(all)[0]!), structuredClone(approvals(all)[0]!)],
    /approved before: a yes counts once/,
  ],
  ['all keys replaced by those of the forger', replaceKeys, /the passkey is none of those that you named/, ['keys']],
  [
    'the key of one signature replaced',
    all => resign(approvals(all)[0]!, authenticator(publicUrl)),
    /the log does not say that this passkey belonged to the account then/,
  ],
  [
    'the passkey removed before, although the reader names it',
    all => {
      const removed = structuredClone(all.find(({ action }) => action === 'account.passkey_added')!)
      removed.action = 'account.passkey_removed'
      all.splice(indexOf(all, approvals(all)[0]!), 0, removed)
    },
    /the log says that this passkey was removed before/,
    ['keys'],
  ],
  [
    'a request that rests on the signature of one act',
    all => {
      const invented = structuredClone(requests(all)[0]!)
      Object.assign(invented, { action: 'approval.allowed_by_rule', target: { type: 'approval', id: 'apr_01jcz3m5x8q4r7t2v6w9y1a0bc' } })
      invented.data.statement = createHash('sha256')
        .update(jcs(statementIn(approvals(all)[0]!)))
        .digest('hex')
      return [...all, invented]
    },
    /it rests on a signature that allows one act only/,
  ],
  ['an empty file', () => [], /the file is empty/],
  ['all signatures removed', all => approvals(all).forEach(({ data }) => delete data.signed), /no valid signed approval in the file/],
  [
    'the statement of another approval',
    all => void (approvals(all)[0]!.data.signed = structuredClone(signedIn(approvals(all)[1]!))),
    /the signed statement is about another request/,
  ],
  [
    'a signature of another origin',
    all => resign(approvals(all)[2]!, device, { origin: 'https://evil.example', rpId: 'evil.example' }),
    /signed on another origin than it says/,
  ],
  [
    'a signature of another origin that says so',
    all => {
      const entry = approvals(all)[2]!
      resign(
        entry,
        device,
        { origin: 'https://evil.example', rpId: 'evil.example' },
        { ...statementIn(entry), origin: 'https://evil.example' },
      )
    },
    /signed on https:\/\/evil\.example and not on http:\/\/quest\.test/,
    ['origin'],
  ],
  ['a passkey of another site', all => resign(approvals(all)[2]!, device, { rpId: 'evil.example' }), /the passkey belongs to another site/],
  [
    'the verdict of the entry flipped',
    all => void (approvals(all)[0]!.action = 'approval.denied'),
    /it has the signature of an approval, but it is not one/,
  ],
  [
    'the verdict of the statement flipped',
    all => void (statementIn(approvals(all)[0]!).verdict = 'denied'),
    /the signed verdict is not a yes/,
  ],
  [
    'another account that approves',
    all => void (approvals(all)[0]!.actor.id = 'acc_01jcz3m5x8q4r7t2v6w9y1a0bc'),
    /another account approved it/,
  ],
  ['an entry left out of the middle', all => all.toSpliced(4, 1), /entries before it are missing/, [], 'hashes stay'],
  [
    'a question left out, with new hashes',
    all => all.filter(({ action }) => action !== 'approval.question_asked'),
    /the questions and answers in the log are not those that were signed/,
  ],
  ['a request left out, with new hashes', all => all.filter(entry => entry !== requests(all)[0]), /does not contain the request/],
  ['entries reordered', all => [...all.slice(0, 4), all[5]!, all[4]!, ...all.slice(6)], /it is not in its place/, [], 'hashes stay'],
  [
    'a request after its approval, with new hashes',
    all => [...all.filter(entry => entry !== requests(all)[0]), requests(all)[0]!],
    /does not contain the request/,
  ],
  ['the end cut off', all => all.slice(0, -2), /no entry has the hash that you kept/, ['hash'], 'hashes stay'],
  ['an entry changed', all => void (all[1]!.agent_id = 'agt_other'), /it was changed after it was written/, [], 'hashes stay'],
  [
    'a signature of version 1 after one of version 2',
    all => resign(approvals(all)[2]!, device, {}, olderOf(statementIn(approvals(all)[2]!))),
    /its signature is of version 1, but entry \d+ has one of version 2/,
  ],
  [
    'another answer of the agent',
    all => void (all.find(({ action }) => action === 'approval.question_answered')!.data.text = 'The blue one.'),
    /the questions and answers in the log are not those that were signed/,
  ],
  [
    'another digest of what is allowed',
    all => void (statementIn(approvals(all)[0]!).allowed_digest = 'f'.repeat(64)),
    /signed another statement/,
  ],
  [
    'the digest of what is allowed swapped in the log',
    all => void (approvals(all)[0]!.data.digest = requests(all)[1]!.data.digest!),
    /the log says that something else was allowed than was signed/,
  ],
  [
    'another amount in place of what the human allowed',
    all => void (shownIn(approvals(all)[2]!).arguments['amount'] = { value: '150', currency: 'EUR' }),
    /what was allowed was changed: it does not have the signed digest/,
  ],
  [
    'another amount that was allowed, with its digest',
    all => {
      const entry = approvals(all)[2]!
      shownIn(entry).arguments['amount'] = { value: '150', currency: 'EUR' }
      entry.data.digest = sha256(jcs(entry.shown)).digest('hex')
    },
    /the log says that something else was allowed than was signed/,
  ],
  [
    'another amount in what the log says of the change',
    all => void (approvals(all)[2]!.data.allowed!['amount'] = { value: '150', currency: 'EUR' }),
    /the log describes another change than the one that was signed/,
  ],
  [
    'the change of the human hidden',
    all => {
      const entry = approvals(all)[2]!
      delete entry.data.digest
      delete entry.shown
    },
    /the log says that something else was allowed than was signed/,
  ],
  ['a passkey that did not check the person', all => resign(approvals(all)[2]!, device, { unverified: true }), /did not check the person/],
  [
    'a sign-in in the place of a signature',
    all => resign(approvals(all)[2]!, device, { type: 'webauthn.create' }),
    /the passkey was not asked to sign/,
  ],
  ['a counter that was used before', all => resign(approvals(all)[2]!, device, { counter: 1 }), /the passkey has counted back/],
  ['a counter of zero after one', all => resign(approvals(all)[1]!, device, { counter: 0 }), /the passkey has counted back/],
  [
    'a statement that is not among those that were signed together',
    all => void (signedIn(approvals(all)[0]!).among = ['0'.repeat(64)]),
    /signed another statement/,
  ],
  ...(['signature', 'client_data_json', 'authenticator_data', 'public_key'] as const).map((part): (typeof forgeries)[number] => [
    `a changed byte in ${part}`,
    all => {
      const signed = signedIn(approvals(all)[0]!)
      const bytes = Buffer.from(signed[part], 'base64url')
      bytes[bytes.length >> 1]! ^= 1
      signed[part] = bytes.toString('base64url')
    },
    /the signature was not made by this passkey|it cannot be checked/,
  ]),
  ['an unknown kind of statement', all => void (statementIn(approvals(all)[0]!).type = 'another'), /of an unknown kind/],
]

test('an honest export is valid: nothing is at fault, and with all that the reader knows everything is pinned', async () => {
  const report = await verify(honest, { ...pins, expected: 3 })
  const [book, greeting, pen] = report.yeses

  expect(report.faults).toEqual([])
  expect(report.unpinned).toEqual([])
  expect(conclusionOf(report)).toBe('3 signed approvals are valid, and everything is pinned.')
  expect(Object.fromEntries(factsOf(book!))).toMatchObject({
    Recipient: 'Bookshop',
    Amount: '12.5 EUR',
    Category: 'spend',
    Note: 'Go ahead',
    Questions: '2 questions and answers were signed too',
    'Valid for': '30 minutes',
    Fingerprint: fingerprintOf(device),
  })
  expect([book!.allowance, greeting!.note, pen!.allowance]).toEqual([
    null,
    null,
    { category: 'spend', minutes: 60, requests: 20, amount: { value: '1.5', currency: 'EUR' } },
  ])
  expect(factsOf(pen!)).toEqual(
    expect.arrayContaining([
      ['Amount', '1.5 EUR'],
      ['Amount, as asked', '2 EUR'],
    ]),
  )
})

test('a signed yes that was taken back is valid, and the report says so', async () => {
  const entries = entriesOf(honest)
  const ended = structuredClone(approvals(entries)[0]!)
  Object.assign(ended, { action: 'approval.permit_lapsed', data: { title: ended.data.title, reason: 'taken_back' } })
  const report = await verify(textOf(rechained([...entries, ended])), { keys: pins.keys, origin: pins.origin })

  expect(report.faults).toEqual([])
  expect(report.yeses.map(({ ended }) => ended)).toEqual([expect.stringContaining('(taken_back)'), undefined, undefined])
  expect(factsOf(report.yeses[0]!).at(-1)![0]).toBe('Afterwards')
})

test('what the reader does not know is named', async () => {
  const bare = await verify(honest)
  const early = await verify(honest, { ...pins, hash: entriesOf(honest)[5]!.hash })

  expect(bare.unpinned.map(({ pin }) => pin)).toEqual(['hash', 'keys', 'origin'])
  expect(conclusionOf(bare)).toBe('3 signed approvals are valid, if the file is. Not everything is pinned.')
  expect(early.unpinned).toEqual([{ pin: 'hash', what: expect.stringContaining('the entries after 6') }])
})

test.each(forgeries)('found: %s', async (_name, forge, says, given = [], hashes) => {
  const entries = entriesOf(honest)
  const forged = forge(entries) ?? entries
  const text = textOf(hashes ? forged : rechained(forged))
  const report = await verify(text, Object.fromEntries(given.map(name => [name, pins[name]])))
  const whole = await verify(text, pins)

  expect(report.faults.map(({ what }) => what).join('\n')).toMatch(says)
  // Whoever has kept the last hash finds each of them.
  expect(whole.faults).not.toEqual([])
})

test('a yes whose request was changed is not shown as approved', async () => {
  const entries = entriesOf(honest)
  shownIn(requests(entries)[0]!).arguments['recipient'] = 'Mallory'
  const { yeses, faults } = await verify(textOf(entries), pins)

  expect(yeses.map(({ title }) => title)).toEqual(['Greet Bob', 'Buy a pen'])
  expect(faults.map(({ what }) => what)).toEqual([expect.stringContaining('what was asked was changed'), 'its request was changed'])
})

test('a yes that stands in the file three times counts once', async () => {
  const entries = entriesOf(honest)
  const report = await verify(textOf(rechained([...entries, ...[1, 2].map(() => structuredClone(approvals(entries)[0]!))])))

  expect([report.yeses.length, report.faults.length]).toEqual([3, 2])
})

test('a file with passkeys of a forger has no fault without pins, and says that nothing is pinned', async () => {
  const entries = entriesOf(honest)
  replaceKeys(entries)
  const report = await verify(textOf(rechained(entries)))

  expect(report.faults).toEqual([])
  expect(report.unpinned).toHaveLength(3)
})

test('a signature of version 1 is verified, and the report says what it does not cover', async () => {
  const entries = entriesOf(honest)
  const [first, second] = approvals(entries)
  resign(first!, device, { counter: 1 }, olderOf(statementIn(first!)))
  const late = structuredClone(entries)
  resign(approvals(late)[2]!, device, {}, olderOf(statementIn(approvals(late)[2]!)))
  const before = await verify(textOf(rechained(entries)))
  const tolerated = await verify(textOf(rechained(late)), { olderUntil: '2031-01-01T00:00:00Z' })

  expect(before.faults).toEqual([])
  expect(before.yeses.map(({ notCovered }) => notCovered.includes('an allowance'))).toEqual([true, false, false])
  expect(second!.seq).toBe(before.yeses[1]!.seq)
  expect(tolerated.faults).toEqual([])
  expect(tolerated.notes.join()).toContain('Until then, version 1 is no fault')
})

test('an export of an older version is valid: an entry has `at`, and a passkey signs one statement by its own hash', async () => {
  const entries = entriesOf(honest)
  resign(approvals(entries)[0]!, device, { counter: 1 })
  const older = rechained(entries).map(({ created_at: at, ...rest }) => ({ at, ...rest }))

  const found = await verify(older.map(entry => JSON.stringify(entry)).join('\n'))

  expect([found.faults, found.yeses.length]).toEqual([[], approvals(entries).length])
})

test('a request of version 0.3.0 has an older digest, which is computed too', async () => {
  const entries = entriesOf(honest)
  const [request, approval] = [requests(entries)[1]!, approvals(entries)[1]!]
  const { agent_id: agent, kind, arguments: given } = shownIn(request)
  shownIn(request).nonce = null
  given['10'] = given['9'] = 'keys that are numbers have their own order'
  request.data.digest = sha256(canonical({ agent, kind, arguments: given })).digest('hex')
  resign(approval, device, {}, { ...olderOf(statementIn(approval)), digest: request.data.digest })
  // The ones before were signed with version 2, so this stands alone.
  const alone = entries.filter(({ target }) => target.type !== 'approval' || target.id === request.target.id)
  const found = await verify(textOf(rechained(alone.filter(({ action }) => action !== 'agent.updated'))))
  given['recipient'] = 'Mallory'
  const changed = await verify(textOf(rechained(alone.filter(({ action }) => action !== 'agent.updated'))))

  expect([found.faults, found.yeses.length]).toEqual([[], 1])
  expect(changed.faults.map(({ what }) => what)).toContainEqual(expect.stringContaining('does not have the digest in the log'))
})

test('an erased request is no fault, and the report says that it is not pinned', async () => {
  const entries = entriesOf(honest)
  requests(entries)[0]!.shown = 'erased'
  const report = await verify(textOf(entries), pins)

  expect([report.faults, report.yeses.length]).toEqual([[], 3])
  expect(report.unpinned).toEqual([{ pin: 'shown', what: expect.stringMatching(/^what 1 request says: it was erased/) }])
  expect(factsOf(report.yeses[0]!)[0]).toEqual(['What was allowed', 'erased, so the title is only what the log says'])
})

test('the command says all this, and ends with 1 if there is a fault and with 2 if it has no export', async () => {
  const file = join(folder, 'log.ndjson')
  writeFileSync(file, honest)
  const good = await runCommand('signed', { FILE: file, HASH: pins.hash!, KEY: pins.keys!.join(), ORIGIN: `${publicUrl}/` })
  const bare = await runCommand('signed', { FILE: file, EXPECT: '3' })
  const more = await runCommand('signed', { FILE: file, EXPECT: '4' })
  writeFileSync(file, '')
  const empty = await runCommand('signed', { FILE: file })
  writeFileSync(file, 'seq,at\n1,2\n')
  const csv = await runCommand('signed', { FILE: file })
  const wrong = [
    await runCommand('signed', {}),
    await runCommand('signed', { FILE: file, HASH: '12' }),
    await runCommand('signed', { FILE: file, KEY: 'not a key!' }),
  ]

  expect([good, bare, more, empty, csv, ...wrong].map(({ status }) => status)).toEqual([0, 0, 1, 1, 2, 2, 2, 2])
  expect(good.said).toContain('3 signed approvals are valid, and everything is pinned.')
  expect(good.said).toContain('Recipient: Bookshop')
  expect(bare.said).toContain('Not pinned: the passkeys')
  expect(more.said).toContain('FAULT there must be 4 signed approvals, and there are 3')
  expect(empty.said).toContain('FAULT the file is empty')
  expect(csv.said).toContain('Export the log as NDJSON')
})

test('what is no entry is refused by its line, and a signature that cannot be read is a fault', async () => {
  const entries = entriesOf(honest)
  signedIn(approvals(entries)[0]!).authenticator_data = '!'

  await expect(verify('{"hash": "", "action": "approval.approved", "data": {}}\n')).rejects.toThrow('Line 1 is not an entry of a log.')
  const { faults } = await verify(textOf(rechained(entries)))
  expect(faults.map(({ what }) => what)).toEqual([expect.stringContaining('it cannot be checked')])
})

describe('a rule that was signed', () => {
  let text: string

  beforeAll(async () => {
    const world = await openWorld('sqlite', await openStore(join(folder, 'rule.db'), createLog('silent')))
    const ada = await world.human()
    const { device: own } = await newPasskey(ada)
    const agent = await newAgent(world, ada)
    await ada.patch('/v1/me', '*', { signed_decisions: 'all' })
    const allow = { policy: { external: { contact: { rule: 'allow', per_day: 5 } } } }
    const { body } = await ada.patch<Schemas['Problem']>(`/v1/agents/${agent.id}`, '*', allow)
    const begun = await ada.post<Schemas['LooseningSigning']>('/v1/me/loosening/challenge', body.loosening)
    const signature = { statement: begun.body.statement, credential: own.get(begun.body.options) }
    const headers = { 'Loosening-Signature': Buffer.from(JSON.stringify(signature)).toString('base64url') }
    await ada.patch(`/v1/agents/${agent.id}`, '*', allow, { headers })
    const { approval } = await world.core.approvals.request(await agent.as(), {
      category: 'contact',
      title: 'Greet Bob',
      recipient: 'bob@example.com',
      details: { text: 'Hello' },
      reason: 'It is polite',
    })
    if (approval!.byRule !== 'standing') throw new Error('The signed rule did not allow it')
    text = (await ada.get('/v1/audit-events/export')).text
    account = ada.account.id
    await world.close()
    await world.store.close()
  })

  const loosening = (all: Entry[]) => all.find(({ data }) => data.signed_loosening)!
  const allowed = (all: Entry[]) => all.find(({ action }) => action === 'approval.allowed_by_rule')!

  test('is verified, and so is what it allowed', async () => {
    const { faults, notes } = await verify(text, { expected: 0 })

    expect(faults).toEqual([])
    expect(notes).toEqual(
      expect.arrayContaining([
        '1 request was approved by a rule. Its signature is in the file. Whether the rule allows this request was not checked.',
        '1 change that gives more freedom was signed.',
      ]),
    )
  })

  test.each<[name: string, forge: (all: Entry[]) => Entry[] | void, says: RegExp]>([
    [
      'a wider rule in the log',
      all => void Object.assign(loosening(all).data.after!.policy!.external['contact']!, { per_day: 500 }),
      /the change in the log is not the one that was signed/,
    ],
    ['another statement', all => void (loosening(all).data.signed_loosening!.statement.after = '0'.repeat(64)), /signed another statement/],
    ['the signature used twice', all => [...all, structuredClone(loosening(all))], /this signature was used before/],
    ['the change put off', all => void (loosening(all).created_at = '2031-01-01T00:00:00.000Z'), /it did not happen when it was signed/],
    [
      'a request that rests on a statement of the forger',
      all => void (allowed(all).data.statement = '0'.repeat(64)),
      /it rests on a statement that no valid signature before it in the file has/,
    ],
    [
      'the rule made after its request',
      all => [...all.filter(entry => entry !== loosening(all)), loosening(all)],
      /it rests on a statement/,
    ],
    [
      'the agent exchanged',
      all => {
        const entry = loosening(all)
        entry.target.id = entry.agent_id = 'agt_01jcz3m5x8q4r7t2v6w9y1a0bc'
      },
      /the signed statement is about something else/,
    ],
  ])('found: %s', async (_name, forge, says) => {
    const entries = entriesOf(text)
    const { faults } = await verify(textOf(rechained(forge(entries) ?? entries)), { expected: 0 })

    expect(faults.map(({ what }) => what).join('\n')).toMatch(says)
  })
})
