/** What the official suite wants a server to offer, so that it can look at each part of the protocol. It goes through our own door. */
import { EventEmitter, on } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCapability, metaOf, progressOf, requireCapability, type Call, type Told } from '../../src/mcp/protocol/call.ts'
import type { Catalogue, Prompt, Tool } from '../../src/mcp/protocol/catalogue.ts'
import type { Params } from '../../src/mcp/protocol/message.ts'
import { members } from '../../src/mcp/protocol/result.ts'
import { answersTo, askable, askFor, elicit, listRoots, sample, sealed, stateIn } from './asking.ts'
import { startTask, taskDesk } from './tasks.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const silence = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='
const stepMs = 10
const tasksExtension = { extensions: { 'io.modelcontextprotocol/tasks': {} } }

const text = (said: string) => ({ type: 'text', text: said })
const image = { type: 'image', data: pixel, mimeType: 'image/png' }
const content = (...parts: object[]) => ({ content: parts })
const tell = (...parts: object[]) => members(content(...parts))

const names = { user_name: elicit('What is your name?', { name: { type: 'string' } }) }
const confirmation = { confirm: elicit('Please confirm', { ok: { type: 'boolean' } }) }
const nothing = { type: 'object', additionalProperties: false }
const changes = new EventEmitter()

/** Each tool by its name; those with arguments say which. */
const tools: Record<string, Tool['call'] | { inputSchema: object; answer: Tool['call'] }> = {
  test_simple_text: () => tell(text('This is a simple text response for testing.')),
  test_image_content: () => tell(image),
  test_audio_content: () => tell({ type: 'audio', data: silence, mimeType: 'audio/wav' }),
  test_embedded_resource: () => tell(embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')),
  test_multiple_content_types: () =>
    tell(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  test_error_handling: () => members({ ...content(text('This tool intentionally returns an error for testing')), isError: true }),

  async test_tool_with_progress(call) {
    const progress = progressOf(call)
    for (const percent of [0, 50, 100]) {
      progress?.(percent, 100)
      await sleep(stepMs)
    }
    return tell(text('Done'))
  },
  async test_tool_with_logging(call) {
    for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      call.line.tell('notifications/message', { level: 'info', data })
      await sleep(stepMs)
    }
    return tell(text('Done'))
  },
  test_logging_tool(call) {
    const level = metaOf(call)['io.modelcontextprotocol/logLevel']
    if (level !== undefined) call.line.tell('notifications/message', { level, data: 'As you wished' })
    return tell(text('Done'))
  },
  test_missing_capability(call) {
    requireCapability(call, { sampling: {} })
    return tell(text('Done'))
  },
  test_streaming_elicitation: call => asking(call, names, () => tell(text('Done'))),
  test_trigger_tool_change: () => changed('tools'),
  test_trigger_prompt_change: () => changed('prompts'),

  test_input_required_result_elicitation: call =>
    asking(call, names, ({ user_name }) => tell(text(`Hello, ${contentOf(user_name)['name'] as string}!`))),
  test_input_required_result_sampling: call =>
    asking(call, { capital_question: sample('What is the capital of France?') }, ({ capital_question }) =>
      tell(text(JSON.stringify(capital_question))),
    ),
  test_input_required_result_list_roots: call =>
    asking(call, { client_roots: listRoots }, ({ client_roots }) => tell(text(JSON.stringify(client_roots)))),
  test_input_required_result_multiple_inputs: call =>
    asking(call, { ...names, greeting: sample('Generate a greeting'), client_roots: listRoots }, () => tell(text('Thanks')), 'all'),
  test_input_required_result_request_state: call => asking(call, confirmation, () => tell(text('state-ok')), 'confirming'),
  test_input_required_result_tampered_state: call => asking(call, confirmation, () => tell(text('state-ok')), 'confirming'),
  test_input_required_result_capabilities: call =>
    askFor(askable(call, { name: names.user_name, greeting: sample('Generate a greeting') })),
  test_input_required_result_multi_round(call) {
    const first = { step1: elicit('Step 1: What is your name?', { name: { type: 'string' } }) }
    const second = { step2: elicit('Step 2: What is your favorite color?', { color: { type: 'string' } }) }
    if (stateIn(call) === 'second') return asking(call, second, () => tell(text('Done')), 'second')
    return asking(call, first, () => askFor(second, sealed('second')), 'first')
  },

  greet: { inputSchema: withTexts('name'), answer: (_, { name }) => tell(text(`Hello, ${name as string}!`)) },
  slow_compute: {
    inputSchema: { type: 'object', properties: { seconds: { type: 'number' }, label: { type: 'string' } } },
    answer(call, given) {
      const result = content(text(`Computed ${given['label'] as string}`))
      const seconds = given['seconds'] as number
      return seconds === 0 || !hasCapability(call, tasksExtension) ? members(result) : startTask({ result }, { seconds })
    },
  },
  failing_job: call => task(call, { result: { ...content(text('It did not work')), isError: true } }),
  protocol_error_job: call => task(call, { error: { code: -32603, message: 'It broke' } }),
  confirm_delete: {
    inputSchema: withTexts('filename'),
    answer: call => task(call, { result: content(text('Deleted')) }, confirmation),
  },
  multi_input: call => task(call, { result: content(text('Thanks')) }, { ...names, ...confirmation }),
  test_tool_with_task: call =>
    asking(call, names, ({ user_name }) => task(call, { result: content(text(`For ${contentOf(user_name)['name'] as string}`)) })),

  json_schema_2020_12_tool: {
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
      properties: { contactMethod: { enum: ['phone', 'email'] }, address: { $ref: '#/$defs/address' } },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      // oxlint-disable-next-line no-thenable -- a word of JSON Schema
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
    answer: () => tell(text('Done')),
  },
}

const prompts: Record<string, { takes?: string[]; get: Prompt['get'] }> = {
  test_simple_prompt: { get: () => messages(text('This is a simple prompt for testing.')) },
  test_prompt_with_arguments: {
    takes: ['arg1', 'arg2'],
    get: (_, { arg1, arg2 }) => messages(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  },
  test_prompt_with_embedded_resource: {
    takes: ['resourceUri'],
    get: (_, { resourceUri }) =>
      messages(
        embedded(resourceUri!, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  },
  test_prompt_with_image: { get: () => messages(image, text('Please analyze the image above.')) },
  test_input_required_result_prompt: {
    get: call =>
      asking(call, { user_context: elicit('What context should the prompt use?', { context: { type: 'string' } }) }, ({ user_context }) =>
        messages(text(`Context: ${contentOf(user_context)['context'] as string}`)),
      ),
  },
}

const resources: Record<string, object> = {
  'test://static-text': { mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
  'test://static-binary': { mimeType: 'image/png', blob: pixel },
}

export const fixtures: Catalogue = {
  instructions: 'Call what you want to test.',
  tools: Object.entries(tools).map(([name, tool]) => {
    const { inputSchema, answer } = typeof tool === 'function' ? { inputSchema: nothing, answer: tool } : tool
    return { listed: { name, description: `The fixture ${name}`, inputSchema: inputSchema as Tool['listed']['inputSchema'] }, call: answer }
  }),
  prompts: Object.entries(prompts).map(([name, { takes = [], get }]) => ({
    listed: { name, description: `The fixture ${name}`, arguments: takes.map(argument => ({ name: argument, required: true })) },
    get,
  })),
  resources: {
    listed: Object.keys(resources).map(uri => ({ uri, name: uri })),
    templates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
    async read(_call, uri) {
      const [, id] = /^test:\/\/template\/(\w+)\/data$/.exec(uri) ?? []
      const data = { mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) }
      const found = id === undefined ? resources[uri] : data
      return found && { contents: [{ uri, ...found } as { uri: string; text: string }], ttlMs: 1000 }
    },
  },
  tasks: taskDesk,
  subscriptions: {
    async open({ line }, { toolsListChanged, promptsListChanged }) {
      const honoured = { ...(toolsListChanged && { toolsListChanged }), ...(promptsListChanged && { promptsListChanged }) }
      const heard = on(changes, 'changed', { signal: line.gone() })
      return { honoured, told: changesOf(heard, { tools: toolsListChanged, prompts: promptsListChanged }) }
    },
  },
  complete: () => ({ completion: { values: ['paris', 'park', 'party'], total: 3, hasMore: false } }),
  methods: { 'logging/setLevel': { era: 'legacy', answer: () => '' } },
  capabilities: {
    legacy: { logging: {} },
    modern: { tools: { listChanged: true }, prompts: { listChanged: true } },
  },
}

/** Answers once everything has been answered, and until then asks for it. */
function asking(call: Call, requests: Parameters<typeof askFor>[0], then: (answers: Record<string, Params>) => Told, state?: string): Told {
  const answers = answersTo(requests, call)
  if (state !== undefined && answers && stateIn(call) !== state) return askFor(requests, sealed(state))
  return answers ? then(answers) : askFor(requests, state && sealed(state))
}

/** A tool that has no other way to answer than later. */
function task(call: Call, end: Parameters<typeof startTask>[0], inputRequests = {}): Told {
  requireCapability(call, tasksExtension)
  return startTask(end, { inputRequests })
}

function changed(list: 'tools' | 'prompts'): Told {
  changes.emit('changed', list)
  return tell(text('Done'))
}

async function* changesOf(heard: AsyncIterable<unknown[]>, wanted: Record<string, boolean | undefined>) {
  try {
    for await (const [list] of heard)
      if (wanted[list as string]) yield { method: `notifications/${list as string}/list_changed`, params: {} }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}

const messages = (...parts: object[]) => members({ messages: parts.map(part => ({ role: 'user', content: part })) })
const contentOf = (answer: Params | undefined) => (answer?.['content'] ?? {}) as Params

function embedded(uri: string, mimeType: string, said: string) {
  return { type: 'resource', resource: { uri, mimeType, text: said } }
}

function withTexts(...required: string[]) {
  return { type: 'object', properties: Object.fromEntries(required.map(name => [name, { type: 'string' }])), required }
}
