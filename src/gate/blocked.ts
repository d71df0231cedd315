/** Nothing was done. Its message says why and what to do, for the agent. */
export class Blocked extends Error {
  /** Whether the same call may be allowed later. */
  readonly isWaiting: boolean

  constructor(message: string, isWaiting = false) {
    super(message)
    this.isWaiting = isWaiting
  }
}
