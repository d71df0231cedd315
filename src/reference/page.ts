/** The script of the reference's pages: a search, and buttons that copy samples and open forms. Everything can be read without it. */
import { addCopyButton } from './copy.ts'
import { make } from './dom.ts'
import type * as forms from './try.ts'

declare global {
  interface Window {
    /** What `try.ts` exports, when it is loaded. */
    forms?: typeof forms
  }
}

/** What can be found: its name, what it is, and where it stands. */
type Entry = [name: string, about: string, address: string]

const mostShown = 12
const tryIt = 'Try it'
let loadingForms: Promise<unknown> | undefined

const box = document.querySelector<HTMLElement>('search')!
const input = box.querySelector('input')!
const list = box.querySelector('ol')!
const count = box.querySelector('p')!

box.hidden = false
input.addEventListener('focus', () => void entries(), { once: true })
input.addEventListener('input', () => void show())
input.form!.addEventListener('submit', event => {
  event.preventDefault()
  list.querySelector('a')?.click()
})
list.addEventListener('click', event => {
  if (event.target instanceof Element && event.target.closest('a')) close()
})
box.addEventListener('keydown', event => {
  if (event.key === 'Escape') close()
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event)
})
document.addEventListener('keydown', event => {
  const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea')
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
  event.preventDefault()
  input.focus()
})

let loading: Promise<Entry[]> | undefined
/** Loads the list when somebody begins to search, and again if that failed. */
function entries() {
  loading ??= fetch('/reference/search.json')
    .then(async answer => {
      if (!answer.ok) throw new Error(`The answer was ${answer.status}.`)
      return (await answer.json()) as Entry[]
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading.catch(() => undefined)
}

async function show() {
  const wanted = input.value
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const all = words.length > 0 ? await entries() : []
  // Somebody has typed on while the list was loaded.
  if (input.value !== wanted) return
  const found = all && matching(all, words)
  list.replaceChildren(...(found ?? []).slice(0, mostShown).map(line))
  count.textContent = found === undefined ? 'The search could not be loaded. Try again.' : saying(found.length, words.length > 0)
}

/** Names that begin with the first word come first, then operations, then other names that have all words, and then what is about them. */
function matching(all: Entry[], words: string[]) {
  const ranked = all.flatMap(entry => {
    const name = entry[0].toLowerCase()
    const text = `${name} ${entry[1].toLowerCase()}`
    if (!words.every(word => text.includes(word))) return []
    const isOperation = /^[A-Z]+ \//.test(entry[1])
    return [{ entry, rank: name.startsWith(words[0]!) ? 0 : isOperation ? 1 : words.every(word => name.includes(word)) ? 2 : 3 }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

function saying(found: number, isAsked: boolean) {
  if (!isAsked) return ''
  if (found === 0) return 'Nothing was found.'
  return found > mostShown ? `The first ${mostShown} of ${found}` : ''
}

function line([name, about, address]: Entry) {
  return make('li', {}, make('a', { href: address }, name, make('span', { textContent: about })))
}

function close() {
  input.value = ''
  list.replaceChildren()
  count.textContent = ''
}

/** From the field into the list and back. */
function move(event: KeyboardEvent) {
  const stops = [input, ...list.querySelectorAll('a')]
  const at = stops.findIndex(stop => stop === document.activeElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

for (const sample of document.querySelectorAll<HTMLElement>('.page pre')) addCopyButton(sample)
for (const line of document.querySelectorAll('.call .line')) addTryButton(line)

/** A message to webhooks has a name instead of a path, and only the service sends it. */
function addTryButton(line: Element) {
  if (!line.querySelector('span')!.textContent.startsWith('/')) return
  const button = make('button', { type: 'button', className: 'try-it', textContent: tryIt, ariaExpanded: 'false' })
  button.addEventListener('click', () => void tried(button))
  line.append(button)
}

/** The forms, their script and their style are loaded when somebody first wants one. */
async function tried(button: HTMLButtonElement) {
  button.disabled = true
  loadingForms ??= Promise.all([addPart('style', 'try.css'), addPart('script', 'try.js')])
  const isLoaded = await loadingForms.then(
    () => true,
    () => false,
  )
  button.disabled = false
  if (!isLoaded) loadingForms = undefined
  // The policy of a page allows the script that belongs to it. After an upgrade, the service has another one.
  else if (!window.forms) return void (button.textContent = 'Reload the page to use this')
  button.textContent = isLoaded ? tryIt : 'Could not load. Try again'
  window.forms?.toggle(button)
}

async function addPart(tag: 'style' | 'script', file: string) {
  const answer = await fetch(`/reference/${file}`)
  if (!answer.ok) throw new Error(`The answer was ${answer.status}.`)
  document.head.append(make(tag, { textContent: await answer.text() }))
}
