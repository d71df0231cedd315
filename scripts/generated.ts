/** The folder generated/, and how its files are written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export const out = new URL('../generated/', import.meta.url)
export const banner = '// Made by scripts/generate.ts from spec/. Do not edit.\n'

/** Unchanged files are not written, so that a check does not make `make` build the pages again. */
export function write(file: string, text: string) {
  const url = new URL(file, out)
  mkdirSync(new URL('.', url), { recursive: true })
  if (!existsSync(url) || readFileSync(url, 'utf8') !== text) writeFileSync(url, text)
}
