/**
 * The way with systemd, as docs/operation.md describes it: the project in /opt, the settings in /etc, the unit, and then each command as root.
 * It needs root and a machine without these files. `systemd` itself is not started: this does with the unit what systemd does, with a user
 * who has no name and another number at each start, data that only this user may read, and a project that cannot be written.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { client } from '../../tests/support/client.ts'
import { freePort } from '../../tests/support/socket.ts'
import { parseSettings } from '../settings.ts'
import { atEnd, fileFor, Missing, wait } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const [home, settings, state, data] = ['/opt/agent-quest', '/etc/agent-quest.env', '/var/lib/agent-quest', '/var/lib/private/agent-quest']
const database = `${state}/agent-quest.db`

export async function unit() {
  requireEmptyMachine()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  install(port)
  await runOnce()

  const first = await start(64_001, url)
  const ada = await client(url).human('ada')
  const kept = await ada.agent('Kept')
  const backup = asRoot('backup', 'FILE=/opt/agent-quest.copy')
  const [doctor, verify] = [asRoot('doctor'), asRoot('verify')]
  const later = await ada.agent('Later')
  const busy = asRoot('restore', 'FILE=/opt/agent-quest.copy', 'OVERWRITE=yes')
  await first.stop()
  const restore = asRoot('restore', 'FILE=/opt/agent-quest.copy', 'OVERWRITE=yes')
  const owner = statSync(join(data, 'agent-quest.db')).uid
  const second = await start(64_002, url)
  const found = await Promise.all([kept, later].map(async ({ id }) => (await ada.get(`/v1/agents/${id}`)).status))
  const written = (await ada.post('/v1/agents', { name: 'After' })).status
  await second.stop()

  const names = [backup, doctor, verify, restore].map(({ said }) => said.includes(`Database: ${database} (from ${settings})`))
  const checks: Record<string, boolean> = {
    'each command names the database of the unit first': names.every(Boolean),
    'the backup is whole': backup.status === 0,
    'the doctor finds no fault in the database': /^ok +database/m.test(doctor.said) && !/^WRONG +(database|files|seals)/m.test(doctor.said),
    'the log is whole': verify.status === 0,
    'a restore under the service is refused': busy.status !== 0 && busy.said.includes('Another process of this service uses'),
    'the restored database has the owner of the one before': restore.status === 0 && owner === 64_001,
    'the service starts with it, under another user, has what the copy had, and writes': String([...found, written]) === '200,404,201',
  }
  const bad = Object.entries(checks).filter(([, isGood]) => !isGood)
  return {
    isGood: bad.length === 0,
    told: bad.length
      ? `NOT: ${bad.map(([name]) => name).join('; ')}\n${[backup, doctor, verify, busy, restore].map(({ said }) => said).join('\n')}`
      : Object.keys(checks).join('; '),
  }
}

function requireEmptyMachine() {
  if (process.getuid?.() !== 0) throw new Missing('Only root can install a unit')
  if ([home, settings, state, data].some(path => existsSync(path))) throw new Missing('The service is installed on this machine')
  const { status } = spawnSync('unshare', ['--mount', 'setpriv', '--version'], { stdio: 'ignore' })
  if (status !== 0) throw new Missing('unshare and setpriv must work here (Debian: apt install util-linux)')
  atEnd(() => [home, '/opt/agent-quest.copy', settings, state, data].forEach(path => rmSync(path, { recursive: true, force: true })))
}

/** The commands of docs/operation.md. */
function install(port: number) {
  execFileSync('git', ['clone', '--quiet', root, home])
  execFileSync('make', ['build'], { cwd: home, stdio: 'ignore' })
  execFileSync('install', ['-m', '600', join(home, 'deploy/agent-quest.env'), settings])
  appendFileSync(settings, `PORT=${port}\nPUBLIC_URL=http://127.0.0.1:${port}\nAQS_SETUP_CODE="open sesame"\n`)
}

/** Somebody tries the service in its folder first. This leaves an empty database there, which no command may take for the real one. */
async function runOnce() {
  const child = spawn('make', ['run'], {
    cwd: home,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const said = fileFor('first run')
  child.stdout.on('data', text => appendFileSync(said, text))
  await wait(async () => {
    if (!readFileSync(said, 'utf8').includes('is ready')) throw new Error('It does not start')
  })
  process.kill(-child.pid!, 'SIGTERM')
  await once(child, 'exit')
  if (!existsSync(join(home, 'data/agent-quest.db'))) throw new Error('make run has left no database')
}

/** Runs a command as an administrator types it. */
function asRoot(command: string, ...settings: string[]) {
  const { DATABASE_URL: _, SETTINGS: __, AQS_SEAL_KEY: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('make', [command, ...settings], { cwd: home, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** What systemd does before it runs ExecStart: the data is given to the user of this start, and the user sees nothing else of /var/lib/private. */
const prepare = `set -e
mkdir -p ${data} && chmod 700 /var/lib/private ${data} && chown -R "$1:$1" ${data} && ln -sfn private/agent-quest ${state}
mkdir -p "$2" && mount --bind ${data} "$2" && mount -t tmpfs -o mode=755 tmpfs /var/lib/private && mkdir ${data} && mount --move "$2" ${data}
mount --bind ${home} ${home} && mount -o remount,bind,ro ${home}
umask 077 && cd ${home} && exec setpriv --reuid "$1" --regid "$1" --clear-groups --no-new-privs --bounding-set=-all -- /bin/sh -c "$3"`

async function start(user: number, url: string) {
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(readFileSync(join(home, 'deploy/agent-quest.service'), 'utf8'))!
  const env = { PATH: process.env.PATH, ...parseSettings(readFileSync(settings, 'utf8')) }
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-c', prepare, 'sh', String(user), fileFor('mount'), `exec ${line.replaceAll('$$', '$')}`],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', text => (said += text))
  atEnd(() => void child.kill('SIGKILL'))
  await wait(async () => {
    if (child.exitCode !== null) throw new Error(`The unit does not start: ${said}`)
    if (!(await fetch(`${url}/readyz`)).ok) throw new Error(`The unit is not ready: ${said}`)
  })
  return {
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
