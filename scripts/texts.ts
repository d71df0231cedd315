/**
 * The kinds of text that a schema names with `x-text`. The rules need Unicode's categories, and regex engines disagree on their syntax. So
 * the generated validators use these rules, and the published documents have a plain `pattern` of explicit ranges, or a description. A line
 * must have something besides characters that look blank, which are `\p{DI}` and U+2800. Some of them are letters, so tags exclude them too.
 */
export const texts: Record<string, { pattern: string; words?: string }> = {
  line: {
    pattern: '^(?=.*[^\\s\\p{C}\\p{DI}\\u2800])[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$',
    words: 'No spaces at either end.',
  },
  text: {
    pattern: '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  tag: {
    pattern: '^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$',
    words: 'Lower-case letters of any script, digits and hyphens.',
  },
  words: { pattern: '^[^\\p{Cc}\\p{Cs}]+$' },
}
