/** The story of every generated client: sign in, create an agent, list it, and ask for one that does not exist. */
export interface Asked {
  url: string
  email: string
  password: string
}

export interface Told {
  created: string
  listed: string[]
  /** Null for a new agent. The stories do not compile if a generator loses the null. A later version may add values. */
  suspendedBy: string | null
  /** The code of the problem for an agent that does not exist. */
  missing: string | undefined
}

export const nobody = `agt_${'0'.repeat(26)}`
