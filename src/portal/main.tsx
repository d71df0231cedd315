/**
 * THE PORTAL: a browser client of /v1.
 *
 * How a screen is made
 *   1. A component in the folder of its noun, `agents/agent.tsx`, whose props are the parts of its path; a line for it in screens.ts.
 *   2. It reads with useResource or useList (resource.ts), which read again after an event. It shows the data inside <Loaded> or <Listing>
 *      (pieces/listing.tsx), which have every state: loading, empty, failed, as last known.
 *   3. It writes with useAction (resource.ts) and api (api.ts), or asks first with <Question>. A problem is returned, not thrown, and <Form>,
 *      <Question> or <Trouble> shows it.
 *   4. It returns a <Page> made of pieces (pieces/index.ts). Its own style, if it needs one, is a file beside it, in `@layer screens`. The
 *      content security policy allows no inline style or script.
 *   5. A line in scripts/scenes/ makes a picture of it for reviewers.
 */
import './styles/index.css'
import { render } from 'preact'
import { lookWhoIsIn } from './session.ts'
import { Portal } from './shell.tsx'

render(<Portal />, document.getElementById('portal')!)
void lookWhoIsIn()
