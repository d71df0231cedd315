/** What this gate has started and not reported, in files. If a gate dies, the next one finds there what to report. */
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, hostname } from 'node:os'
import { join } from 'node:path'
import type { Ending } from './service.ts'
import type { Environment } from './settings.ts'

export interface Entry {
  /** Its own file: several calls may try to start the same yes. */
  name: string
  approval: string
  token: string
  /** The machine and the run of the gate that acts. */
  machine: string
  run: string
  /** The process that acts. Without one, the host acts, and says later what came of it. */
  process: number | null
  since: number
  /** What the host will call the act when it says what came of it. */
  use: string | null
  /** `starting`: nothing was done yet. `acting`: it may have been done. */
  phase: 'starting' | 'acting' | Ending
  note: string
  /** When the service stops waiting for the report, by the clock of this machine. */
  until: number
}

/** A process of another run may have the same number. */
const thisRun = randomUUID()

export const stateFolderIn = (environment: Environment) => environment['XDG_STATE_HOME'] || join(homedir(), '.local/state')

export type Journal = ReturnType<typeof openJournal>

/** A folder for each service and key, because another key cannot report what this one has started. */
export function openJournal(
  { service, key, report_within_minutes: minutes }: { service: string; key: string; report_within_minutes: number },
  state: string,
) {
  const folder = join(state, 'agent-quest-gate', createHash('sha256').update(`${service} ${key}`).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const place = (name: string) => join(folder, `${name}.json`)

  /** What it says is on the disk when this returns. */
  function write(name: string, value: unknown) {
    const draft = join(folder, `.${name}.${process.pid}`)
    const file = openSync(draft, 'w', 0o600)
    try {
      writeFileSync(file, JSON.stringify(value))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, place(name))
  }

  function read<T>(name: string): T | undefined {
    try {
      return JSON.parse(readFileSync(place(name), 'utf8')) as T
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  const entries = () =>
    readdirSync(folder).flatMap(name => {
      const [, start] = /^(start-[\w-]+)\.json$/.exec(name) ?? []
      return (start && read<Entry>(start)) || []
    })

  return {
    write,
    read,
    begin(approval: string, token: string): Entry {
      const entry: Entry = {
        name: `start-${randomUUID()}`,
        approval,
        token,
        machine: hostname(),
        run: thisRun,
        process: process.pid,
        since: Date.now(),
        use: null,
        phase: 'starting',
        note: '',
        until: Date.now() + minutes * 60_000,
      }
      write(entry.name, entry)
      return entry
    },
    turn(entry: Entry, change: Partial<Entry>) {
      Object.assign(entry, change)
      write(entry.name, entry)
    },
    forget({ name }: Entry) {
      rmSync(place(name), { force: true })
    },
    entries,
    /** What nobody else will report. */
    leftOver: () => entries().filter(isOrphan),
  }
}

/** What has ended waits for nothing but its report, and a second report changes nothing. */
function isOrphan({ phase, machine, run, process: owner, since, until }: Entry) {
  if (phase !== 'starting' && phase !== 'acting') return true
  if (owner === null || machine !== hostname()) return Date.now() > until
  // Another copy of this code may be alive in this process. What began before the process did is of an earlier one.
  return owner === process.pid ? run !== thisRun && since < Date.now() - process.uptime() * 1_000 : !isRunning(owner)
}

function isRunning(id: number) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
