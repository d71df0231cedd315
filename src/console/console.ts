/** The console: a list of all operations, and a form for the one that is open. It is only a browser client of /v1. */
import './page.css'
import { showWho } from './who.ts'

const list = document.querySelector<HTMLElement>('.operations')!
const search = list.querySelector('input')!
const hint = document.querySelector<HTMLElement>('.hint')!

/** Opens the operation in the address, which is `#/<tag>/<operation>`. */
async function open() {
  const chosen = [...list.querySelectorAll('a')].find(link => link.hash === location.hash)
  for (const link of list.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  if (!chosen) return
  chosen.setAttribute('aria-current', 'true')
  const [, tag = '', operation = ''] = decodeURIComponent(chosen.hash).split('/')
  hint.textContent = 'Loading the form…'
  try {
    const { show } = await import('./swagger.ts')
    hint.hidden = true
    // swagger-ui has a main part of its own.
    hint.parentElement!.removeAttribute('role')
    show(tag, operation)
  } catch {
    hint.textContent = 'The form could not be loaded. Check the connection and reload the page.'
  }
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/)
  for (const section of list.querySelectorAll('section')) {
    const entries = [...section.querySelectorAll('li')]
    for (const entry of entries) entry.hidden = !words.every(word => entry.textContent.toLowerCase().includes(word))
    section.hidden = entries.every(entry => entry.hidden)
  }
}

addEventListener('hashchange', () => void open())
search.addEventListener('input', filter)
// Somebody may have signed in or out in another tab.
addEventListener('focus', () => void showWho())
void showWho()
void open()
