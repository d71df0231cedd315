/** The contract as a collection of Postman (format 2.1), which other programs import too. The service puts its address into `baseUrl`. */
import { bodyOf, info, tags, type Operation, type Parameter } from './contract.ts'

export const postman = {
  info: {
    name: info.title,
    description: info.summary,
    version: info.version,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
  variable: [
    { key: 'baseUrl', value: '{base_url}', type: 'string' },
    { key: 'token', value: '', type: 'string' },
  ],
  item: tags.map(({ name, description, operations }) => ({ name, description, item: operations.map(itemOf) })),
}

function itemOf(one: Operation) {
  const { summary, description, method, path, security, parameters = [] } = one
  const body = bodyOf(one.requestBody)
  const given = (place: Parameter['in']) => parameters.filter(parameter => parameter.in === place)
  const parts = path
    .slice(1)
    .split('/')
    .map(part => part.replace(/^\{(\w+)\}$/, ':$1'))
  return {
    name: summary,
    request: {
      method,
      description,
      ...(security?.length === 0 && { auth: { type: 'noauth' } }),
      header: [...given('header').map(pairOf), ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : [])],
      url: {
        raw: `{{baseUrl}}/${parts.join('/')}`,
        host: ['{{baseUrl}}'],
        path: parts,
        query: given('query').map(pairOf),
        variable: given('path').map(pairOf),
      },
      ...(body && { body: { mode: 'raw', raw: JSON.stringify(body.example, undefined, 2), options: { raw: { language: 'json' } } } }),
    },
  }
}

/** What need not be sent is switched off. */
function pairOf({ name, required = false, description = '' }: Parameter) {
  return { key: name, value: '', description, ...(!required && { disabled: true }) }
}
