/** Refuses passwords that attackers try first. There is no rule about kinds of characters, because it leads to passwords like `Password1234!`. */
import { DomainError } from './errors.ts'

/** The words that common passwords consist of. An entry of several words is a common password by itself. */
const commonWords = `
  password passwort passord parola motdepasse contrasena senha secret secure access login logon account admin administrator administrador
  root superuser superman batman spiderman pokemon naruto starwars minecraft fortnite google facebook instagram twitter youtube netflix
  iloveyou loveyou lovely love princess sunshine welcome letmein changeme default example test tester testing guest user username
  football baseball basketball soccer hockey liverpool arsenal chelsea barcelona dragon monkey shadow master hunter killer ninja
  michael jennifer jessica jordan thomas charlie daniel andrew joshua matthew ashley nicole robert william elizabeth christopher
  cheese cookie chocolate coffee summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday whatever trustno computer internet windows samsung iphone android
  server database service agent quest unbelievable thequickbrownfox tobeornottobe correcthorsebatterystaple blink eminem metallica
  company freedom america london mustang ferrari mercedes porsche harley pepper ginger buster flower angel babygirl hello world
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length)

/** Rows of keyboards and the alphabet, forwards and backwards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
].flatMap(row => [row, [...row].toReversed().join('')])

/** Shorter parts of a row are not removed, because they occur in ordinary words. */
const shortestWalk = 3
/** How many characters must remain after everything easy to guess is removed, and how many different ones. */
const leastLeft = 6
const leastDifferent = 5

/** The limit in the contract. NFKC can make a text longer. */
const longest = 128

/** Refuses a new password that is easy to guess. Existing passwords stay valid. */
export function refuseWeak(password: string, { email, displayName }: { email: string; displayName: string }, pointer: string) {
  const own = [email, ...email.split(/[@.+_-]/), ...displayName.split(/\s+/)].filter(word => word.length > 2)
  const left = unguessed(password.normalize('NFKC').toLowerCase().slice(0, longest), [
    ...own.map(word => word.toLowerCase()),
    ...commonWords,
  ])
  if (left.length >= leastLeft && new Set(left).size >= leastDifferent) return
  const sentence = 'is easy to guess; use several unrelated words, or let a password manager create one'
  throw new DomainError('validation_failed', `The new password ${sentence}.`, {
    issues: [{ pointer, code: 'weak_password', message: sentence }],
  })
}

/** The rest of a password without common words, keyboard rows, years and repetitions. */
function unguessed(password: string, words: readonly string[]) {
  const plain = without(password, words)
  const disguised = without(plainLetters(password), words)
  return plain.length < disguised.length ? plain : disguised
}

function without(password: string, words: readonly string[]) {
  let left = password
  for (const word of words) left = left.replaceAll(word, ' ')
  left = left.replace(/(19|20)\d\d/g, ' ')
  return withoutRepetition(withoutWalks(left).replace(/\s+/g, ''))
}

function withoutWalks(text: string) {
  let left = ''
  for (let at = 0; at < text.length;) {
    const length = Math.max(...rows.map(row => walkAlong(row, text, at)))
    if (length < shortestWalk) left += text[at++]
    else at += length
  }
  return left
}

/** The number of characters from this position in a text that follow a row. */
function walkAlong(row: string, text: string, at: number) {
  const place = row.indexOf(text[at]!)
  if (place < 0) return 0
  let length = 1
  while (place + length < row.length && row[place + length] === text[at + length]) length++
  return length
}

/** `abcabcabc` counts as `abc`, and `aaaa` as `a`. */
function withoutRepetition(text: string) {
  return text.replace(/(.+?)\1+/g, '$1')
}

const disguises: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const plainLetters = (text: string) => text.replace(/[013457@$!]/g, character => disguises[character]!)
