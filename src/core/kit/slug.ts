import { newId } from './ids.ts'

/**
 * The slugs to try for a title: first the title in plain letters, and then the same with random suffixes. If the title has fewer than three
 * letters and digits, the slug begins with the kind.
 */
export function slugOf(title: string, kind: 'agent' | 'quest'): string[] {
  const most = kind === 'agent' ? 25 : 60
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, most)
    .replace(/-+$/, '')
  const stem = plain.replaceAll('-', '').length >= 3 ? plain : [kind, plain].filter(Boolean).join('-')
  const tail = () => newId('evt', 0).slice(-6)
  return [stem, `${stem}-${tail()}`, `${stem}-${tail()}`]
}
