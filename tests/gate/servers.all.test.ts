/** The reference servers of the protocol's makers, behind the gate as people run it. */
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Progress } from '@modelcontextprotocol/client'
import { onOneStore } from '../support/world.ts'
import { gateIn, stateFolder, textOf } from './support.ts'

const packages = resolve('tests/programs/node_modules/@modelcontextprotocol')
const serverOf = (name: string, ...args: string[]) => ({
  command: process.execPath,
  args: [join(packages, `server-${name}/dist/index.js`), ...args],
  trusted: true,
})

onOneStore('behind the gate', open => {
  test('the filesystem server reads at once, and writes only after a yes', async () => {
    const folder = join(stateFolder(), 'files')
    mkdirSync(folder)
    const rules = [{ tool: 'write_file', do: 'ask', title: 'Write {/path}' } as const]
    const { call, client, asked, owner } = await gateIn(await open(), '', { servers: { files: serverOf('filesystem', folder) }, rules })
    const file = join(folder, 'note.txt')

    const { tools } = await client.listTools()
    const listed = await call('list_directory', { path: folder })
    const waiting = await call('write_file', { path: file, content: 'hello' })
    const before = existsSync(file)
    const [request] = await asked()
    await owner.post(`/v1/approvals/${request!['id']}/approve`, {
      changes: { title: 'Write a note', details: { content: 'hello, changed' } },
    })
    const written = await call('write_file', { path: file, content: 'hello' })
    const outside = await call('read_text_file', { path: '/etc/hostname' })

    expect(tools.length).toBeGreaterThan(10)
    expect(tools.find(({ name }) => name === 'read_text_file')!.description).not.toMatch(/Your human decides/)
    expect([listed.isError === true, waiting.isError, before]).toEqual([false, true, false])
    expect([written.isError === true, readFileSync(file, 'utf8')]).toEqual([false, 'hello, changed'])
    expect([outside.isError, textOf(outside)]).toEqual([true, expect.stringContaining('Access denied')])
  })

  test('a server that starts slowly keeps nobody from the others, and its tools come when it does', async () => {
    const folder = stateFolder()
    const [go, calls] = [join(folder, 'go'), join(folder, 'calls.txt')]
    const program = `until [ -e ${go} ]; do sleep 0.1; done; exec ${process.execPath} ${resolve('tests/gate/upstream.ts')} ${calls}`
    const servers = { slow: { command: 'sh', args: ['-c', program] }, memory: serverOf('memory') }
    const { client, call, asked } = await gateIn(await open(), '', { servers })
    const names = async () => (await client.listTools(undefined, { cacheMode: 'refresh' })).tools.map(({ name }) => name)

    const told = Promise.withResolvers<void>()
    client.setNotificationHandler('notifications/tools/list_changed', () => told.resolve())

    const early = await names()
    const waits = call('slow__sign')
    writeFileSync(go, '')
    const waiting = await waits
    await told.promise
    const late = await names()

    expect([early.includes('memory__read_graph'), early.includes('slow__sign')]).toEqual([true, false])
    expect(late).toContain('slow__sign')
    expect(textOf(waiting)).toMatch(/^Waiting for your human/)
    expect((await asked()).map(({ title }) => title)).toEqual(['Call sign of slow'])
  })

  test('the memory server keeps what was allowed, and nothing of what was denied', async () => {
    const file = join(stateFolder(), 'memory.json')
    const servers = { memory: { ...serverOf('memory'), env: { MEMORY_FILE_PATH: file } } }
    const { call, asked, owner } = await gateIn(await open(), '', { servers })
    const create = (name: string) => call('create_entities', { entities: [{ name, entityType: 'person', observations: [] }] })

    await create('Ada')
    await create('Bob')
    const [ada, bob] = await asked()
    await owner.post(`/v1/approvals/${ada!['id']}/approve`)
    await owner.post(`/v1/approvals/${bob!['id']}/deny`)
    const results = [await create('Ada'), await create('Bob')]
    const graph = await call('read_graph')

    expect(results.map(({ isError }) => isError === true)).toEqual([false, true])
    expect(textOf(graph)).toContain('Ada')
    expect(textOf(graph)).not.toContain('Bob')
  })

  test('the server of everything: resources, prompts, completions and progress pass', async () => {
    const { client } = await gateIn(await open(), '', {
      servers: { everything: serverOf('everything') },
      rules: [{ tool: '*', do: 'allow' }],
    })
    const told: Progress[] = []

    const { tools } = await client.listTools()
    const { resources } = await client.listResources()
    const { resourceTemplates } = await client.listResourceTemplates()
    const { prompts } = await client.listPrompts()
    const echoed = await client.callTool({ name: 'echo', arguments: { message: 'hi' } })
    const read = await client.readResource({ uri: resources[0]!.uri })
    const got = await client.getPrompt({ name: prompts.find(({ arguments: given }) => !given?.length)!.name })
    const long = tools.find(({ name }) => /long/.test(name))!.name
    await client.callTool({ name: long, arguments: { duration: 1, steps: 3 } }, { onprogress: one => void told.push(one) })

    expect(textOf(echoed)).toContain('hi')
    expect([read.contents.length, got.messages.length > 0, resourceTemplates.length > 0]).toEqual([1, true, true])
    // The last step comes with the result, before it or after it.
    expect(told.slice(0, 2)).toEqual([1, 2].map(progress => ({ progress, total: 3 })))
  })
})
