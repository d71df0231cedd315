/** A copy of the project in which mutants are planted, one at a time. The working tree itself never changes. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export type Copy = ReturnType<typeof makeCopy>

/** What a copy shares with the project. */
const shared = ['node_modules', 'tests/programs/node_modules', '.toolchain']
/** The pages that are built from these folders, and the scripts that build them. */
const pages: [from: string, script: string, to: string][] = [
  ['src/portal/', 'portal', 'generated/portal'],
  ['src/worker/', 'portal', 'generated/portal'],
  ['src/site/', 'reference', 'generated/reference'],
  ['src/reference/', 'reference', 'generated/reference'],
  ['src/verifier/', 'verifier', 'generated/verify'],
  ['src/verify/', 'verifier', 'generated/verify'],
]

export function makeCopy(name: string) {
  const folder = resolve('.cache/mutants', name)
  const at = (file: string) => join(folder, file)
  mkdirSync(at('.cache'), { recursive: true })
  for (const old of readdirSync(folder)) if (old !== '.cache') rmSync(at(old), { recursive: true })
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  for (const file of files.filter(existsSync)) {
    mkdirSync(dirname(at(file)), { recursive: true })
    cpSync(file, at(file))
  }
  for (const made of readdirSync('generated')) cpSync(join('generated', made), at(join('generated', made)), { recursive: true })
  for (const one of shared.filter(existsSync)) symlinkSync(resolve(one), at(one))
  for (const one of readdirSync('.cache').filter(one => one.startsWith('chromium-') && !existsSync(at(`.cache/${one}`))))
    symlinkSync(resolve('.cache', one), at(`.cache/${one}`))

  return {
    folder,
    /** Runs the work while the file has this text, and the pages that it is a part of. False if a page cannot be built. */
    async plant<T>(file: string, text: string, work: () => Promise<T>): Promise<T | false> {
      const before = readFileSync(at(file), 'utf8')
      const page = pages.find(([from]) => file.startsWith(from))
      try {
        writeFileSync(at(file), text)
        const isBuilt = !page || spawnSync(process.execPath, [`scripts/${page[1]}.ts`], { cwd: folder, stdio: 'ignore' }).status === 0
        return isBuilt && (await work())
      } finally {
        writeFileSync(at(file), before)
        if (page) {
          rmSync(at(page[2]), { recursive: true, force: true })
          cpSync(page[2], at(page[2]), { recursive: true })
        }
      }
    },
  }
}
