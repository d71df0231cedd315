/**
 * The kinds of text that a schema names with `x-text`. The rules need Unicode's categories, and regex engines disagree on their syntax. So
 * the generated validators use these rules, and bundling publishes a plain pattern of ranges. It has characters as they are, or `\x` and two
 * digits, because not every engine knows `\u`. A line must have something besides characters that look blank, which are `\p{DI}` and
 * U+2800. Some of them are letters, so tags exclude them too.
 */
export const texts: Record<string, { pattern: string; published: string; words?: string }> = {
  line: {
    pattern: '^(?=.*[^\\s\\p{C}\\p{DI}\\u2800])[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$',
    published: `^${notBlank()}([^\\x00-\\x1F\\x7F-\\x9F\u2028-\u202E\u2066-\u2069]*${notBlank()})?$`,
    words: 'No spaces at either end.',
  },
  text: {
    pattern: '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$',
    published: '^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\u202A-\u202E\u2066-\u2069]*$',
  },
  tag: {
    pattern: '^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$',
    published: '^[^\\x00-/:-`{-\\xA9]([^\\x00-,./:-`{-\\xA9]*[^\\x00-/:-`{-\\xA9])?$',
    words: 'Lower-case letters of any script, digits and hyphens.',
  },
  words: { pattern: '^[^\\p{Cc}\\p{Cs}]+$', published: '^[^\\x00-\\x1F\\x7F-\\x9F]+$' },
}

function notBlank() {
  return '[^\\x00-\\x20\\x7F-\\xA0\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]'
}
