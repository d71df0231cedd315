/**
 * swagger-ui over this service's own contract, with the portal's session. It is large, so it is loaded when the first operation is opened.
 */
import SwaggerUI, { type Asked, type Got } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './swagger.css'
import { complete } from './names.ts'
import { resolveSubtree } from './references.ts'
import { versions, type Contract } from './versions.ts'
import { showWho } from './who.ts'

const listenMs = 5_000

const contract = (await (await fetch('/console/contract.json')).json()) as Contract
const known = versions(contract, fill)
const place = document.querySelector('#console')!
complete(place)
const ui = SwaggerUI({
  spec: contract,
  domNode: place,
  // It draws the operations of one tag. All of them would take a slow phone some seconds, at each key that is pressed in a form.
  filter: 'none',
  plugins: [() => ({ fn: { opsFilter: (operations, tag) => operations.filter((_, name) => name === tag), resolveSubtree } })],
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  // swagger-ui must not send the contract to its public validator.
  validatorUrl: null,
  requestInterceptor: asked,
  responseInterceptor: answered,
})

export function show(tag: string, operation: string) {
  ui.layoutActions.updateFilter(tag)
  ui.layoutActions.show(['operations', tag, operation], true)
  requestAnimationFrame(() => document.querySelector(`[id$="-${CSS.escape(operation)}"]`)?.scrollIntoView())
}

/** Adds the header that a browser's write must send, so that no form needs it. */
function asked(request: Asked) {
  const { pathname } = new URL(request.url, location.href)
  if (!/^(GET|HEAD)$/i.test(request.method)) request.headers['X-CSRF-Protection'] = '1'
  if (pathname === '/v1/events') request.userFetch = beginning
  known.check(request.method, pathname, request.headers)
  return request
}

function answered(answer: Got) {
  const { pathname } = new URL(answer.url, location.href)
  const created = answer.headers['location']
  if (answer.ok && answer.headers['etag']) known.saw(created ? new URL(created, location.href).pathname : pathname, answer.headers['etag'])
  if (/^\/v1\/(accounts|sessions|me)/.test(pathname)) void showWho()
  return answer
}

/** The first seconds of an answer that has no end. */
async function beginning(url: string, request: RequestInit) {
  const stop = AbortSignal.timeout(listenMs)
  const answer = await fetch(url, { ...request, signal: stop })
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (!stop.aborted) throw error
  }
  return new Response(text, answer)
}

/** Puts a value into a form, even if the form is not open yet. */
function fill(operation: [path: string, method: string], name: string, place: string, value: string) {
  const parameters = ui.specSelectors.specJsonWithResolvedSubtrees().getIn(['paths', ...operation, 'parameters'])
  const shown = parameters?.find(one => one.get('name') === name && one.get('in') === place)
  if (shown) ui.specActions.changeParamByIdentity(operation, shown, value)
  ui.specActions.changeParam(operation, name, place, value)
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dress()
dark.addEventListener('change', dress)
