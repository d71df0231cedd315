/** What every generated client is asked to do: sign in, create an agent, list it, and miss one that is not there. */
export interface Asked {
  url: string
  email: string
  password: string
}

export interface Told {
  created: string
  listed: string[]
  /** Nobody has suspended a new agent. The stories do not compile if a generator loses the null. */
  suspendedBy: 'owner' | 'admin' | null
  /** The code of the problem for an agent that is not there. */
  missing: string | undefined
}

export const nobody = `agt_${'0'.repeat(26)}`
