/** Signs that nobody sees but that turn the reading direction, hide words or break them; those that join letters and emoji are left alone. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cf}\p{Cc}]/gu

/** Somebody else's words as they are, with what was hidden in them shown: `invoice⟨U+202E⟩fdp.exe`. */
export const plain = (text: string) => text.replaceAll(unseen, sign => `⟨U+${hex(sign).toUpperCase()}⟩`)

/** JSON that still is JSON, with the same signs written out. */
export const plainJson = (value: unknown) =>
  JSON.stringify(value, undefined, 2).replaceAll(unseen, sign => [...Array(sign.length).keys()].map(i => `\\u${hex(sign[i]!)}`).join(''))

const hex = (sign: string) => sign.codePointAt(0)!.toString(16).padStart(4, '0')
