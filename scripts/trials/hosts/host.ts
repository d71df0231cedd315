/** A host of an agent, and the ways in which it puts the gate between its model and a tool. */
import type { Wire } from './model.ts'
import type { Place } from './place.ts'

export interface Host {
  name: string
  /** Of the registry, in the version that package.json names. */
  package: string
  wire: Wire
  ways: Way[]
  broken?: Broken[]
}

/** A way that works, in which the human decides about several calls. */
export interface Way {
  name: string
  tool: (place: Place) => Tool
  /** Starts the host with this model. Returns what it printed when it ends. */
  run: (place: Place, model: string) => Promise<string>
  /** What the service knows of a call that was made. */
  permit: 'done' | 'started'
  /** What the agent is told of a call that its human has changed. */
  changed: RegExp
}

/** A way that does not work, with one call. */
export interface Broken extends Pick<Way, 'name' | 'tool' | 'run'> {
  /** Whether the host makes the call all the same. */
  isOpen: boolean
}

/** It writes down the page that it is called for. */
export interface Tool {
  name: string
  given: (page: number) => object
  /** The same for the human, if the host has other names for it then. */
  shown?: (page: number) => object
}

/** The tool of the server behind the gate. */
export const sign: Tool = { name: 'sign', given: page => ({ page }) }

/** The same for a tool of the host that runs command lines. */
export const signing = (page: number, { calls }: Place) => `echo '{"page":${page}}' >> ${calls}`

export const tellsOfChange = /Your human changed the arguments of this call/

export interface Hook {
  command: string
  /** How long the host waits. */
  seconds?: number
}

export const hook: Hook = { command: 'agent-quest-gate hook' }

const brokenHooks: Record<string, Hook> = {
  'hook missing': { command: '/nowhere/agent-quest-gate hook' },
  'hook fails': { command: 'exit 1' },
  'hook killed': { command: 'kill -9 $$' },
  'hook too slow': { ...hook, seconds: 1 },
}

/** Every way in which a hook can fail, for a host that runs it. */
export const broken = (
  more: Pick<Broken, 'tool' | 'isOpen'>,
  run: (place: Place, model: string, hook: Hook) => Promise<string>,
  where = '',
) =>
  Object.entries(brokenHooks).map(([name, hook]): Broken => ({
    ...more,
    name: `${name}${where}`,
    run: (place, model) => run(place, model, hook),
  }))
