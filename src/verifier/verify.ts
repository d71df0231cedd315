/**
 * Verifies the signed approvals in an export of a log, with nothing but the file: no service, no database, no package. It runs in Node
 * (`make signed`) and in a browser (`/verify`).
 *
 * A file proves only what it is compared with. Somebody who writes a whole new file, with passkeys of their own, writes one without a
 * fault. So a verification says what was not pinned: the hash of an entry that you kept, the keys of the passkeys, and the origin.
 */
import { approve } from './approval.ts'
import { accountIn, allowancesIn, entriesIn, faultIn, type Entry, type Given } from './entries.ts'
import { loosen } from './loosening.ts'
import { fault, fingerprintOf, type Known, type Pins, type Report } from './known.ts'
import { digestOf, type Action, type PresentStatement } from './statement.ts'

/** Throws if the text is not an export. */
export async function verify(text: string, pins: Pins = {}, tell: (done: number, all: number) => void = () => undefined): Promise<Report> {
  const entries = entriesIn(text)
  const known = await knownAt(entries, pins)
  const { report } = known
  for (const [i, entry] of entries.entries()) {
    if (i % 1000 === 0) tell(i, entries.length)
    try {
      const broken = await faultIn(entry, entries[i - 1], known.account)
      if (broken) fault(known, entry, broken.what)
      known.isChanged = broken?.isChanged ?? false
      await follow(known, entry)
    } catch (error) {
      fault(known, entry, `it cannot be checked: ${(error as Error).message}`)
    }
  }
  conclude(known, entries)
  return report
}

async function knownAt(entries: readonly Entry[], pins: Pins): Promise<Known> {
  const last = entries.at(-1)
  const account = accountIn(entries) ?? ''
  return {
    pins,
    account,
    keys: new Set(await Promise.all((pins.keys ?? []).map(pinned))),
    report: { yeses: [], faults: [], unpinned: [], notes: [], entries: entries.length, last: last && { seq: last.seq, hash: last.hash } },
    requests: new Map(),
    passkeys: new Map(),
    removed: new Set(),
    counters: new Map(),
    approved: new Map(),
    firstPresent: undefined,
    origins: new Set(),
    statements: new Map(),
    counts: { unsigned: 0, byRule: 0, bySignedRule: 0, loosened: 0, erased: 0 },
    isChanged: false,
  }
}

const pinned = (key: string) =>
  fingerprintOf(key).catch(() => {
    throw new Error('A fingerprint has 64 hexadecimal digits.')
  })

/** Takes in what an entry says, and checks an approval. */
async function follow(known: Known, entry: Entry) {
  const { data, target, action } = entry
  const request = known.requests.get(target.id)
  if (data.signed && action !== 'approval.approved') fault(known, entry, 'it has the signature of an approval, but it is not one')
  if (data.signed_loosening) await loosen(known, entry)
  switch (action) {
    case 'approval.requested':
      return ask(known, entry)
    case 'approval.allowed_by_rule':
      rest(known, entry)
      return ask(known, entry)
    case 'approval.question_asked':
    case 'approval.question_answered':
      return void request?.thread.push({ by: action.endsWith('asked') ? 'human' : 'agent', text: data.text! })
    case 'account.passkey_added':
      known.removed.delete(data.credential_id!)
      return void known.passkeys.set(data.credential_id!, { name: data.name!, fingerprint: await fingerprintOf(data.public_key!) })
    case 'account.passkey_removed':
      known.removed.add(data.credential_id!)
      return void known.passkeys.delete(data.credential_id!)
    case 'approval.permit_lapsed':
      return end(known, entry)
    case 'agent.updated':
      return allow(known, entry)
    case 'approval.approved':
      return approve(known, entry)
  }
}

async function ask(known: Known, entry: Entry) {
  const { target, shown } = entry
  if (known.requests.has(target.id)) fault(known, entry, 'the same request was made before')
  const action = typeof shown === 'object' ? shown : undefined
  const changed = action && (await changedIn(entry, action))
  if (changed) fault(known, entry, changed)
  if (!action) known.counts.erased++
  known.requests.set(target.id, { entry, action, thread: [], isChanged: known.isChanged || changed !== undefined })
}

async function changedIn({ data, agent_id: agentId }: Entry, action: Action) {
  if ((await digestOf(action)) !== data.digest) return 'what was asked was changed: it does not have the digest in the log'
  return action.title === data.title && action.agent_id === agentId ? undefined : 'the log names another title or agent'
}

/** What a rule approved rests on a statement that was signed before, or on none. */
function rest(known: Known, entry: Entry) {
  const { statement } = entry.data
  if (statement === undefined) known.counts.byRule++
  else if (known.statements.get(statement)) known.counts.bySignedRule++
  else if (known.statements.has(statement)) fault(known, entry, 'it rests on a signature that allows one act only')
  else fault(known, entry, 'it rests on a statement that no valid signature before it in the file has')
}

/** A yes that was signed has ended before the agent started it. */
function end({ report }: Known, { target, data, created_at: at, seq }: Entry) {
  const yes = report.yeses.findLast(({ approvalId }) => approvalId === target.id)
  if (yes) yes.ended = `ended at ${at} before it was started (${data.reason ?? 'its time was over'}), entry ${seq}`
}

/** An allowance is only ever given together with an approval, in the same request. */
function allow(known: Known, entry: Entry) {
  for (const given of allowancesIn(entry)) {
    const approval = [...known.approved.values()].findLast(({ request_id: id }) => id === entry.request_id)
    const statement = approval?.data.signed?.statement
    if (!approval) fault(known, entry, `an allowance to ${given.category} was given without an approval`)
    else if (statement?.type !== undefined && !(isSigned(statement, given) && isForWhomHumanSaw(known, approval, given)))
      fault(known, entry, `an allowance to ${given.category} was given that was not signed with ${approval.target.id}`)
  }
}

function isSigned({ allowance: signed }: PresentStatement, given: Given) {
  const part = ({ category, minutes, amount }: Omit<Given, 'recipient'>) =>
    JSON.stringify([category, minutes, Object.entries(amount ?? {}).toSorted()])
  return signed !== null && part(signed) === part(given)
}

/** An allowance is for the recipient of the signed action. Nothing is known of an action that was erased. */
function isForWhomHumanSaw({ report }: Known, { target }: Entry, { recipient }: Given) {
  const allowed = report.yeses.findLast(({ approvalId }) => approvalId === target.id)?.allowed
  return !allowed || (allowed.arguments['recipient'] ?? null) === recipient
}

/** What concerns the file as a whole. */
function conclude({ report, pins, keys, origins, counts }: Known, entries: readonly Entry[]) {
  const { faults, yeses, unpinned, notes } = report
  const whole = (what: string) => faults.push({ seq: null, approvalId: null, what })
  const [first] = entries
  const say = (n: number, one: string, many: string) => n > 0 && notes.push(n === 1 ? `1 ${one}` : `${n} ${many}`)

  if (!first) whole('the file is empty')
  else if (pins.expected !== undefined && yeses.length !== pins.expected)
    whole(`there must be ${pins.expected} signed approvals, and there are ${yeses.length}`)
  else if (pins.expected === undefined && yeses.length === 0 && !(pins.mayBeUnsigned && keys.size === 0))
    whole('there is no valid signed approval in the file')

  const pinned = pins.hash && entries.find(({ hash }) => hash === pins.hash?.toLowerCase())
  if (pins.hash && !pinned) whole('no entry has the hash that you kept: the log was cut off or written anew')
  if (!pins.hash)
    unpinned.push({ pin: 'hash', what: 'the file as a whole: somebody may have written it anew, or cut off its end. Keep the last hash.' })
  else if (pinned && pinned !== entries.at(-1))
    unpinned.push({ pin: 'hash', what: `the entries after ${pinned.seq}, because that is the entry with your hash.` })
  if (keys.size === 0) unpinned.push({ pin: 'keys', what: 'the passkeys: their keys are those in the file.' })
  if (pins.origin === undefined && origins.size > 0)
    unpinned.push({ pin: 'origin', what: `the origin: the file says ${[...origins].toSorted().join(' and ')}.` })

  if (counts.erased > 0)
    unpinned.push({
      pin: 'shown',
      what: `what ${counts.erased === 1 ? '1 request says' : `${counts.erased} requests say`}: it was erased, or left out of the file. A title is then only what the log says.`,
    })

  if (first && first.seq > 1) notes.push(`The file begins with entry ${first.seq}. What was before is not in it.`)
  say(counts.unsigned, 'approval has no signature.', 'approvals have no signature.')
  say(counts.byRule, 'request was approved by a rule that nobody signed.', 'requests were approved by rules that nobody signed.')
  say(
    counts.bySignedRule,
    'request was approved by a rule. Its signature is in the file. Whether the rule allows this request was not checked.',
    'requests were approved by rules. Their signatures are in the file. Whether the rules allow these requests was not checked.',
  )
  say(counts.loosened, 'change that gives more freedom was signed.', 'changes that give more freedom were signed.')
  if (pins.olderUntil)
    notes.push(`You say that an instance of version 0.3.0 ran until ${pins.olderUntil}. Until then, version 1 is no fault.`)
  notes.push('The seals of the service are not in an export. The operator checks them with make verify.')
}
