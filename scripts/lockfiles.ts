/**
 * Every package in a lockfile must have a hash, with which npm checks the download, and must not name a registry, because npm uses the
 * configured one. Each package in `dependencies` and the like must have one exact version.
 */
import { readFileSync } from 'node:fs'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
}

const folders = ['.', 'scripts/bench', 'scripts/generators', 'scripts/toolchain', 'scripts/trials/hosts', 'tests/programs']
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const faults = folders.flatMap(folder => {
  const { packages } = read(`${folder}/package-lock.json`) as { packages: Record<string, Locked> }
  const manifest = read(`${folder}/package.json`)
  const versions = kinds.flatMap(kind => Object.entries<string>(manifest[kind] ?? {}))
  return [
    ...Object.entries(packages).flatMap(([path, locked]) => faultsOf(path, locked)),
    ...versions
      .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version} is not one exact version`),
  ].map(fault => `${folder}: ${fault}`)
})
console.log(faults.join('\n'))
process.exitCode = faults.length ? 1 : 0

/** The project itself has the empty path. A package's hash covers everything inside it. */
function faultsOf(path: string, { integrity, resolved, link, inBundle }: Locked) {
  if (path === '' || link || inBundle) return []
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 hash`]),
    ...(resolved ? [`${path} names a registry: ${new URL(resolved).host}`] : []),
  ]
}
