/**
 * The files in deploy/, as far as they can run without a registry of images: the image's files as a user without rights, and each file by the
 * strict reader of the program that it is for, if that program is here.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startServiceAt } from '../../tests/support/service.ts'
import { asSomeone, atEnd, fileFor } from './programs.ts'
import { generous } from './traffic.ts'

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
  told.push(await imageStarts())
  if (missing.size > 0) told.push(`not here, so not run: ${[...missing].join(', ')}`)
  return { isGood, told: told.join('\n  ') }
}

/** Copies what the Containerfile copies, with the packages that it keeps, and starts it as a user who can write only the data. */
async function imageStarts() {
  const [image, data] = [fileFor('image'), fileFor('data')]
  for (const folder of [image, data]) mkdirSync(folder)
  const copied = [...readFileSync(join(root, 'deploy/Containerfile'), 'utf8').matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
    ([, name]) => name!,
  )
  for (const name of copied) if (name !== 'node_modules') cpSync(join(root, name), join(image, name), { recursive: true })
  cpSync(join(root, 'package-lock.json'), join(image, 'package-lock.json'))
  execFileSync('npm', ['ci', '--omit=dev', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: image, stdio: 'inherit' })
  rmSync(join(image, 'package-lock.json'))
  execFileSync('chmod', ['-R', 'go+rX,a-w', image])
  atEnd(() => void spawnSync('chmod', ['-R', 'u+w', image]))
  const someone = asSomeone(data)
  const env = { ...generous, NODE_ENV: 'production', DATABASE_URL: join(data, 'agent-quest.db'), NODE_COMPILE_CACHE: '' }
  const service = await startServiceAt(join(image, 'src/main.ts'), env, { ...someone, cwd: image })
  const statuses = await Promise.all(
    ['/readyz', '/', '/reference', '/openapi.yaml', '/console'].map(async path => `${path} ${(await fetch(service.url + path)).status}`),
  )
  await service.stop('SIGTERM')
  if (statuses.some(one => !one.endsWith(' 200'))) throw new Error(`The files of the image are not enough: ${statuses.join(', ')}`)
  return `the files of the image run as a user who can write only its data: ${statuses.join(', ')}`
}
