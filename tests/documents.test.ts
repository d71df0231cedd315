/** The documents name only what exists, and a newcomer gets from the README alone to the first approval. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { startService } from './support/service.ts'

const documents = globSync(['*.md', 'docs/**/*.md']).map(file => ({ file, text: readFileSync(file, 'utf8') }))
const readme = readFileSync('README.md', 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, what]) => what!)
const blocks = /^```\w*\n([^]*?)^```$/gm
/** Text between backticks, outside blocks. */
const spansOf = (text: string) => found(text.replace(blocks, ''), /`([^`\n]+)`/g)
/** What is wrong in all documents, each with the name of its document. */
const faults = (of: (text: string, file: string) => string[]) =>
  documents.flatMap(({ file, text }) => of(text, file).map(fault => `${file}: ${fault}`))

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every link leads to a file and a heading', () => {
  const isBroken = (link: string, from: string) => {
    const [path, heading] = link.split('#')
    const target = path ? join(dirname(from), path) : from
    return !existsSync(target) || (heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading))
  }
  const linksOf = (text: string) =>
    [...found(text, /\]\(([^)\s]+)\)/g), ...found(text, /src="([^"]+)"/g)].filter(link => !/^https?:/.test(link))

  expect(linksOf(readme).length).toBeGreaterThan(10)
  expect(faults((text, file) => linksOf(text).filter(link => isBroken(link, file)))).toEqual([])
})

/** The names that GitHub gives to headings. */
const headingsOf = (text: string) =>
  found(text.replace(blocks, ''), /^#+ (.+)$/gm).map(title =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every file and folder exists', () => {
  const code = globSync('{src,tests,scripts,generated}/**/*.{ts,tsx}', { exclude: path => path.includes('node_modules') })
  const pathsOf = (text: string) => spansOf(text).filter(span => /^(src|tests|scripts|spec|generated|deploy|docs)\/[\w./-]*$/.test(span))
  // Such a name may leave out its first folders, as in `core/approvals/run-or-ask.ts`.
  const namesOf = (text: string) => spansOf(text).filter(span => /^\w[\w./-]*\.tsx?$/.test(span))

  expect(documents.flatMap(({ text }) => pathsOf(text)).length).toBeGreaterThan(100)
  expect(faults(text => pathsOf(text).filter(path => !existsSync(path)))).toEqual([])
  expect(faults(text => namesOf(text).filter(name => !code.some(path => `/${path}`.endsWith(`/${name}`))))).toEqual([])
})

test('every make command exists', () => {
  const targets = found(readFileSync('Makefile', 'utf8'), /^([a-z-]+):.*## /gm)
  const verbsOf = (text: string) =>
    [...spansOf(text), ...found(text, blocks).join('\n').split('\n')].flatMap(command => found(command, /^(?:\w+=\S+ )*make ([a-z-]+)/g))

  expect(verbsOf(readme)).toContain('run')
  expect(faults(text => verbsOf(text).filter(verb => !targets.includes(verb)))).toEqual([])
})

test('each decision is three lines: the decision, its reason, and what would change it', () => {
  const texts = documents.filter(({ file }) => file.startsWith('docs/decisions/')).map(({ text }) => text)
  const items = texts.flatMap(text => found(text, /^- (.+(?:\n {2}.+)*)$/gm))

  expect(items).not.toHaveLength(0)
  expect(items.filter(item => !/^\*\*.+\.\*\*\n {2}\S.+\.\n {2}It would change (?:if|with) .+\.$/.test(item))).toEqual([])
})

test('the README has at most 1,200 words', () => {
  expect(readme.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1_200)
})

test('the commands of the README lead to an approval that the agent has reported', async () => {
  const [walk] = /<!-- walk: [^]*<!-- \/walk -->/.exec(readme)!
  const service = await startService({ DATABASE_URL: join(folder, 'quest.db'), AQS_SETUP_CODE: 'open-sesame' })
  const commands = found(walk, blocks).join('').replace('http://127.0.0.1:3000', service.url).replace('S5pQ…', 'open-sesame')
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}` }

  const { stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail'], { input: commands, env, encoding: 'utf8' })
  await service.stop()

  expect(stderr).toBe('')
  expect([...stdout.matchAll(/^online$|^approved$|(?<=outcome: ')\w+|(?<=permit: ')\w+/gm)].map(([word]) => word)).toEqual([
    'pending_approval',
    'online',
    'approved',
    'go',
    'started',
    'done',
    'done',
  ])
})
