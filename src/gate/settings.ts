/** gate.yaml: which service decides, which servers are behind the gate, and what is done with a call of each. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, resolve } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import schema from '../../spec/gate.schema.json' with { type: 'json' }
import type { Category } from './service.ts'

/** A server behind the gate: a program that speaks over its standard input and output, or an address. */
export interface ServerSettings {
  command?: string
  args?: string[]
  env?: Record<string, string>
  cwd?: string
  url?: string
  headers?: Record<string, string>
  /** Whether its word counts that a tool only reads. Its resources and prompts are not asked about either. */
  trusted?: boolean
}

/** What is done with the calls that fit. The first rule that fits counts. */
export interface Rule {
  server?: string
  tool?: string
  resource?: string
  prompt?: string
  annotations?: Record<string, boolean>
  do: 'allow' | 'ask' | 'block'
  because?: string
  category?: Category
  title?: string
  recipient?: string
  amount?: { value: string; currency: string }
  audience?: string
  hide?: string[]
}

export interface Settings {
  service: string
  key: string
  wait_seconds: number
  report_within_minutes: number
  servers: Record<string, ServerSettings>
  rules: Rule[]
  run: { category: Category; environment: string[] }
  hook: { changes: boolean }
  /** The folder of the file. Programs are started there. */
  folder: string
  /** The machine and the folder, for the human. */
  place: string
  file: string
}

export type Environment = Record<string, string | undefined>

/** Its message is for a person: the file, the line and the fault. */
export class SettingsFault extends Error {}

export function readSettings(file: string, environment: Environment): Settings {
  const fault = (line: number | undefined, message: string) => new SettingsFault(`${file}${line ? `:${line}` : ''}: ${message}`)
  const text = textOf(file)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: false })
  const lineOf = (offset: number | undefined) => (offset === undefined ? undefined : lines.linePos(offset).line)
  const [broken] = document.errors
  if (broken) throw fault(lineOf(broken.pos[0]), broken.message.split('\n')[0]!.replace(/ at line.*/, ''))

  fillIn(document, environment, (offset, name) => fault(lineOf(offset), `${name} is not set in the environment.`))
  const given: unknown = document.toJS({ maxAliasCount: 0 })
  if (!isValid(given)) {
    // The last one is about the whole of which the others are parts.
    const error = isValid.errors!.at(-1)!
    throw fault(lineOf(offsetOf(document, pathOf(error))), messageOf(error))
  }
  return { ...(given as unknown as Settings), folder: dirname(resolve(file)), place: `${hostname()}:${dirname(resolve(file))}`, file }
}

// The schema itself is checked in a test, because that takes a quarter of the time in which the gate starts.
const isValid = new Ajv2020({ useDefaults: true, strictRequired: false, verbose: true, validateSchema: false }).compile(schema)

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingsFault(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}. agent-quest-gate init writes one.`, {
      cause: error,
    })
  }
}

/** `${NAME}` in a value is replaced by that variable of the environment, so that no secret has to stand in the file. */
function fillIn(document: Document, environment: Environment, missing: (offset: number | undefined, name: string) => Error) {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      node.value = node.value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
        const value = environment[name]
        if (value === undefined || value === '') throw missing(node.range?.[0], name)
        return value
      })
    },
  })
}

const pathOf = ({ instancePath, params }: ErrorObject): string[] => {
  const path = instancePath.split('/').slice(1).map(unescape)
  return params['additionalProperty'] ? [...path, String(params['additionalProperty'])] : path
}
const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Where the value begins, or else the nearest one that contains it. */
function offsetOf(document: Document, path: string[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const name = path[length - 1]!
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === name) : undefined
    const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

function messageOf({ instancePath, keyword, params, message }: ErrorObject) {
  const where = instancePath === '' ? 'The file' : instancePath.split('/').slice(1).map(unescape).join('.')
  if (keyword === 'additionalProperties') return `${where} has no member "${params['additionalProperty']}".`
  if (keyword === 'required') return `${where} needs "${params['missingProperty']}".`
  if (keyword === 'enum') return `${where} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`
  if (keyword === 'oneOf') return `${where} needs either "command" or "url".`
  return `${where} ${message}.`
}
