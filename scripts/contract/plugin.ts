/** What redocly.yaml takes from us. */
import { extensions } from './extensions.ts'
import { complete } from './standard.ts'

export default () => ({
  id: 'quest',
  rules: { oas3: { extensions } },
  decorators: { oas3: { complete: () => ({ Root: { leave: complete } }) } },
})
