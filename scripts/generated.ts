/** The folder generated/, and how its files are written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export const out = new URL('../generated/', import.meta.url)
export const banner = '// Made by scripts/generate.ts from spec/. Do not edit.\n'

/** Characters that nobody sees, some of which turn the text around them. */
export const invisible = /[\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/
/** Writes them as escapes, which JSON and texts in double quotes of YAML have. */
export const visible = (text: string) =>
  text.replaceAll(new RegExp(invisible, 'g'), sign => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)

/** Unchanged files are not written, so that a check does not make `make` build the pages again. */
export function write(file: string, text: string) {
  const url = new URL(file, out)
  mkdirSync(new URL('.', url), { recursive: true })
  if (!existsSync(url) || readFileSync(url, 'utf8') !== text) writeFileSync(url, text)
}
