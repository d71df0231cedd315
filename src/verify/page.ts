/** The script of the page /verify: it reads a file that stays in this browser, and shows what the verifier says about it. */
import type { Pins, Report, Yes } from '../verifier/known.ts'
import { verify } from '../verifier/verify.ts'
import { conclusionOf, factsOf, faultWords, plain } from '../verifier/words.ts'

const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const [area, status, result] = [byId('drop'), byId('status'), byId('result')]
const file = byId<HTMLInputElement>('file')
const given = byId<HTMLFormElement>('given')

/** The last file, because what the reader knows may be entered after it. */
let chosen: { name: string; text: string } | undefined
/** Only the last check is shown. */
let checks = 0

file.addEventListener('change', () => void take(file.files?.[0]))
given.addEventListener('change', () => void check())
given.addEventListener('submit', event => event.preventDefault())
byId('print').addEventListener('click', () => print())
for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'])
  addEventListener(type, event => {
    // A file that misses the area must not replace the page.
    event.preventDefault()
    area.classList.toggle('over', type === 'dragenter' || type === 'dragover')
    if (type === 'drop') void take((event as DragEvent).dataTransfer?.files[0])
  })

async function take(one: File | undefined) {
  if (!one) return
  chosen = { name: one.name, text: await one.text() }
  await check()
}

async function check() {
  if (!chosen) return
  const own = ++checks
  const tell = (done: number, all: number) => {
    if (own === checks) status.textContent = `Checking ${done.toLocaleString()} of ${all.toLocaleString()} entries…`
  }
  const { name, text } = chosen
  try {
    // A page without https has no cryptography, except on this machine.
    if (!globalThis.isSecureContext) throw new Error('This browser offers no cryptography here. Save the page, and open the copy.')
    const report = await verify(text, pins(), tell)
    if (own !== checks) return
    status.textContent = ''
    show(name, report)
  } catch (error) {
    if (own !== checks) return
    result.hidden = true
    status.textContent = `${plain(name)} cannot be checked. ${plain((error as Error).message)}`
  }
}

function pins(): Pins {
  const said = (field: string) => (given.elements.namedItem(field) as HTMLInputElement).value.trim() || undefined
  const [origin, older, expected] = [said('origin'), said('older'), said('expected')]
  return {
    hash: said('hash'),
    origin: origin && (URL.canParse(origin) ? new URL(origin).origin : origin),
    keys: said('keys')?.split(/[\s,]+/),
    olderUntil: older && new Date(older).toISOString(),
    expected: expected === undefined ? undefined : Number(expected),
    mayBeUnsigned: true,
  }
}

function show(name: string, report: Report) {
  const { faults, unpinned, notes, yeses, entries, last } = report
  const tone = faults.length > 0 ? 'bad' : yeses.length === 0 ? '' : unpinned.length > 0 ? 'fair' : 'good'
  byId('conclusion').className = tone
  byId('conclusion').textContent = conclusionOf(report)
  byId('about').textContent =
    `${plain(name)}, ${entries.toLocaleString()} ${entries === 1 ? 'entry' : 'entries'}, checked ${new Date().toLocaleString()}`
  section('faults', faults.map(faultWords))
  section(
    'unpinned',
    unpinned.map(({ what }) => plain(what)),
  )
  const keep = faults.length > 0 ? 'Its hash is' : 'Keep its hash:'
  section('notes', last ? [...notes, `The last entry is ${last.seq}. ${keep} ${plain(last.hash)}`] : notes)
  byId('yeses').hidden = yeses.length === 0
  byId('yeses')
    .querySelector('ol')!
    .replaceChildren(...yeses.map(card))
  result.hidden = false
}

/** A list under its heading, which is hidden while there is nothing to say. */
function section(id: string, lines: readonly string[]) {
  byId(id).hidden = lines.length === 0
  byId(id)
    .querySelector('ul')!
    .replaceChildren(...lines.map(line => element('li', line)))
}

function card(yes: Yes) {
  const facts = element('dl')
  for (const [name, text] of factsOf(yes)) {
    const row = element('div')
    row.append(element('dt', name), element('dd', text))
    facts.append(row)
  }
  const item = element('li')
  item.append(element('h3', plain(yes.title)), facts)
  return item
}

/** Text of others is only ever text. */
function element(name: string, text = '') {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
