/** A rule for redocly: nothing in the contract has an extension that nobody reads, such as `x-problem` for `x-problems`. */

const read = new Set([
  // Read by the bundling in this folder.
  'x-problems',
  'x-without',
  'x-actions',
  'x-kinds',
  'x-values',
  'x-may-grow',
  // Read by the scripts that make generated/.
  'x-text',
  'x-enumDescriptions',
  'x-data',
  'x-service-log',
  // Added by the bundling, from the table that enforces it.
  'x-permission',
])

interface Context {
  location: { child(key: string): { key(): unknown } }
  report(problem: { message: string; location: unknown }): void
}

export const extensions = () => ({
  any: {
    enter(node: unknown, { location, report }: Context) {
      if (typeof node !== 'object' || node === null) return
      for (const key of Object.keys(node))
        if (key.startsWith('x-') && !read.has(key)) report({ message: `Nothing reads ${key}.`, location: location.child(key).key() })
    },
  },
})
