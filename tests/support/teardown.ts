import { removeTemplates } from './templates.ts'

/** Once, after the last worker has ended. */
export default removeTemplates
