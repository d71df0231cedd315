/**
 * Who sends the requests: the person who is signed in at the portal in this browser, or somebody with a token. A token is kept in the memory
 * of this page, and nowhere else.
 */
import { make } from './dom.ts'
import { forget } from './seen.ts'

type Who = { state: 'asking' | 'out' | 'silent' | 'token' } | { state: 'in'; id: string; name: string }

let token = ''
let who: Who = { state: 'asking' }
const places = new Set<HTMLElement>()

/** The request with what shows who sends it. If there is a token, the cookie is not sent. */
export function signed(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  // The session's cookie is sent by the browser. A write must show that it comes from a page of the service itself.
  else if (init.method !== 'GET') headers.set('X-CSRF-Protection', '1')
  return { ...init, headers, cache: 'no-store', credentials: token ? 'omit' : 'same-origin' }
}

/** Shows in this place who they are, now and whenever it changes. */
export function showWho(place: HTMLElement) {
  places.add(place)
  draw()
  if (places.size > 1) return
  // They may sign in or out in another tab.
  addEventListener('focus', () => void look())
  void look()
}

/** Asks the service, for example after a request that has signed somebody in. */
export async function look() {
  if (token) return
  const answer = await fetch('/v1/me', signed({ method: 'GET' })).catch(() => undefined)
  if (token) return
  if (answer?.ok) {
    const { id, display_name: name } = (await answer.json()) as { id: string; display_name: string }
    become({ state: 'in', id, name })
  } else become({ state: answer?.status === 401 ? 'out' : 'silent' })
}

function become(now: Who) {
  const before = who
  who = now
  if (before.state === 'in' && !(now.state === 'in' && now.id === before.id)) forget()
  if (JSON.stringify(before) !== JSON.stringify(now)) draw()
}

function draw() {
  for (const place of places) place.replaceChildren(...words())
}

function words(): (Node | string)[] {
  if (who.state === 'asking') return ['Checking whether you are signed in…']
  if (who.state === 'silent') return ['It could not be checked whether you are signed in. ', press('Try again', () => void look())]
  if (who.state === 'token') return ['With your token, which only this page keeps. ', press('Remove it', () => take(''))]
  if (who.state === 'in') return ['Signed in as ', make('b', { textContent: who.name }), '. ', ...tokenField()]
  return [make('a', { href: '/', target: '_blank', textContent: 'Sign in to the portal' }), ', or ', ...tokenField()]
}

function tokenField() {
  const field = make('input', { type: 'password', autocomplete: 'one-time-code', placeholder: 'aqs_svc_…', ariaLabel: 'Token' })
  field.addEventListener('change', () => take(field.value.trim()))
  // It must not send the form around it.
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(field.value.trim())
  })
  const opener: HTMLButtonElement = press(who.state === 'in' ? 'Use a token' : 'paste a token', () => {
    opener.replaceWith(field)
    field.focus()
  })
  return [opener]
}

/** A browser may have filled in a password, and nothing else begins like a token. */
function take(given: string) {
  if (given && !/^aqs_[\w-]+$/.test(given)) return
  if (token) forget()
  token = given
  become({ state: token ? 'token' : 'asking' })
  void look()
}

function press(words: string, act: () => void) {
  const button = make('button', { type: 'button', className: 'quiet', textContent: words })
  button.addEventListener('click', act)
  return button
}
