/** The samples of docs/permits.md in other languages take a permit once, and refuse what is not for them. */
import { spawnSync } from 'node:child_process'
import { client } from '../../tests/support/client.ts'
import { permitSample, permitsFor, verdicts } from '../../tests/support/permit-samples.ts'
import { fileFor, Missing } from './programs.ts'
import { start } from './traffic.ts'

const languages = [
  { name: 'python', program: '/usr/bin/python3', option: '-c', needs: 'python3-jwt python3-cryptography', look: ['-c', 'import jwt'] },
  { name: 'php', program: 'php', option: '-r', needs: 'php-cli', look: ['--version'] },
] as const

export async function permits() {
  for (const { program, look, needs } of languages)
    if (spawnSync(program, look).status !== 0) throw new Missing(`${needs} is not installed here (Debian: apt install ${needs})`)
  const service = await start({ DATABASE_URL: fileFor('permits.db') })
  const { human, mcp } = client(service.url)

  async function customer() {
    const ada = await human()
    const agent = await ada.agent('Scout')
    const { secret } = await ada.key(agent.id)
    const call = async (name: string, given: object) => {
      const { body } = await mcp(secret, 'tools/call', { name, arguments: given })
      return body.result.structuredContent
    }
    return { ada, agent, call }
  }

  async function permitFor({ ada, call }: Awaited<ReturnType<typeof customer>>, audience: string) {
    const amount = { value: '480', currency: 'EUR' }
    const asked = {
      category: 'spend',
      title: `Pay for ${audience}`,
      amount,
      details: { audience },
      reason: 'It is due',
      audience,
      wait_seconds: 0,
    }
    const { approval } = await call('request_approval', asked)
    await ada.post(`/v1/approvals/${approval.id}/approve`)
    const { start_token } = await call('get_approval', { approval_id: approval.id })
    return (await call('start_action', { approval_id: approval.id, start_token })).signed_permit as string
  }
  const [ours, theirs] = [await customer(), await customer()]
  const shop = 'https://shop.example'
  const given = permitsFor(await permitFor(ours, shop), await permitFor(ours, 'https://other.example'), await permitFor(theirs, shop))
  const said = languages.map(({ name, program, option }) => {
    const { stdout, stderr } = spawnSync(program, [option, permitSample(name, service.url), ours.agent.id, ...given], { encoding: 'utf8' })
    return { name, told: stdout.trim().split('\n').join(', ') || stderr.slice(-300) }
  })
  return {
    isGood: said.every(({ told }) => told === verdicts.join(', ')),
    told: said.map(({ name, told }) => `${name}: ${told}`).join('; '),
  }
}
