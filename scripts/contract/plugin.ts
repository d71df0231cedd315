/** What redocly.yaml takes from us. */
import { extensions } from './extensions.ts'
import { names } from './names.ts'
import { complete } from './standard.ts'
import { nameWebhooks } from './webhooks.ts'

export default () => ({
  id: 'quest',
  rules: { oas3: { extensions, names } },
  preprocessors: { oas3: { webhooks: () => ({ Root: { enter: nameWebhooks } }) } },
  decorators: { oas3: { complete: () => ({ Root: { leave: complete } }) } },
})
