/**
 * Where tests keep their files: in memory, if the machine lends enough of it. SQLite waits for the disk at each commit, which is most of
 * the time of many tests. A process that is killed loses nothing in either place.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, statfsSync } from 'node:fs'
import type { Socket } from 'node:net'

const memory = '/dev/shm'
const neededBytes = 4 * 2 ** 30

/** Makes a folder there the temporary folder of this process and its children. It is removed when this process ends, even if it is killed. */
export function keepFilesInMemory() {
  if (freeBytesOf(memory) < neededBytes) return
  const folder = mkdtempSync(`${memory}/quest-`)
  process.env.TMPDIR = folder
  const keeper = spawn('sh', ['-c', 'read -r _; rm -rf "$0"', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  for (const part of [keeper, keeper.stdin as Socket]) part.unref()
}

function freeBytesOf(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
