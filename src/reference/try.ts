/** “Try it”: sends an operation of the reference from its page, and shows the answer. It is loaded when somebody first wants it. */
import { showAnswer } from './answer.ts'
import { make } from './dom.ts'
import { inputsOf, type Form } from './form.ts'
import { remember } from './seen.ts'
import { look, showWho, signed } from './who.ts'

/** The form of each operation. The build puts it here. */
declare const allForms: Record<string, Form>

/** Opens or closes the form below the path of an operation. */
export function toggle(button: HTMLButtonElement) {
  const line = button.parentElement!
  const there = line.nextElementSibling as HTMLElement
  if (there.className === 'form') there.hidden = !there.hidden
  else line.after(formOf(line.closest('section')!.id))
  const form = line.nextElementSibling as HTMLFormElement
  button.ariaExpanded = String(!form.hidden)
  if (!form.hidden) form.querySelector<HTMLElement>('input:not([type=password]), select, textarea, .send')?.focus()
}

function formOf(id: string) {
  const { method, isOpen, path, ...rest } = allForms[id]!
  const { parts, request } = inputsOf({ method, path, ...rest })
  const isRead = method === 'GET'
  const who = make('p', { className: 'who' })
  const send = make('button', { className: 'send', textContent: isRead ? 'Send' : `Send ${method}` })
  const stop = make('button', { type: 'button', className: 'quiet', textContent: 'Stop', hidden: true })
  const said = make('p', { className: 'said', role: 'status' })
  const place = make('div', { className: 'answer' })
  const warning = make('p', { className: 'warning', textContent: 'Sending this changes real data.' })
  const form = make('form', { className: 'form', ariaLabel: 'Try it', autocomplete: 'off' }, ...(isOpen ? [] : [who]), ...parts)
  form.append(...(isRead ? [] : [warning]), make('p', { className: 'buttons' }, send, stop), said, place)
  if (!isOpen) showWho(who)

  form.addEventListener('submit', event => {
    event.preventDefault()
    const made = request()
    if ('wrong' in made) return say('bad', made.wrong)
    void run(made.path, made.init)
  })

  function say(kind: 'good' | 'bad' | '', strong: string, rest = '') {
    said.className = `said ${kind}`
    said.replaceChildren(make('b', { textContent: strong.trim() }), rest)
  }

  async function run(address: string, init: RequestInit) {
    const stopper = new AbortController()
    const stopNow = () => stopper.abort()
    stop.addEventListener('click', stopNow)
    send.disabled = true
    stop.hidden = false
    say('', 'Sending…')
    place.replaceChildren()
    const startedAt = performance.now()
    try {
      const answer = await fetch(address, { ...signed(init), signal: stopper.signal })
      const tookMs = Math.round(performance.now() - startedAt)
      say(answer.ok ? 'good' : 'bad', `${answer.status} ${answer.statusText}`, ` · ${tookMs} ms`)
      remember(method, address, answer, await showAnswer(place, answer, stopper))
      if (/^\/v1\/(accounts|sessions|me)\b/.test(address) && !isRead) void look()
    } catch {
      say('bad', stopper.signal.aborted ? 'Stopped. The request may have been carried out.' : 'No answer came. Check the connection.')
    }
    stop.removeEventListener('click', stopNow)
    stop.hidden = true
    send.disabled = false
  }

  return form
}
