/** Mutations by program: everywhere in src a condition may turn, a bound may shift, a statement may be left out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './mutant.ts'

interface Site {
  file: string
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

/** As many mutants as asked, the same ones for the same seed and sources. */
export function seededMutants(seed: number, many: number): Mutant[] {
  const sites = filesOfSource().flatMap(sitesIn)
  const next = chance(seed)
  const chosen = new Set<Site>()
  while (chosen.size < Math.min(many, sites.length)) chosen.add(sites[Math.floor(next() * sites.length)]!)
  return [...chosen].map(({ file, start, end, instead }) => {
    const source = readFileSync(file, 'utf8')
    const text = source.slice(0, start) + instead + source.slice(end)
    return { part: 'seeded', noun: 'seeded', name: differenceIn(file, source, text, start), file, at: start, text }
  })
}

const filesOfSource = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => join('src', file))
    .toSorted()

function sitesIn(file: string): Site[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const sites: Site[] = []
  const add = (node: ts.Node, instead: string) => sites.push({ file, start: node.getStart(), end: node.getEnd(), instead })
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

/** Numbers between 0 and 1 that follow from the seed (mulberry32). */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The line of the mistake, before and after. */
function differenceIn(file: string, before: string, after: string, at: number) {
  const lines = [before, after].map(text =>
    text
      .slice(text.lastIndexOf('\n', at - 1) + 1)
      .split('\n', 1)[0]!
      .trim(),
  )
  return `${file}: ${lines.join(' ⇒ ')}`
}
