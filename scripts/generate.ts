/**
 * spec/ → generated/: types, validators and one bundled document for each interface. The output is deterministic, so CI can require
 * that it does not differ.
 */
import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { eventsText, withDataSaid } from './events.ts'
import { clientsText } from './clients.ts'
import { codec, pascal, table } from './codecs.ts'
import { agentsContract } from './contract/agents.ts'
import { finder } from './contract/find.ts'
import { humansContract, yamlText } from './contract/humans.ts'
import { exact } from './exact.ts'
import { fieldsText } from './fields.ts'
import { banner, out, visible, write } from './generated.ts'
import { listedInput, listedOutput } from './listed.ts'
import { withExamples } from './published.ts'
import { serverText } from './registry.ts'
import { skillText } from './skill.ts'
import { validators } from './validators.ts'

// oxlint-disable-next-line no-explicit-any -- the documents, as parsed
type Json = any
type Schemas = Record<string, Json>

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** The contract for clients. Its answers allow unknown fields and values, because later versions may add some. */
const published = humansContract()
/** The contract of exactly this version. Our own types and the tests of every answer are made from it. */
const document = exact(published)
const agentsDocument = agentsContract()
const tools: Json[] = agentsDocument.tools
/** The answers that tests/contract/coverage.test.ts recorded, and the messages that tests/contract/messages.test.ts recorded. */
const [examples, messages] = ['examples.json', 'messages.json'].map(file => JSON.parse(readFileSync(new URL(file, out), 'utf8')))
const find = finder(document)

/** The humans' door: the schemas of each operation's parameters, bodies and responses. */
async function humans() {
  const parameters: Schemas = {}
  const bodies: Schemas = {}
  const responses: Schemas = {}
  const requests: Record<string, Json[]> = {}
  for (const operation of allOperations(document)) {
    const id = operation.operationId
    for (const place of ['path', 'query', 'header']) parameters[`${id}_${place}`] = parameterSchema(place, operation.parameters ?? [])
    for (const [type, media] of Object.entries<Json>(operation.requestBody?.content ?? {}))
      bodies[`${id}_body_${word(type)}`] = media.schema
    requests[id] = [parameters[`${id}_query`], bodies[`${id}_body_application_json`] ?? {}]
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      for (const [type, media] of Object.entries<Json>(find(response).content ?? {})) {
        responses[`${id}_${status}_${word(type)}`] = media.schema
        // A stream is a string. Tests check its messages one by one.
        if (media.schema.contentSchema) responses[`${id}_${status}_${word(type)}_items`] = media.schema.contentSchema.items
      }
    }
  }
  // Tests check each message of a webhook with it.
  responses['webhook_notice'] = { $ref: '#/components/schemas/Notice' }
  const shared = document.components.schemas
  validators('parameters.js', shared, parameters, { useDefaults: true })
  validators('bodies.js', shared, bodies, { useDefaults: true })
  validators('responses.js', shared, responses, {})
  write('fields.ts', fieldsText(requests, find))
  write('openapi.yaml', yamlText(published))
  write('openapi.json', visible(JSON.stringify(withDataSaid(withExamples(published, examples, messages)), undefined, 1)) + '\n')
  const open = allOperations(document).filter(operation => operation.security?.length === 0)
  const openType = `\n/** The operations that need no session. */\nexport type PublicOperation = ${open.map(operation => `'${operation.operationId}'`).join(' | ')}\n`
  write('api.ts', banner + astToString(await openapiTS(asHandlersSeeIt(), { alphabetize: true })) + openType)
  write('events.ts', eventsText(document.components.schemas.EventName.enum))
}

/** Both doors in camelCase. */
function codecs(schemas: Schemas, given: Schemas, answered: Schemas) {
  const decoders = codec('in', schemas)
  const encoders = codec('out', schemas)
  const [queries, bodies, answers, inputs, outputs]: Record<string, string>[] = [{}, {}, {}, {}, {}]
  for (const operation of allOperations(document)) {
    const id = operation.operationId
    const query = parameterSchema('query', operation.parameters ?? [])
    if (Object.keys(query.properties).length) queries![id] = decoders.name(query, `${pascal(id)}Query`)
    const [media] = Object.values<Json>(operation.requestBody?.content ?? {})
    if (media) bodies![id] = decoders.name(media.schema, `${pascal(id)}Body`)
    const [success] = Object.entries<Json>(operation.responses).filter(([status]) => status < '300')
    const json = success && find(success[1]).content?.['application/json']
    if (json) answers![id] = encoders.name(json.schema, `${pascal(id)}Answer`)
  }
  for (const { name } of tools) {
    inputs![name] = decoders.name(given[name], `${pascal(name)}Arguments`)
    outputs![name] = encoders.name(answered[name], `${pascal(name)}Result`)
  }
  // A stream is written event by event.
  encoders.name({ $ref: '#/components/schemas/Event' }, 'Event')
  // Core throws errors with these codes.
  encoders.name({ $ref: '#/components/schemas/ProblemCode' }, 'ProblemCode')

  const tables = {
    inputs: [
      table('queries', 'Queries', queries!, 'decode'),
      table('bodies', 'Bodies', bodies!, 'decode'),
      table('tools', 'Tools', inputs!, 'decode'),
    ],
    outputs: [table('answers', 'Answers', answers!, 'encode'), table('tools', 'Tools', outputs!, 'encode')],
  }
  const wire = encoders.functions().map(name => `export declare function encode${name}(value: ${name}): Wire['${name}']\n`)
  const own = (name: string) => (schemas[name] ? name : undefined)
  const codes = Object.keys(agentsDocument.errors).map(code => `"${code}"`)
  const toolErrors = `/** What a tool can answer with instead of a result. */\nexport type ToolErrorCode = ${codes.join(' | ')}\n`
  write('inputs.js', `${banner}${decoders.code()}\n${tables.inputs.map(({ code }) => code).join('')}`)
  write('inputs.d.ts', `${banner}${decoders.types()}\n${tables.inputs.map(({ types }) => types).join('')}`)
  write(
    'outputs.js',
    `${banner}import { instant } from '../src/shared/instant.ts'\n${encoders.code()}\n${tables.outputs.map(({ code }) => code).join('')}`,
  )
  write(
    'outputs.d.ts',
    `${banner}import type { components } from './tools.ts'\ntype Wire = components['schemas']\n${encoders.types()}\n${wire
      .filter((_, i) => own(encoders.functions()[i]!))
      .join('')}${tables.outputs.map(({ types }) => types).join('')}${toolErrors}`,
  )
}

/** The agents' door: each tool's full schemas, for the validators and the reference, and its listed schemas. */
async function agents() {
  const schemas = (side: 'inputSchema' | 'outputSchema'): Schemas =>
    Object.fromEntries(tools.map(tool => [tool.name, withDefinitions(tool[side])]))
  const inputs = schemas('inputSchema')
  const outputs = schemas('outputSchema')
  validators('tool-inputs.js', {}, inputs, { useDefaults: true })
  validators('tool-outputs.js', {}, outputs, {})
  const listed = tools.map(({ errors: _errors, examples: _examples, ...tool }) => ({
    ...tool,
    description: tool.description.trim(),
    inputSchema: listedInput(tool.inputSchema, ref => shared(ref).schema),
    outputSchema: listedOutput(tool.outputSchema, ref => shared(ref).schema),
  }))
  // The listed parts are separate from those that only the server needs.
  const apart = (items: Json[]) =>
    items.map(({ text, withTopic, answers, variable, ttlMs, ...listed }) => ({ listed, text, withTopic, answers, variable, ttlMs }))
  const { instructions, resources, resourceTemplates, prompts } = agentsDocument
  const offer = {
    instructions: instructions.trim(),
    errors: agentsDocument.errors,
    notes: Object.fromEntries(
      tools.map(({ name, errors, examples }) => [name, { errors, examples, takes: inputs[name], answers: outputs[name] }]),
    ),
    tools: listed,
    resources: apart(resources),
    resourceTemplates: apart(resourceTemplates),
    prompts: apart(prompts),
  }
  write('tools.json', visible(JSON.stringify(offer, undefined, 1)) + '\n')
  write('clients.ts', clientsText(agentsDocument.clients))
  write('agent-quest/SKILL.md', skillText(agentsDocument, published.info.title))
  write('server.json', serverText(published.info))

  // Both documents have schemas with the same names, so the agents' schemas get different names here.
  const local = (node: Json) => JSON.parse(JSON.stringify(node).replace(/"#\/schemas\/(\w+)"/g, '"#/components/schemas/Agents$1"'))
  const own = Object.entries<Json>(agentsDocument.schemas ?? {}).map(([name, schema]) => [`Agents${name}`, local(schema)])
  const named = tools.flatMap(tool => [
    [`${tool.name}_input`, local(tool.inputSchema)],
    [`${tool.name}_output`, local(tool.outputSchema)],
  ])
  const all = { ...document.components.schemas, ...Object.fromEntries(own) }
  const types = await openapiTS(
    { openapi: '3.1.0', info: document.info, paths: {}, components: { schemas: { ...all, ...Object.fromEntries(named) } } },
    { alphabetize: true },
  )
  const side = (which: 'inputSchema' | 'outputSchema'): Schemas => Object.fromEntries(tools.map(tool => [tool.name, local(tool[which])]))
  codecs(all, side('inputSchema'), side('outputSchema'))
  const rows = tools.map(
    ({ name }) => `  ${name}: { input: components['schemas']['${name}_input']; output: components['schemas']['${name}_output'] }\n`,
  )
  const oneOf = (names: string[]) => names.map(name => `'${name}'`).join(' | ')
  const completed = [
    ...prompts.flatMap((prompt: Json) => prompt.arguments.map((argument: Json) => `${prompt.name} ${argument.name}`)),
    ...resourceTemplates.map(({ uriTemplate }: Json) => `${uriTemplate} ${/\{(\w+)\}/.exec(uriTemplate)![1]}`),
  ]
  write(
    'tools.ts',
    `${banner}${astToString(types)}
/** Every tool, with its input and its output. */
export interface Tools {
${rows.join('')}}
export type PromptName = ${oneOf(prompts.map(({ name }: Json) => name))}
/** What a human types when selecting a prompt or a resource: its name and the name of the argument. */
export type TypedArgument = ${oneOf(completed)}
`,
  )
}

/** Only the query is closed. A request may carry any header. */
function parameterSchema(place: string, all: Json[]) {
  const own = all.map(find).filter(parameter => parameter.in === place)
  const name = (parameter: Json) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(parameter => [name(parameter), parameter.schema])),
    required: own.filter(parameter => parameter.required).map(name),
    ...(place === 'query' && { additionalProperties: false }),
  }
}

/** The input of a handler: after validation, a parameter or optional body with defaults always has its values. */
function asHandlersSeeIt() {
  const view = structuredClone(document)
  const everywhere = allOperations(view)
  for (const parameter of [
    ...Object.values<Json>(view.components.parameters),
    ...everywhere.flatMap(operation => operation.parameters ?? []),
  ]) {
    if (parameter.schema?.default !== undefined) parameter.required = true
  }
  for (const operation of everywhere) if (operation.requestBody) operation.requestBody.required = true
  // The service sends these. It does not handle them.
  for (const { post } of Object.values<Json>(view.webhooks)) delete post.operationId
  return view
}

/** A tool's schema with all shared schemas that it needs under its own $defs. A mere reference is replaced by its target. */
function withDefinitions(schema: Json): Json {
  if (schema.$ref) return withDefinitions(shared(schema.$ref).schema)
  const definitions: Schemas = {}
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const { example: _, ...rest } = node
    return Object.fromEntries(
      Object.entries<Json>(rest).map(([key, value]) => {
        if (key !== '$ref') return [key, visit(value)]
        const { name, schema: found } = shared(value)
        if (!(name in definitions)) {
          definitions[name] = undefined
          definitions[name] = visit(found)
        }
        return [key, `#/$defs/${name}`]
      }),
    )
  }
  const own = visit(schema)
  return Object.keys(definitions).length ? { ...own, $defs: definitions } : own
}

/** The target of a $ref in the agents' contract, or in a schema of the humans that it refers to. */
function shared(ref: string): { name: string; schema: Json } {
  const name = ref.split('/').at(-1)!
  const own = ref.startsWith('#/schemas/')
  return { name: own ? `My${name}` : name, schema: own ? agentsDocument.schemas[name] : document.components.schemas[name] }
}

function allOperations(from: Json): Json[] {
  return Object.values<Json>(from.paths).flatMap(item => methods.flatMap(method => item[method] ?? []))
}

function word(mediaType: string) {
  return mediaType.replace(/\W/g, '_')
}

await humans()
await agents()
