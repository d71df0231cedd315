import anyAscii from 'any-ascii'
import { newId } from './ids.ts'

/**
 * The slugs to try for a title: first the title in plain letters, and then the same with random suffixes. If the title has fewer than three
 * letters and digits, the slug begins with the kind.
 *
 * People and agents type slugs, in addresses, commands and file names, and must be able to tell them apart. So a slug has only ASCII, and
 * other scripts are written in Latin letters.
 */
export function slugOf(title: string, kind: 'agent' | 'quest'): string[] {
  const most = kind === 'agent' ? 25 : 60
  const plain = latin(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, most)
    .replace(/-+$/, '')
  const stem = plain.replaceAll('-', '').length >= 3 ? plain : [kind, plain].filter(Boolean).join('-')
  const tail = () => newId('evt', 0).slice(-6)
  return [stem, `${stem}-${tail()}`, `${stem}-${tail()}`]
}

/** Where a script has no spaces, such as Chinese, each syllable begins with a capital letter, which becomes a word. */
const latin = (text: string) =>
  text.normalize('NFC').replaceAll(/\P{ASCII}+/gu, run => anyAscii(run).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'))
