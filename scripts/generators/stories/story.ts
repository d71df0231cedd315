/** What every generated client is asked to do: sign in, create an agent, list it, and miss one that is not there. */
export interface Asked {
  url: string
  email: string
  password: string
}

export interface Told {
  created: string
  listed: string[]
  /** Null for a new agent; the stories do not compile if a generator loses the null. A later version may add values. */
  suspendedBy: string | null
  /** The code of the problem for an agent that is not there. */
  missing: string | undefined
}

export const nobody = `agt_${'0'.repeat(26)}`
