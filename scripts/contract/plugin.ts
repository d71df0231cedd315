/** What redocly.yaml takes from us. */
import { complete } from './standard.ts'

// oxlint-disable-next-line no-default-export -- redocly reads this export
export default () => ({ id: 'quest', decorators: { oas3: { complete: () => ({ Root: { leave: complete } }) } } })
