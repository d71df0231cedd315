/**
 * Loads Drizzle in half the time. For each of its hundred CommonJS modules, Node would read and parse Drizzle's package.json of 179 kB again,
 * to find out whether the module names its own package. But these modules name each other by whole relative paths, so they are found here
 * without it. The program imports this file first. Without it, as in tests and scripts, Drizzle loads in Node's own way.
 */
import { createRequire, registerHooks } from 'node:module'

const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
})
const load = createRequire(import.meta.url)
// Both databases need these parts. The driver of the database is loaded when it is known which one that is.
for (const part of ['drizzle-orm', 'drizzle-orm/sqlite-core']) load(part)
hooks.deregister()
