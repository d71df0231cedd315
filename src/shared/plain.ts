/**
 * Characters that cannot be seen: they change the reading direction, hide or split words, or look like a space (U+2800). Joiners of letters and
 * emoji, and signs that choose the form of an emoji, are allowed.
 */
const unseen = /(?![\n\t\u200c]|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Cc}\p{DI}\u2800]/gu

/** Somebody else's text with its invisible characters shown: `invoice⟨U+202E⟩fdp.exe`. */
export const plain = (text: string) => text.replaceAll(unseen, sign => `⟨U+${hex(sign).toUpperCase()}⟩`)

/** JSON with these characters escaped. */
export const plainJson = (value: unknown) =>
  JSON.stringify(value, undefined, 2).replaceAll(unseen, sign => [...Array(sign.length).keys()].map(i => `\\u${hex(sign[i]!)}`).join(''))

const hex = (sign: string) => sign.codePointAt(0)!.toString(16).padStart(4, '0')
