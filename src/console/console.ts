/** The console: swagger-ui over this service's own contract, with the portal's session. A browser client of /v1, nothing else. */
import SwaggerUI, { type Asked, type Got } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './console.css'
import { versions, type Contract } from './versions.ts'
import { showWho } from './who.ts'

const contract = (await (await fetch('/console/contract.json')).json()) as Contract
const known = versions(contract, (operation, name, place, value) => ui.specActions.changeParam(operation, name, place, value))
const ui = SwaggerUI({
  spec: contract,
  domNode: document.querySelector('#operations')!,
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  // Nobody else is to hear what is tried here.
  validatorUrl: null,
  requestInterceptor: asked,
  responseInterceptor: answered,
})

/** What a browser's write must send, and what no form should have to. */
function asked(request: Asked) {
  const { pathname } = new URL(request.url, location.href)
  if (pathname === '/v1/events')
    throw new Error('This answer never ends, so the console cannot show it. Take the curl line of the reference.')
  if (!/^(GET|HEAD)$/i.test(request.method)) request.headers['X-CSRF-Protection'] = '1'
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

const dark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dress()
dark.addEventListener('change', dress)

// Somebody may have signed in or out in another tab.
addEventListener('focus', () => void showWho())
void showWho()
