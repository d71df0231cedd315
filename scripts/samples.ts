/** Makes samples for each operation in curl, TypeScript and Python. They come from the contract, so they cannot become outdated. */
import { inspect } from 'node:util'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

export interface Call {
  method: string
  /** The path below the service's address, with `{name}` for each parameter. */
  path: string
  /** The placeholder of each parameter of the path, such as `AGENT_ID`. */
  places: Record<string, string>
  /** Headers that the operation requires. */
  headers: readonly string[]
  needsSession: boolean
  body: Json
  /** Whether the answer comes in parts instead of as one JSON value: line by line, or as server-sent events. */
  stream: 'lines' | 'events' | undefined
  /** Whether a success has a body. */
  hasAnswer: boolean
}

export const samplesOf = (call: Call) => [
  { lang: 'curl', source: curl(call) },
  { lang: 'TypeScript', source: typescript(call) },
  { lang: 'Python', source: python(call) },
]

function curl({ method, path, places, headers, needsSession, body, stream }: Call) {
  const implied = body === undefined ? 'GET' : 'POST'
  const start = ['curl', stream && '-N', method !== implied && `-X ${method}`, `{base_url}${fill(path, name => `<${places[name]}>`)}`]
  const options = [
    ...(needsSession ? ['-H "Authorization: Bearer <SESSION_TOKEN>"'] : []),
    ...headers.map(name => `-H '${name}: <${placeOf(name)}>'`),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`]),
  ]
  return [start.filter(Boolean).join(' '), ...options].join(' \\\n  ')
}

function typescript({ method, path, places, headers, needsSession, body, stream, hasAnswer }: Call) {
  const address = fill(`{base_url}${path}`, name => (name === 'base_url' ? '{base_url}' : `\${${camel(places[name]!)}}`))
  const lines = [
    ...(needsSession ? ['Authorization: `Bearer ${token}`'] : []),
    ...headers.map(name => `${quoted(name)}: ${camel(placeOf(name))}`),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(lines.length ? [`headers: { ${lines.join(', ')} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${script(body)})`]),
  ]
  const url = /\$\{/.test(address) ? `\`${address}\`` : `'${address}'`
  const call = init.length ? `fetch(${url}, {\n${init.map(line => `  ${line},\n`).join('')}})` : `fetch(${url})`
  return [
    ...needed('//', [
      ...(needsSession ? ['token'] : []),
      ...Object.values(places).map(camel),
      ...headers.map(name => camel(placeOf(name))),
    ]),
    `const response = await ${call}`,
    'if (!response.ok) throw new Error((await response.json()).detail)',
    ...(stream ? typescriptStream[stream] : []),
    ...(hasAnswer && !stream ? ['const answer = await response.json()'] : []),
  ].join('\n')
}

function python({ method, path, places, headers, needsSession, body, stream, hasAnswer }: Call) {
  const address = fill(path, name => `{${places[name]!.toLowerCase()}}`)
  const lines = [
    ...(needsSession ? ['"Authorization": f"Bearer {token}"'] : []),
    ...headers.map(name => `${JSON.stringify(name)}: ${placeOf(name).toLowerCase()}`),
  ]
  const given = [
    `${/\{/.test(address) ? 'f' : ''}"{base_url}${address}"`,
    ...(lines.length ? [`headers={${lines.join(', ')}}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body)}`]),
    ...(stream ? ['stream=True'] : []),
  ]
  return [
    ...needed('#', [
      ...(needsSession ? ['token'] : []),
      ...[...Object.values(places), ...headers.map(placeOf)].map(place => place.toLowerCase()),
    ]),
    ...(stream === 'events' ? ['import json'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...given.map(line => `    ${line},`),
    ')',
    'response.raise_for_status()',
    ...(stream ? pythonStream[stream] : []),
    ...(hasAnswer && !stream ? ['answer = response.json()'] : []),
  ].join('\n')
}

/** What reads the parts of an answer. An empty line ends an event. */
const typescriptStream = {
  lines: ['for await (const text of response.body!.pipeThrough(new TextDecoderStream())) console.log(text)'],
  events: [
    "let rest = ''",
    'for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {',
    "  const blocks = (rest + text).split('\\n\\n')",
    '  rest = blocks.pop()!',
    '  for (const block of blocks) {',
    "    const event = Object.fromEntries(block.split('\\n').map(line => line.split(/: (.*)/)))",
    '    if (event.data) console.log(event.id, event.event, JSON.parse(event.data))',
    '  }',
    '}',
  ],
}
const pythonStream = {
  lines: ['for line in response.iter_lines():', '    print(line.decode())'],
  events: [
    'event = {}',
    'for line in response.iter_lines():',
    '    if line:',
    '        name, _, value = line.decode().partition(": ")',
    '        event[name] = value',
    '        continue',
    '    if "data" in event:',
    '        print(event.get("id"), event["event"], json.loads(event["data"]))',
    '    event = {}',
  ],
}

/** The placeholder for the value of a header. */
const placeOf = (header: string) => (header === 'If-Match' ? 'ETAG' : header.toUpperCase().replaceAll('-', '_'))
const needed = (comment: string, names: readonly string[]) => (names.length ? [`${comment} Set before: ${names.join(', ')}`] : [])
const fill = (path: string, value: (name: string) => string) => path.replace(/\{(\w+)\}/g, (_, name: string) => value(name))
const camel = (place: string) => place.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const script = (value: Json) => inspect(value, { depth: null, breakLength: 100 }).replaceAll('\n', '\n  ')

/** A JSON value as Python writes it. */
function literal(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null) return 'None'
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, one]) => `${JSON.stringify(name)}: ${literal(one)}`)
      .join(', ')}}`
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}
