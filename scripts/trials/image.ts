/**
 * The image: podman builds it from deploy/Containerfile as it is, on a small Debian that is made here, because there may be no registry. It
 * takes the place of the image of the version before on the same PostgreSQL. It runs without rights, without capabilities and on a file
 * system that it cannot write, and backs up its database. `FROM=<commit or tag>` names the version before.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { client } from '../../tests/support/client.ts'
import { freePort } from '../../tests/support/socket.ts'
import { atEnd, fileFor, Missing, startPostgres, wait } from './programs.ts'
import { sealKey } from './traffic.ts'
import { extract, olderVersion } from './upgrade.ts'

const root = join(import.meta.dirname, '../..')
const base = 'localhost/quest-trial-base'
const targets = ['build', 'service', 'tools'] as const
const named = (name: string) => `localhost/quest-trial-${name}`
const [service, tools, older] = [named('service'), named('tools'), named('older')]
const mostStopMs = 5_000
/** What deploy/compose.yaml demands of the containers too. */
const confined = ['--network=host', '--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges']

export async function image() {
  requirePrograms()
  const options = { encoding: 'utf8', env: { ...process.env, CONTAINERS_CONF: containersConf() }, maxBuffer: 1e8 } as const
  const podman = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('podman', args, options)
    return { status, stdout, said: stdout + stderr }
  }
  const must = (...args: string[]) => {
    const { status, stdout, said } = podman(...args)
    if (status !== 0) throw new Error(`podman ${args[0]} failed: ${said.slice(-2_000)}`)
    return stdout.trim()
  }
  atEnd(() => void podman('rmi', '--force', older, ...targets.map(named), base))
  must('import', makeBase(), base)
  const building = ['build', '--format=docker', '--network=host', `--build-arg=NODE_IMAGE=${base}`]
  for (const target of targets) must(...building, '--file=deploy/Containerfile', `--target=${target}`, `--tag=${named(target)}`, root)
  must('build', '--format=docker', `--tag=${older}`, olderSources())

  const [server, port] = [await startPostgres('for the image'), await freePort()]
  const settings = { DATABASE_URL: server.url, AQS_SEAL_KEY: sealKey, AQS_SETUP_CODE: 'open sesame', HOST: '127.0.0.1', PORT: String(port) }
  const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`)
  const url = `http://127.0.0.1:${port}`
  const run = async (name: string) => {
    const id = must('run', '--detach', ...confined, ...env, name)
      .split('\n')
      .at(-1)!
    atEnd(() => void podman('rm', '--force', id))
    await wait(async () => {
      if (!(await fetch(`${url}/readyz`)).ok) throw new Error(podman('logs', id).said)
    })
    return id
  }
  const before = await run(older)
  const ada = await client(url, true).human()
  const agent = await ada.agent()
  must('stop', '--time=20', before)
  const id = await run(service)
  const kept = await client(url).call<{ id: string }>('GET', `/v1/agents/${agent.id}`, { token: ada.token })
  const pages = await Promise.all(['/', '/reference', '/openapi.yaml'].map(async path => (await fetch(url + path)).status))
  const healthy = podman('healthcheck', 'run', id)
  const backups = fileFor('backups')
  mkdirSync(backups)
  execFileSync('chown', ['65532:65532', backups])
  const backup = podman('run', '--rm', ...confined, ...env, '--env=FILE=/backups/monday.dump', `--volume=${backups}:/backups`, tools, 'node', 'scripts/backup.ts') // prettier-ignore
  const doctor = podman('run', '--rm', ...confined, ...env, tools)
  const stoppedAt = performance.now()
  must('stop', '--time=20', id)
  const stopMs = performance.now() - stoppedAt
  const exitCode = must('inspect', '--format={{.State.ExitCode}}', id)

  const copy = join(backups, 'monday.dump')
  const checks: Record<string, boolean> = {
    'it takes the place of the version before, and keeps the session and the agent': kept.body.id === agent.id,
    'it runs read-only, without capabilities and as nobody': must('inspect', '--format={{.Config.User}}', id) === '65532:65532',
    'it has all pages': pages.every(status => status === 200),
    'its health check works': healthy.status === 0,
    'it stops by itself': exitCode === '0' && stopMs < mostStopMs,
    'the tools make a backup of PostgreSQL': backup.status === 0 && existsSync(copy) && statSync(copy).size > 1_000,
    'the tools have a doctor': doctor.said.includes('ok     migrations'),
  }
  const bad = Object.keys(checks).filter(name => !checks[name])
  return {
    isGood: bad.length === 0,
    told: bad.length > 0 ? `NOT: ${bad.join('; ')}\n${healthy.said}${backup.said}${doctor.said}` : Object.keys(checks).join('; '),
  }
}

function requirePrograms() {
  const missing = ['podman', 'debootstrap'].filter(program => spawnSync(program, ['--version']).error)
  if (missing.length > 0) throw new Missing(`${missing.join(' and ')} is not installed here (Debian: apt install podman runc debootstrap)`)
  if (process.getuid?.() !== 0) throw new Missing('only root can make the Debian below the image')
}

/** The version before, with the packages of this one, because its own Containerfile may need a registry. */
function olderSources() {
  const folder = fileFor('older')
  extract(olderVersion(), folder, 'src', 'generated', 'package.json')
  writeFileSync(join(folder, 'Containerfile'), `FROM ${service}\nUSER 0\nRUN rm -rf src generated\nCOPY . .\nUSER 65532:65532\n`)
  return folder
}

/** podman's own limits can be higher than this machine allows. crun refuses some older cgroups. */
function containersConf() {
  const file = fileFor('containers.conf')
  const hasRunc = !spawnSync('runc', ['--version']).error
  writeFileSync(file, `[containers]\ndefault_ulimits = []\n[engine]\n${hasRunc ? 'runtime = "runc"\n' : ''}`)
  return file
}

/** A small Debian with this Node, this npm, and the certificates that this machine trusts. */
function makeBase() {
  const system = fileFor('debian')
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(execFileSync('cat', ['/etc/os-release'], { encoding: 'utf8' }))?.[1] ?? 'stable'
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, system], { stdio: 'ignore' })
  const [local, npm] = [join(system, 'usr/local'), realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())]
  copyFileSync(process.execPath, join(local, 'bin/node'))
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  const trusted = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(trusted)) copyFileSync(trusted, join(system, trusted))
  mkdirSync(join(local, 'etc'), { recursive: true })
  writeFileSync(join(local, 'etc/npmrc'), `cafile=${trusted}\n`)
  const archive = fileFor('debian.tar')
  execFileSync('tar', ['-C', system, '-cf', archive, '.'])
  return archive
}
