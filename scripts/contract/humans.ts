/** The contract of the humans as one document: spec/openapi.yaml with everything that it refers to, completed by plugin.ts. */
import { Document, visit, type Node } from 'yaml'
import { invisible, visible } from '../generated.ts'
import { redocly } from '../redocly.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

export const humansContract = (): Json => JSON.parse(redocly('bundle', 'written', '--ext=json'))

/** Lists and maps up to this length are on one line. */
const shortLine = 120

/** The document as YAML that parsers of version 1.1 read too. One of them ends an unquoted text at a question mark. */
export function yamlText(contract: Json) {
  const document = new Document(contract, { aliasDuplicateObjects: false, compat: 'yaml-1.1' })
  visit(document, {
    Collection: (_, node) => {
      node.flow = lengthOf(node) <= shortLine
    },
    Scalar: (_, node) => {
      if (/^[^\n]*\?[^\n]*$/.test(String(node.value))) node.type = 'QUOTE_SINGLE'
      if (invisible.test(String(node.value))) node.type = 'QUOTE_DOUBLE'
    },
  })
  return visible(document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }))
}

const lengthOf = (node: Node) => JSON.stringify(node).length
