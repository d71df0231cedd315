/** The script of the reference's pages: a search, and buttons that copy samples. Everything can be read without it. */

/** What can be found: its name, what it is, and where it stands. */
type Entry = [name: string, about: string, address: string]

const mostShown = 12
const copiedMs = 2_000

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
  const isTyping = event.target instanceof HTMLInputElement
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

/** Names that begin with the first word come first, then other names that have all words, and then what is about them. */
function matching(all: Entry[], words: string[]) {
  const ranked = all.flatMap(entry => {
    const name = entry[0].toLowerCase()
    const text = `${name} ${entry[1].toLowerCase()}`
    if (!words.every(word => text.includes(word))) return []
    return [{ entry, rank: name.startsWith(words[0]!) ? 0 : words.every(word => name.includes(word)) ? 1 : 2 }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

function saying(found: number, isAsked: boolean) {
  if (!isAsked) return ''
  if (found === 0) return 'Nothing was found.'
  return found > mostShown ? `The first ${mostShown} of ${found}` : ''
}

function line([name, about, address]: Entry) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const what = document.createElement('span')
  link.href = address
  link.append(name, what)
  what.textContent = about
  item.append(link)
  return item
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

// A browser lets a page write to the clipboard only over https, or on its own machine.
if (isSecureContext)
  for (const sample of document.querySelectorAll('.page pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => void copy(sample, button))
    sample.before(button)
  }

async function copy(sample: Element, button: HTMLButtonElement) {
  button.textContent = await navigator.clipboard.writeText(sample.textContent).then(
    () => 'Copied',
    () => 'Not copied',
  )
  setTimeout(() => (button.textContent = 'Copy'), copiedMs)
}
