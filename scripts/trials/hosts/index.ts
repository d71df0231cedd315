/**
 * The gate in real hosts of agents, each with a model on loopback that makes the calls of the trial. The hosts come from npm, and reach nothing
 * but this machine. A line of the table is what was seen in one case: how many calls reached the tool, and what the agent was told.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Missing } from '../programs.ts'
import { claudeCode } from './claude-code.ts'
import { codex } from './codex.ts'
import { gemini } from './gemini.ts'
import { opencode } from './opencode.ts'
import type { Broken, Host, Way } from './host.ts'
import { openModel } from './model.ts'
import { openPlace, packaged, type Place } from './place.ts'
import { story, type Seen } from './story.ts'

interface Row extends Seen {
  host: string
  way: string
}

export async function hosts() {
  install()
  const found = [claudeCode, codex, gemini, opencode].filter(host => existsSync(packaged(host.package)))
  const rows: Row[] = []
  // One at a time, because a host does not wait long for its servers to start.
  for (const host of found) rows.push(...(await rowsOf(host)))
  return { isGood: rows.every(({ isGood }) => isGood), told: rows.map(lineOf).join('\n  ') }
}

/** The rule of the Makefile is for every folder of scripts/ that has a lockfile. */
function install() {
  const { status, stderr } = spawnSync('make', ['scripts/trials/hosts/node_modules/.package-lock.json'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Missing(`The hosts cannot be installed here: ${stderr.slice(-200)}`)
}

/** One conversation after another. */
async function rowsOf(host: Host): Promise<Row[]> {
  const name = `${host.name} ${versionOf(host)}`
  const rows: Row[] = []
  for (const way of host.ways) for (const seen of await tried(host, way)) rows.push({ ...seen, host: name, way: way.name })
  if (!host.broken) return rows
  const place = await openPlace()
  for (const [i, one] of host.broken.entries())
    rows.push({ ...(await triedBroken(host, one, place, i)), host: name, way: one.name.split(' ')[0]! })
  return rows
}

const versionOf = (host: Host) =>
  (JSON.parse(readFileSync(packaged(`${host.package}/package.json`), 'utf8')) as { version: string }).version

async function tried({ wire }: Host, way: Way): Promise<Seen[]> {
  const place = await openPlace()
  const model = await openModel(wire, story(way.tool(place), place, way))
  const said = await way.run(place, model.url)
  model.close()
  return model.end() ?? [{ name: 'it ended early', made: place.made(), told: said, isGood: false }]
}

async function triedBroken({ wire }: Host, { name, tool, isOpen, run }: Broken, place: Place, page: number): Promise<Seen> {
  const { name: called, given } = tool(place)
  const model = await openModel(wire, call => call(called, given(page)))
  const said = await run(place, model.url)
  model.close()
  const made = place.made().filter(one => one === page)
  return { name, made, told: model.end() ?? said, isGood: made.length === Number(isOpen) }
}

const mostShown = 110

function lineOf({ host, way, name, made, told, isGood }: Row) {
  const words = told.replaceAll(/\s+/g, ' ').slice(0, mostShown)
  return [host.padEnd(20), way.padEnd(7), name.padEnd(34), `${made.length} calls`, isGood ? '     ' : 'WRONG', words].join('  ')
}
