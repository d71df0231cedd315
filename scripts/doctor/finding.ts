/** What `make doctor` says about one thing. A setting that does not work is `wrong`. A setting that the operator may have intended is `odd`. */
export interface Finding {
  is: 'good' | 'wrong' | 'odd'
  told: string
}
export const good = (told: string): Finding => ({ is: 'good', told })
export const wrong = (told: string): Finding => ({ is: 'wrong', told })
export const odd = (told: string): Finding => ({ is: 'odd', told })

/** How long another program may take to answer. */
export const patienceMs = 5_000
export const mostSecondsOff = 5

export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
/** Errors of connections that tried several addresses have an empty message. */
export const messageOf = (error: unknown): string => {
  const { message, cause, errors } = error as Error & { errors?: Error[] }
  return (cause ? messageOf(cause) : message) || (errors?.map(one => one.message).join(', ') ?? 'no reason was given')
}
