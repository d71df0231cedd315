/** The commands of the gate, each in a process of its own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { whoever } from '../support/programs.ts'
import { details } from '../support/details.ts'
import { firstOf } from '../support/extent.ts'
import { onOneStore } from '../support/world.ts'
import { commandsIn, program } from './place.ts'
import { textOf } from './support.ts'

onOneStore('the command', open => {
  const place = async (more = '') => commandsIn(await open({ env: { AQS_MCP_BURST: '1000' } }), more)

  test('mcp stands in front of a program, whose credentials the agent does not see', async () => {
    const { env, approve, made, latest } = await place()
    const client = new Client(whoever, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [...program, 'mcp'], env, stderr: 'ignore' }))
    const { tools } = await client.listTools()

    const waiting = await client.callTool({ name: 'sign', arguments: { page: 1 } })
    await approve()
    const signed = await client.callTool({ name: 'sign', arguments: { page: 1 } })
    await client.close()

    expect(tools.map(({ name }) => name)).toEqual(['sign', 'agent_quest_answer'])
    expect(tools[0]!.description).toMatch(/^Your human decides about each call/)
    expect([waiting.isError, textOf(signed)]).toEqual([true, 'Signed with ink.'])
    expect(made()).toBe('{"page":1}\n')
    expect((await latest()).permit).toBe('done')
  })

  test('run runs one command, once, and only with the files that were there when it asked', async () => {
    const { gate, folder, approve, latest } = await place()
    writeFileSync(join(folder, 'plan.txt'), 'the plan')
    const command = ['run', '--wait', '0', '--', 'cp', 'plan.txt', 'copy.txt']

    const waiting = await gate(command)
    const request = await latest()
    await approve()
    const done = await gate(command)
    const copied = readFileSync(join(folder, 'copy.txt'), 'utf8')
    const report = await latest()
    const again = await gate(command)
    await approve()
    writeFileSync(join(folder, 'plan.txt'), 'another plan')
    const other = await gate(command)

    expect(waiting).toMatchObject({ code: 75, err: expect.stringContaining('Waiting for your human') })
    expect(request).toMatchObject({
      title: 'Run cp plan.txt copy.txt',
      arguments: {
        details: { command: ['cp', 'plan.txt', 'copy.txt'], files_sha256: { 'plan.txt': expect.stringMatching(/^[0-9a-f]{64}$/) } },
      },
    })
    expect([done.code, copied, report.permit]).toEqual([0, 'the plan', 'done'])
    expect([again.code, other.code]).toEqual([75, 75])
    expect(readFileSync(join(folder, 'copy.txt'), 'utf8')).toBe('the plan')
  })

  test('run gives the exit code of the command, and reports it', async () => {
    const { gate, approve, latest } = await place()
    const command = ['run', '--wait', '0', '--', 'sh', '-c', 'echo out; echo err >&2; exit 7']

    await gate(command)
    await approve()
    const failed = await gate(command)

    expect(failed).toEqual({ code: 7, out: 'out\n', err: 'err\n' })
    expect(await latest()).toMatchObject({ permit: 'failed', report: { note: 'Exit code 7.' } })
  })

  test('run asks about at most 50 files, because a human cannot check more', async () => {
    const { gate, folder, latest } = await place()
    const files = Array.from({ length: 51 }, (_, i) => `${i}.txt`)
    for (const file of files) writeFileSync(join(folder, file), '')

    const tooMany = await gate(['run', '--wait', '0', '--', 'rm', ...files])
    const most = await gate(['run', '--wait', '0', '--', 'rm', ...files.slice(1)])
    const { details } = (await latest()).arguments as unknown as { details: { files_sha256: object } }

    expect(tooMany).toMatchObject({ code: 77, err: expect.stringContaining('The command names 51 files, and at most 50 can be shown.') })
    expect([most.code, Object.keys(details.files_sha256).length]).toEqual([75, 50])
  })

  test('hook answers a host before a tool is used, and reports what came of it', async () => {
    const { gate, approve, latest } = await place(
      'rules:\n  - { server: host, tool: Read, do: allow }\n  - { server: host, tool: Drop, do: block, because: nothing is dropped here }\n',
    )
    const event = (more: object) =>
      JSON.stringify({
        session_id: 's1',
        hook_event_name: 'PreToolUse',
        tool_name: 'Bash',
        tool_input: { command: 'rm x' },
        tool_use_id: 'toolu_1',
        ...more,
      })
    const answerTo = async (more: object = {}) => {
      const { out, code } = await gate(['hook'], event(more))
      return [code, out && (JSON.parse(out) as { hookSpecificOutput: object }).hookSpecificOutput]
    }

    const silent = await answerTo({ tool_name: 'Read' })
    const blocked = await answerTo({ tool_name: 'Drop' })
    const waiting = await answerTo()
    const shown = await latest()
    await approve()
    const allowed = await answerTo()
    const twice = await answerTo({ tool_use_id: 'toolu_2' })
    const started = (await latest()).permit
    const reported = await answerTo({ hook_event_name: 'PostToolUse', tool_response: { stdout: '' } })
    const done = (await latest()).permit

    expect(silent).toEqual([0, ''])
    expect(blocked).toEqual([
      0,
      expect.objectContaining({ permissionDecision: 'deny', permissionDecisionReason: expect.stringContaining('nothing is dropped here') }),
    ])
    expect(waiting).toEqual([
      0,
      expect.objectContaining({ permissionDecision: 'deny', permissionDecisionReason: expect.stringContaining('Waiting for your human') }),
    ])
    expect(shown.arguments).toMatchObject({ details: { server: 'host', tool: 'Bash', command: 'rm x' } })
    expect(allowed).toEqual([
      0,
      {
        hookEventName: 'PreToolUse',
        permissionDecision: 'allow',
        permissionDecisionReason: 'Your human said yes.',
        updatedInput: { command: 'rm x' },
      },
    ])
    expect(twice).toEqual([0, expect.objectContaining({ permissionDecision: 'deny' })])
    expect([started, reported, done]).toEqual(['started', [0, ''], 'done'])
  })

  test('hook gives a host other arguments only if the file says that it takes them, and then tells the agent', async () => {
    const event = JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'rm x' } })
    const answerIn = async (more: string) => {
      const { gate, latest, owner } = await place(more)
      await gate(['hook'], event)
      await owner.post(`/v1/approvals/${(await latest()).id}/approve`, { changes: { details: { command: 'rm y' } } })
      return (JSON.parse((await gate(['hook'], event)).out) as { hookSpecificOutput: object }).hookSpecificOutput
    }

    const refused = await answerIn('')
    const changed = await answerIn('hook: { changes: true }\n')

    expect(refused).toMatchObject({
      permissionDecision: 'deny',
      permissionDecisionReason: expect.stringContaining('only with other arguments'),
    })
    expect(changed).toMatchObject({
      permissionDecision: 'allow',
      updatedInput: { command: 'rm y' },
      additionalContext: 'Your human changed the arguments of this call. It is made with {"command":"rm y"}.',
    })
  })

  test.each(
    firstOf<[string, string, Record<string, string>]>([
      ['an event that is no JSON', 'nonsense', {}],
      ['an event that names no tool', '{"hook_event_name":"PreToolUse"}', {}],
      ['an event that nobody knows', '{"hook_event_name":"Before","tool_name":"Bash"}', {}],
      ['a file that is not there', '{}', { AQS_GATE: '/nonexistent/gate.yaml' }],
      ['a key that is not there', '{}', { AQS_KEY: '' }],
    ]),
  )('hook blocks after %s', async (_what, input, more) => {
    const { gate, env } = await place()

    expect(await gate(['hook'], input, { ...env, ...more })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^agent-quest-gate: /),
    })
  })

  test('prompt is the tool that a host asks before it uses another one', async () => {
    const { env, approve, owner, latest } = await place()
    const client = new Client(whoever)
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [...program, 'prompt'], env, stderr: 'ignore' }))
    const ask = async (path = 'a') =>
      JSON.parse(
        textOf(await client.callTool({ name: 'permission', arguments: { tool_name: 'mcp__files__write', input: { path } } })),
      ) as object

    const waiting = await ask()
    await approve()
    const allowed = await ask()
    await ask('c')
    await owner.post(`/v1/approvals/${(await latest()).id}/approve`, { changes: { title: 'Write b', details: { path: 'b' } } })
    const changed = await ask('c')
    await client.close()

    expect(waiting).toEqual({ behavior: 'deny', message: expect.stringContaining('Waiting for your human') })
    expect([allowed, changed]).toEqual([
      { behavior: 'allow', updatedInput: { path: 'a' } },
      { behavior: 'allow', updatedInput: { path: 'b' } },
    ])
  })

  test('call makes one call as an agent would', async () => {
    const { gate, approve, made } = await place()
    const words = ['call', 'sign', '{"page": 2}']

    const waiting = await gate(words)
    await approve()
    const signed = await gate(words)

    expect(waiting).toMatchObject({ code: 1, out: expect.stringMatching(/^Waiting for your human: http/) })
    expect(signed).toMatchObject({ code: 0, out: 'Signed with ink.\n' })
    expect(made()).toBe('{"page":2}\n')
  })

  test('check says for each tool what is done, and what weakens the gate', async () => {
    const { gate, made } = await place('rules:\n  - { tool: sign, do: block, because: nobody signs here }\n')

    const checked = await gate(['check'])

    expect(checked).toMatchObject({ code: 1, err: '' })
    expect(checked.out).toMatch(/^block +tool +sign +\(nobody signs here\)$/m)
    expect(checked.out).toMatch(/^! AQS_KEY is in the environment of this command\./m)
    expect(made()).toBe('')
  })

  details(() => {
    test('check waits for a server that starts slowly, as one does that is downloaded first', async () => {
      const command = `sleep 5; exec '${process.execPath}' '${resolve('tests/gate/upstream.ts')}' /dev/null`
      const { gate } = await place(`  slow: { command: sh, args: [-c, ${JSON.stringify(command)}] }\n`)

      const { out } = await gate(['check'])

      expect(out).toMatch(/^ask +tool +slow__sign /m)
      expect(out).not.toContain('unreachable')
    })
  })

  test('init writes a file that can be read, once', async () => {
    const { gate, folder, env } = await place()
    mkdirSync(join(folder, 'new'))
    const words = ['init', 'codex', '--config', join(folder, 'new/gate.yaml')]

    const first = await gate(words)
    const second = await gate(words)
    const gemini = await gate(['init', 'gemini'])
    const opencode = await gate(['init', 'opencode'])
    const unknown = await gate(['init', 'emacs'])
    const checked = await gate(['check', '--config', join(folder, 'new/gate.yaml')], '', { ...env, AQS_KEY: 'nonsense' })

    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('[mcp_servers.gate]') })
    expect(first.out).toContain('env_vars = ["AQS_KEY"]')
    expect(gemini.out).toContain('"AQS_KEY": "$AQS_KEY"')
    expect(opencode.out).toContain('"timeout": 60000')
    expect(second.out).toMatch(/is there already, and stays as it is/)
    expect(unknown.out).toMatch(/There is no host "emacs"/)
    expect(checked).toMatchObject({ code: 78, err: expect.stringMatching(/gate\.yaml:5: key must match pattern/) })
  })
})
