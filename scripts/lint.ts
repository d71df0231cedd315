/**
 * The project's own lint rule. A list of values is refused, because a new value would be missing from it and nothing would say so. A record
 * over their type does not compile until the new value has its place:
 *
 *   const live: readonly State[] = ['active', 'submitted']                                        refused
 *   const isLive: Record<State, boolean> = { active: true, submitted: true, accepted: false }     chosenOf(isLive) is the list
 *
 * Values are those that the contract, a table, or a type of core or store declares. A list whose named type is declared elsewhere is refused
 * too. A list in the arguments of a call is allowed, because it asks about some values, as a comparison does.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Node {
  type: string
  parent: Node | null
  value?: unknown
  elements?: (Node | null)[]
  callee?: Node
  id?: Node
  typeAnnotation?: Node
  elementType?: Node
  typeArguments?: { params: Node[] } | null
}
interface Context {
  report(what: { node: Node; message: string }): void
}

const root = join(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every set of values that is declared. */
const declared: ReadonlySet<string>[] = []
const declare = (values: unknown[]) => declared.push(new Set(values.filter(value => typeof value === 'string')))
for (const file of ['generated/openapi.json', 'generated/tools.json'])
  JSON.parse(textOf(file), (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value)) declare(value)
    return value
  })
for (const file of globSync('src/{core,store}/**/*.ts', { cwd: root }))
  for (const [, values] of textOf(file).matchAll(/(?:\boneOf\(|\btype \w+ =)((?:[\s|,]*'[^']+')+)/g))
    declare([...values!.matchAll(/'([^']+)'/g)].map(([, value]) => value))

/** The value itself, or the first of a row. */
const valueOf = (node: Node | null | undefined): unknown => (node?.type === 'ArrayExpression' ? valueOf(node.elements![0]) : node?.value)

const areDeclared = (values: unknown[]) => values.length > 1 && declared.some(set => values.every(value => set.has(value as string)))

/** The type of the items, if a list says that it has a named one: `readonly State[]`. */
function itemsOf(type: Node | undefined): string | undefined {
  if (type?.type === 'TSTypeAnnotation' || type?.type === 'TSTypeOperator') return itemsOf(type.typeAnnotation)
  return type?.type === 'TSArrayType' ? type.elementType!.type : undefined
}
const isTyped = ({ parent, elements }: Node) =>
  elements!.length > 0 &&
  elements!.every(one => typeof one?.value === 'string') &&
  (itemsOf(parent?.typeAnnotation ?? parent?.id?.typeAnnotation) ?? parent?.typeArguments?.params[0]?.type) === 'TSTypeReference'

/** What may stand between a list and the call that gets it. */
const parts = new Set(['ObjectExpression', 'Property', 'ArrayExpression', 'SpreadElement', 'ConditionalExpression', 'TSAsExpression'])

/** Whether a list is in the arguments of a call, or in an attribute of an element. `new Set([…])` is only another list. */
function isArgument(list: Node): boolean {
  let [node, parent] = [list, list.parent]
  while (parent && parts.has(parent.type)) [node, parent] = [parent, parent.parent]
  return parent?.type === 'JSXExpressionContainer' || (parent?.type === 'CallExpression' && parent.callee !== node)
}

const rule = {
  create: (context: Context) => ({
    ArrayExpression(node: Node) {
      if ((isTyped(node) || areDeclared(node.elements!.map(valueOf))) && !isArgument(node))
        context.report({ node, message: 'Write these values as a record over their type, and take the list from src/shared/values.ts.' })
    },
  }),
}

export default { meta: { name: 'house' }, rules: { 'values-by-record': rule } }
