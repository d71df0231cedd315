/**
 * The prompts of the browser for passkeys. The options come from the service, and the answer goes back to it. The library is loaded when it
 * is needed for the first time.
 */
import type { Answer, Problem, Schemas } from './api.ts'

type Options = Schemas['PasskeyRequestOptions']
type Library = Awaited<ReturnType<typeof loadPasskeys>>
export type Credential = Schemas['PasskeyAnswer']

export const hasPasskeys = () => 'PublicKeyCredential' in window && !hasNumbersForName()

/** Browsers refuse passkeys to a page whose address has numbers in place of a name. */
export const hasNumbersForName = () => /^[\d.]+$|^\[/.test(location.hostname)

export const whyNoPasskeys = () =>
  hasNumbersForName()
    ? `Passkeys do not work at ${location.host}, because they belong to a name.`
    : 'This browser cannot use passkeys, or the page was not opened over HTTPS.'

/** Where no passkey can sign, nothing is asked of one. It says nothing about what the service sends. */
export const noPasskeys = (): Problem | undefined => (hasPasskeys() ? undefined : here(wordsFor('')))

/** Some browsers show a prompt only soon after a press, so what a press needs is loaded before. */
export const loadPasskeys = () => import('@simplewebauthn/browser')

export const createPasskey = (options: Schemas['PasskeyCreationOptions']) =>
  prompt(library => library.startRegistration({ optionsJSON: options as never }))

/** A passkey says who somebody is. The challenge for that is never a hash, because a service that lies could send that of an approval. */
export const touchPasskey = async (options: Options): Promise<Answer<Credential>> =>
  options.challenge.length === hashLength
    ? { problem: (await import('./another.ts')).another(['the challenge']) }
    : signWithPasskey(options)

/** Signs a statement. The caller has made sure that the challenge is its hash. */
export const signWithPasskey = (options: Options) => prompt(library => library.startAuthentication({ optionsJSON: options as never }))

/** A SHA-256 in base64url. */
const hashLength = 43

async function prompt(show: (library: Library) => Promise<object>): Promise<Answer<Credential>> {
  try {
    return { data: (await show(await loadPasskeys())) as Credential }
  } catch (error) {
    return { problem: here(wordsFor(error instanceof Error ? error.name : '')) }
  }
}

const here = (words: Pick<Problem, 'title' | 'detail'>): Problem => ({ code: 'here', status: 0, errors: [], ...words })

function wordsFor(name: string): Pick<Problem, 'title' | 'detail'> {
  if (!hasPasskeys()) return { title: 'No passkeys here', detail: whyNoPasskeys() }
  if (name === 'NotAllowedError' || name === 'AbortError')
    return { title: 'The passkey was not used', detail: 'You cancelled, or there was no answer in time. You can try again.' }
  if (name === 'InvalidStateError') return { title: 'Already added', detail: 'This device already has a passkey for your account.' }
  if (name === 'SecurityError')
    return { title: 'Wrong address', detail: 'Passkeys work only at the public address of this service. Open the portal there.' }
  return { title: 'The passkey did not work', detail: 'The browser refused it. Try again, or use another device.' }
}
