import { newId } from './ids.ts'

/** Short names to try for a title: what is left of it in plain letters, then the same with a tail. */
export function slugOf(title: string, kind: string): string[] {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 40).replace(/^-+|-+$/g, '')
  const stem = plain.length >= 3 ? plain : [kind, plain].filter(Boolean).join('-')
  const tail = () => newId('evt', 0).slice(-6)
  return [stem, `${stem}-${tail()}`, `${stem}-${tail()}`]
}
