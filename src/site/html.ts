/** HTML as values: everything that is not HTML already is escaped. */
export interface Html {
  readonly html: string
}
type Part = string | number | Html | readonly Html[]

/** A template that escapes its values, unless they are HTML already. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.reduce((before, text, i) => before + write(parts[i - 1]!) + text) }
}

export function write(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
  return 'html' in part ? part.html : part.map(write).join('')
}

/** Turns backticks in the contract's sentences into `code`. */
export const prose = (text: string) => text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : html`${part}`))

/** A table of a kind, with these headings. */
export const table = (kind: string, headings: string[], rows: Html[]) =>
  html` <table class="${kind}">
    <thead>
      <tr>
        ${headings.map(heading => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
