import type { Core } from '../../src/core/index.ts'
import type { Agent, Human } from '../../src/core/kit/world.ts'
import type { Life } from './scale-data.ts'

/** A service over a database of one size, with its callers. */
export interface Place {
  core: Core
  life: Life
  human: Human
  /** The human's agent that lists, and those that act. */
  agent: Agent
  acting: Agent[]
  sql<Row>(text: string): Promise<Row[]>
}
export interface Case {
  name: string
  /** The operation of /v1 or the tool that the case covers, if that one must be covered. */
  covers?: string
  /** `act` is measured repeatedly. `before` and `after` are not measured. */
  of(place: Place): Promise<{ before?(): Promise<string>; act(with_: string): Promise<unknown>; after?(with_: string): Promise<unknown> }>
}
