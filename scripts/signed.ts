/**
 * `make signed FILE=<export>` verifies the signed approvals in an export of a log, with nothing but the file. The verifier is in
 * src/verifier/ and imports nothing of the service. What you know from elsewhere makes the proof stronger:
 *
 *   HASH=<hash>          the hash of an entry that you kept; KEY=<fingerprints> of the passkeys; ORIGIN=<address> of the service
 *   EXPECT=<number>      how many signed approvals there must be; without it, one at least
 *   OLDER_UNTIL=<time>   until when an instance of version 0.3.0 ran beside a newer one
 *
 * It ends with 1 if there is a fault, and with 2 if the file is no export.
 */
import { readFileSync } from 'node:fs'
import type { Pins, Report } from '../src/verifier/known.ts'
import { verify } from '../src/verifier/verify.ts'
import { conclusionOf, factsOf, faultWords, plain } from '../src/verifier/words.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const given = (name: string) => process.env[name] || undefined

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function pinsGiven(): Pins {
  const [hash, origin, keys, olderUntil, expected] = ['HASH', 'ORIGIN', 'KEY', 'OLDER_UNTIL', 'EXPECT'].map(given)
  if (hash && !/^[0-9a-f]{64}$/i.test(hash)) fail('HASH must have 64 hexadecimal digits.')
  if (origin && !URL.canParse(origin)) fail('ORIGIN must be an address, such as https://quests.example.com.')
  if (olderUntil && Number.isNaN(Date.parse(olderUntil))) fail('OLDER_UNTIL must be a time, such as 2026-11-24T12:00:00Z.')
  if (expected && !/^\d+$/.test(expected)) fail('EXPECT must be a number.')
  return {
    hash,
    origin: origin && new URL(origin).origin,
    keys: keys?.split(/[\s,]+/),
    olderUntil,
    expected: expected === undefined ? undefined : Number(expected),
  }
}

const uses: Record<Report['unpinned'][number]['pin'], string> = {
  hash: ' Use HASH=.',
  keys: ' Use KEY=.',
  origin: ' Use ORIGIN=.',
  shown: '',
}
function sayAll(report: Report) {
  for (const yes of report.yeses) {
    say(`“${plain(yes.title)}”`)
    for (const [name, text] of factsOf(yes)) say(`  ${name}: ${text}`)
  }
  for (const one of report.faults) say(`FAULT ${faultWords(one)}`)
  for (const { pin, what } of report.unpinned) say(`Not pinned: ${plain(what)}${uses[pin]}`)
  for (const one of report.notes) say(one)
  if (report.last && report.faults.length === 0) say(`The last entry is ${report.last.seq}. Keep its hash: ${plain(report.last.hash)}`)
  say(conclusionOf(report))
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const file = given('FILE')
if (!file) fail('Use: make signed FILE=<a file from GET /v1/audit-events/export>, and HASH=, KEY= and ORIGIN= if you know them')
const pins = pinsGiven()
const report = await verify(textOf(file), pins).catch((error: Error) => fail(`${file} cannot be checked: ${error.message}`))
sayAll(report)
process.exitCode = report.faults.length > 0 ? 1 : 0
