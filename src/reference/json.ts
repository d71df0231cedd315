/** The parts of a JSON text that have a colour, and what stands between them. */

/** A key, a text, or another value. Without a kind, it is what stands between them. */
export type Part = [word: string, kind?: 'k' | 's' | 'n']

export function* partsOf(text: string): Generator<Part> {
  const token = /("(?:[^"\\]|\\.)*")(:)?|\b(?:true|false|null)\b|-?\d[\d.e+-]*/g
  let from = 0
  for (const { 0: whole, 1: quoted, 2: colon, index } of text.matchAll(token)) {
    const word = quoted ?? whole
    yield [text.slice(from, index)]
    yield [word, colon ? 'k' : quoted ? 's' : 'n']
    from = index + word.length
  }
  yield [text.slice(from)]
}
