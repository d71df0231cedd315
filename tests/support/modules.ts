/**
 * How Jest loads modules. By itself it gives each test file its own copy of every module, which takes longer than most tests. Here Node
 * loads src/, generated/ and the packages once for each worker, as it does in the service. The modules of tests/ are new for each test file,
 * because they register hooks.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import runtime from 'jest-runtime'
import { use, type Functions } from './globals.ts'
import { doneTests } from './passed.ts'

/** Its types are those of its CommonJS, and Node loads its ECMAScript module. */
const Runtime = runtime as unknown as typeof runtime.default
const globals = new URL('./globals.ts', import.meta.url).href
const tests = new URL('..', import.meta.url).href
const isOfTests = (url: string) => url.startsWith(tests) && !url.includes('/node_modules/')

enableCompileCache('.cache/compile')
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true }
    const found = next(specifier, context)
    const [file] = /\?file=\d+$/.exec(context.parentURL ?? '') ?? []
    return file && isOfTests(found.url) ? { ...found, url: found.url + file } : found
  },
})

let files = 0

export default class extends Runtime {
  functions!: Functions

  constructor(...parts: ConstructorParameters<typeof Runtime>) {
    super(...parts)
    const [, environment, , , , , path] = parts
    const { global } = environment
    environment.handleTestEvent = ({ name }, { rootDescribeBlock }) => {
      if (name === 'run_start') skipDone(rootDescribeBlock, doneTests(path), [])
    }
    // So that `expect.any(String)` means the String of the tests.
    Object.assign(global, { Array, BigInt, Boolean, Error, Function, Number, Object, String, Symbol })
  }

  override setGlobalsForRuntime(functions: Functions) {
    super.setGlobalsForRuntime(functions as never)
    this.functions = functions
  }

  override async unstable_importModule(path: string) {
    use(this.functions)
    files += 1
    await import(`${pathToFileURL(path)}?file=${files}`)
  }
}

type Environment = ConstructorParameters<typeof Runtime>[1]
type Block = Parameters<NonNullable<Environment['handleTestEvent']>>[1]['rootDescribeBlock']

function skipDone({ children }: Block, done: Set<string>, titles: string[]) {
  for (const one of children) {
    const full = [...titles, one.name]
    if (one.type === 'describeBlock') skipDone(one, done, full)
    else if (done.has(full.join(' '))) one.mode = 'skip'
  }
}
