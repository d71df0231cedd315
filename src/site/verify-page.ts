/** The page /verify. It is one file with its style and its script inside, so a saved copy works without the service. */
import { html } from './html.ts'
import { crumbs, styledLayout } from './layout.ts'

const style = `
main { max-width: 52rem }
#drop {
  display: grid; gap: .3rem; justify-items: center; margin: 1.6rem 0; padding: clamp(1.4rem, 5vw, 2.6rem) 1rem; text-align: center;
  border: 2px dashed var(--line); border-radius: 12px; background: var(--well); cursor: pointer
}
#drop:hover, #drop.over { border-color: var(--accent) }
#drop:focus-within { outline: 2px solid var(--accent); outline-offset: 3px }
#drop b { font-size: 1.1rem }
#drop input { position: absolute; width: 1px; height: 1px; opacity: 0 }
#given { display: grid; gap: 1rem; margin: 1rem 0 }
#given label { display: grid; gap: .25rem }
#given span { font-size: .88rem; color: var(--soft) }
#given input {
  width: 100%; padding: .55rem .7rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper); color: var(--ink);
  font: inherit; font-size: 1rem
}
#given input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: end }
button {
  padding: .5rem 1rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer
}
[hidden] { display: none }
#conclusion { margin: 1.6rem 0 .2rem; padding: .9rem 1.1rem; border-left: 4px solid var(--soft); border-radius: 4px; background: var(--well); font-size: 1.15rem }
#conclusion.good { border-color: #12806b }
#conclusion.fair { border-color: #a86a00 }
#conclusion.bad { border-color: #c0392b }
#result ul { padding-left: 1.2rem }
#result li { margin: .35rem 0; overflow-wrap: anywhere }
#yeses ol { padding: 0; list-style: none }
#yeses li { margin: 0; padding: 1rem 0; border-top: 1px solid var(--line); break-inside: avoid }
#yeses dl { display: block; margin: .4rem 0 0 }
#yeses dl div { display: grid; grid-template-columns: minmax(7rem, 11rem) minmax(0, 1fr); gap: .2rem 1rem; padding: .15rem 0 }
#yeses dd { white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 30rem) { #yeses dl div { grid-template-columns: 1fr; gap: 0 } }
@media print { .crumbs, .lead, #drop, #drop ~ details, #print, #alone, #alone + p { display: none } }
`

/** The page with its script. */
export const verifyPage = (script: string) =>
  styledLayout(
    'Verify an export',
    style,
    html` ${crumbs(html`<a href="/reference/audit-log#exportAuditEvents">Export your log</a>`)}
      <h1>Verify an export</h1>
      <p class="lead">
        Shows which approvals a passkey has signed, and finds changes to what was signed. For other changes, enter a hash that you kept. The
        file stays in this browser: nothing is sent.
      </p>
      ${form} ${result}
      <h2 id="alone">Without this service</h2>
      <p>
        Save this page and open the copy: it works without a network. Or run <code>make signed FILE=…</code> in a copy of the project, whose
        verifier is a few short files in <code>src/verifier/</code>.
      </p>`,
    { html: `<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>` },
  )

const form = html`<label id="drop">
    <input id="file" type="file" accept=".ndjson,.jsonl,application/x-ndjson" aria-describedby="which" />
    <b>Drop the file here, or choose it</b>
    <span class="note" id="which">The NDJSON that “Export the log” in the portal downloads</span>
  </label>
  <details>
    <summary>What you know from elsewhere</summary>
    <p class="note">
      A file can only be compared with something else. Somebody who writes a whole new file, with passkeys of their own, makes no fault in
      it. What you enter here pins it.
    </p>
    <form id="given">
      <label>
        A hash that you kept
        <input name="hash" autocomplete="off" spellcheck="false" maxlength="64" pattern="[0-9a-fA-F]{64}" />
        <span>The hash of an entry, from an earlier export. It pins that entry and all before it.</span>
      </label>
      <label>
        Fingerprints of your passkeys
        <input name="keys" autocomplete="off" spellcheck="false" />
        <span>Separated by commas or spaces. The report shows one with each signed approval.</span>
      </label>
      <label>
        Address of the service
        <input name="origin" type="url" autocomplete="off" placeholder="https://…" />
        <span>Where you approve.</span>
      </label>
      <div class="pair">
        <label>
          Number of signed approvals
          <input name="expected" type="number" min="0" inputmode="numeric" autocomplete="off" />
        </label>
        <label>
          Version 0.3.0 ran until
          <input name="older" type="datetime-local" autocomplete="off" />
        </label>
      </div>
    </form>
  </details>`

const result = html`<p id="status" role="status"></p>
  <section id="result" aria-label="Result" hidden>
    <h2 id="conclusion"></h2>
    <p class="note" id="about"></p>
    <section id="faults">
      <h2>Faults</h2>
      <ul></ul>
    </section>
    <section id="yeses">
      <h2>Approved and signed</h2>
      <ol></ol>
    </section>
    <section id="unpinned">
      <h2>Not pinned</h2>
      <ul></ul>
    </section>
    <section id="notes">
      <h2>Good to know</h2>
      <ul></ul>
    </section>
    <p><button id="print" type="button">Print</button></p>
  </section>`
