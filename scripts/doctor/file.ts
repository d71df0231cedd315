/** The SQLite file, its disk, and the files beside it. */
import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { good, megabytes, odd, wrong, type Finding } from './finding.ts'

const leastFree = 100e6
const littleFree = 1e9

export function disk(path: string): Finding {
  let folder = dirname(resolve(path))
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize, blocks } = statfsSync(folder)
  const free = bavail * bsize
  const told = `${megabytes(free)} of ${megabytes(blocks * bsize)} are free at ${folder}`
  if (free < leastFree) return wrong(`${told}. Free some space: writes fail when the disk is full`)
  const size = existsSync(path) ? statSync(path).size : 0
  return free < Math.max(littleFree, size) ? odd(`${told}. A backup beside the database would not fit`) : good(told)
}

export function file(path: string, sealKeyFile: string): Finding {
  const connection = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const found = connection.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok')
      throw new Error(`${path} is damaged: ${String(found)}. Stop the service and run make restore FILE=<backup> OVERWRITE=yes`)
  } finally {
    connection.close()
  }
  const { mode, size, uid, gid } = statSync(path)
  const others = [`${path}-wal`, `${path}-shm`, `${path}.lock`, sealKeyFile].filter(one => existsSync(one) && statSync(one).uid !== uid)
  if (others.length > 0)
    return wrong(`${path} and ${others.join(', ')} have different owners. Run: chown ${uid}:${gid} ${others.join(' ')}`)
  if (mode & 0o077) return odd(`${path} can be read by other users. Run: chmod 600 ${path}`)
  return good(`${path}, ${megabytes(size)}, is whole`)
}

export function migrationsIn(path: string) {
  const connection = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const there = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get()
    return there ? connection.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all() : []
  } finally {
    connection.close()
  }
}
