/** Redoc's page of the contract: one file that renders offline, can be searched, and loads nothing. */
import { readFileSync } from 'node:fs'
import { iconLink } from '../../src/site/layout.ts'
import { redocly } from '../redocly.ts'

const draft = '.cache/redoc.html'
const source = 'generated/openapi.json'

/** Redoc would fetch a logo. Here the page contains it. */
const word = '<text y="11" font-family="system-ui,sans-serif" font-size="11" font-weight="600" fill="#808a96">Redoc</text>'
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14">${word}</svg>`
const credit = `data:image/svg+xml,${encodeURIComponent(logo)}`

const head = `${iconLink}
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="The humans' API of the Agent Quest Service, operation by operation.">`

/** Redoc's colours are CSS variables. These are the colours of links and of soft text on the other pages. */
const colours = (rest: string, active: string, soft: string) =>
  Object.entries({ primary: rest, 'primary-hover': active, 'primary-pressed': active, visited: rest })
    .map(([name, colour]) => `--link-color-${name}-legacy: ${colour}`)
    .concat(`--search-trigger-color: ${soft}`)
    .join('; ')
const theme = `<style>
    :root:root { ${colours('#2a51a8', '#1c3a80', '#60656c')} }
    :root:root.dark { ${colours('#93b5f5', '#b9d0fb', '#9aa0a8')} }
  </style>
</head>

<body>`

export function redocPage() {
  build()
  return finish(readFileSync(draft, 'utf8'))
}

function build() {
  const options = [
    '--title=API reference · Agent Quest Service',
    '--openapi.jsonSamplesExpandLevel=4',
    '--openapi.sortRequiredPropsFirst=true',
  ]
  redocly('build-docs', source, '--inlineBundle', `--output=${draft}`, ...options)
}

/**
 * Removes everything that would make a reader's browser contact another host. If a new version of Redoc differs, this fails, and a
 * developer must check it.
 */
function finish(html: string) {
  const page = [
    ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', credit],
    ['https://cdn.redoc.ly/redoc/logo-mini.svg', credit],
    ['https://otel.cloud.redocly.com/v1/traces', 'data:,'],
    ['<!-- needed for adaptive design -->', head],
    [/<\/head>\s+<body>/, theme],
    // This comes from redocly.yaml and must stay.
    ['"disableTelemetry":true', '"disableTelemetry":true'],
  ].reduce((text, [from, to]) => replaceOnce(text, from!, String(to)), html)
  const script = /<script(?: type="module")?>.*?<\/script>/gs
  const scripts = page.match(script)?.length
  if (scripts !== 2) throw new Error(`Redoc's page has ${scripts} scripts, not the two that src/site/index.ts lets run`)
  const fetched = /<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=(?!"?data:)[^>]*>/.exec(page.replace(script, ''))
  if (fetched) throw new Error(`Redoc's page is not complete in itself: ${fetched[0]}`)
  return page
}

function replaceOnce(text: string, from: string | RegExp, to: string) {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`Redoc's page has ${from} ${parts.length - 1} times, not once`)
  return parts.join(to)
}
