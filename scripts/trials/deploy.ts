/** Each file in deploy/ by the strict reader of the program that it is for, if that program is here. `image.ts` builds and runs the image. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const mostExposure = 2

interface Reader {
  program: string
  args: string[]
  /** Throws if the program accepted the file but something is still wrong. */
  judge?: (said: string) => void
}
const readers: Reader[] = [
  { program: 'promtool', args: ['check', 'rules', 'deploy/observe/alerts.yml'] },
  { program: 'promtool', args: ['test', 'rules', 'deploy/observe/alerts.test.yml'] },
  { program: 'promtool', args: ['check', 'config', '--syntax-only', 'deploy/observe/prometheus.yml'] },
  { program: 'caddy', args: ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'] },
  { program: 'hadolint', args: ['deploy/Containerfile'] },
  {
    program: 'systemd-analyze',
    args: ['security', '--offline=true', 'deploy/agent-quest.service'],
    judge(said) {
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(said)?.[1])
      if (!(exposure <= mostExposure)) throw new Error(`The unit's exposure is ${exposure}, and must not exceed ${mostExposure}`)
    },
  },
  { program: 'kubeconform', args: ['-strict', 'deploy/kubernetes'] },
]

export async function deploy() {
  const told: string[] = []
  const missing = new Set<string>()
  let isGood = true
  for (const { program, args, judge } of readers) {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DOMAIN: 'quest.example.com' },
    })
    if (error) {
      missing.add(program)
      continue
    }
    try {
      if (status !== 0) throw new Error(stdout + stderr)
      judge?.(stdout)
      told.push(`${program} accepts ${args.at(-1)}`)
    } catch (reason) {
      isGood = false
      told.push(`${program}: ${(reason as Error).message}`)
    }
  }
  if (missing.size > 0) told.push(`not here, so not run: ${[...missing].join(', ')}`)
  return { isGood, told: told.join('\n  ') }
}
