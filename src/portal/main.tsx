/**
 * THE PORTAL: a browser client of /v1 and of nothing else.
 *
 * How a screen is made
 *   1. A component in the folder of its noun, `agents/agent.tsx`, whose props are the parts of its path; a line for it in screens.ts.
 *   2. It reads with useResource or useList (resource.ts), which read again when the service tells of a change, and shows what it got
 *      inside <Loaded> or <Listing> (pieces/listing.tsx), which know every state: on its way, empty, failed, as last known.
 *   3. It writes with useAction (resource.ts) and api (api.ts); a problem is an answer, shown by <Form> or <Trouble>, never an exception.
 *   4. It returns a <Page> made of pieces. Its own style, if it needs one, is a file beside it, in `@layer screens`.
 *      The policy of the page allows no inline style or script: classes only.
 *   5. A line in scripts/screenshots.ts shows it to whoever reviews it.
 */
import './styles/index.css'
import { render } from 'preact'
import { lookWhoIsIn } from './session.ts'
import { Portal } from './shell.tsx'

render(<Portal />, document.getElementById('portal')!)
void lookWhoIsIn()
