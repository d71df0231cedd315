/** What redocly.yaml needs of ours. */
import { complete } from './standard.ts'

export default () => ({ id: 'quest', decorators: { oas3: { complete: () => ({ Root: { leave: complete } }) } } })
