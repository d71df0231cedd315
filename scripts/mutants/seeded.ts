/** Mutations by program: everywhere in src a condition may turn, a bound may shift, a statement may be left out. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './mutant.ts'

interface Site {
  start: number
  end: number
  instead: string
}

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
}

/**
 * As many mutants as asked. Each has a number that follows from the seed and its name, and those with the smallest numbers are taken. So a change
 * of the sources replaces few of them, and a run that was cut goes on after it.
 */
export function seededMutants(seed: number, many: number): Mutant[] {
  const named = new Map(filesOfSource().flatMap(file => mutantsIn(file).map(mutant => [mutant.name, mutant] as const)))
  const numberOf = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return [...named.keys()]
    .map(name => [numberOf(name), name] as const)
    .toSorted()
    .slice(0, many)
    .map(([, name]) => named.get(name)!)
}

/** The texts of most mutants are never needed, so each is made when it is read. */
function mutantsIn(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8')
  return sitesIn(file, source).map(({ start, end, instead }) => ({
    part: 'seeded',
    noun: 'seeded',
    name: `${file}: ${differenceIn(source, start, end, instead)}`,
    file,
    at: start,
    get text() {
      return source.slice(0, start) + instead + source.slice(end)
    },
  }))
}

const filesOfSource = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => join('src', file))
    .toSorted()

function sitesIn(file: string, text: string): Site[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const sites: Site[] = []
  const add = (node: ts.Node, instead: string) => sites.push({ start: node.getStart(), end: node.getEnd(), instead })
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) add(node.expression, `!(${node.expression.getText()})`)
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`)
    if (ts.isIfStatement(node) && !node.elseStatement) add(node, 'void 0')
    if (ts.isExpressionStatement(node)) add(node, 'void 0')
    if (ts.isReturnStatement(node) && node.expression) add(node, 'return')
    if (ts.isAwaitExpression(node)) add(node, node.expression.getText())
    if (ts.isBinaryExpression(node) && swapped[node.operatorToken.kind]) add(node.operatorToken, swapped[node.operatorToken.kind]!)
    if (ts.isNumericLiteral(node)) add(node, `(${node.getText()} + 1)`)
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return sites
}

/** The line of the mistake, before and after. */
function differenceIn(source: string, start: number, end: number, instead: string) {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const lineOf = (rest: string) => (source.slice(from, start) + rest).split('\n', 1)[0]!.trim()
  return `${lineOf(source.slice(start))} ⇒ ${lineOf(instead + source.slice(end))}`
}
