/** The frame, the style and the policy of the pages that the service itself writes. */
import { hashOf, policyOf } from './document.ts'
import { html, write, type Html } from './html.ts'

const flag = '<path fill="#12806b" d="M3 1h1.6v14H3zM5.4 2H14l-2.4 3.2L14 8.4H5.4z"/>'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${flag}</svg>`
export const iconLink = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`

const style = `
:root {
  color-scheme: light dark;
  --ink: #1c2024; --soft: #60656c; --line: #e2e4e7; --paper: #fdfdfc; --well: #f4f5f4; --accent: #2a51a8;
  --mono: ui-monospace, 'SF Mono', Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', monospace
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --soft: #9aa0a8; --line: #30343a; --paper: #16181b; --well: #1e2125; --accent: #93b5f5 }
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body {
  margin: 0 auto; max-width: 70rem; padding: clamp(1.5rem, 3.5vw, 2.6rem) clamp(1.1rem, 4vw, 2.5rem);
  background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif
}
h1 { margin: 0 0 .4rem; font-size: clamp(1.7rem, 4vw, 2.3rem); line-height: 1.2; letter-spacing: -.02em; text-wrap: balance }
h2 { margin: 2.2rem 0 .6rem; font-size: 1.1rem }
p { margin: .6rem 0 }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 3px }
code, pre { font-family: var(--mono); font-size: .86em }
code { overflow-wrap: anywhere }
pre {
  margin: .4rem 0; padding: .7rem .85rem; background: var(--well); border: 1px solid var(--line); border-radius: 8px;
  line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem
}
.lead { max-width: 46rem; font-size: 1.12rem; color: var(--soft); text-wrap: pretty }
.note, .crumbs { font-size: .88rem; color: var(--soft) }
.crumbs { margin: 0 0 1.6rem }
.crumbs a + a::before { content: '/'; display: inline-block; padding: 0 .6em; color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.2rem; margin: 1rem 0 }
dt { color: var(--soft) }
dd { margin: 0; min-width: 0 }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .8rem; margin: 2.2rem 0 1.6rem }
table { width: 100%; margin-top: 1.6rem; border-collapse: collapse }
th, td { padding: .55rem 1rem .55rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline }
th { font-size: .84rem; font-weight: 500; color: var(--soft) }
td code { white-space: nowrap }
td a { text-decoration: none }
td a:hover { text-decoration: underline; text-underline-offset: .35em }
td.status { font-variant-numeric: tabular-nums; color: var(--soft) }
h3 { margin: 0 0 .3rem; font-size: 1rem }
h4 { margin: 1rem 0 0; font-size: .84rem; font-weight: 500; color: var(--soft) }
h2, section[id] { scroll-margin-top: 1rem }
blockquote { margin: .8rem 0; padding: .2rem 1.1rem; border-left: 3px solid var(--accent); background: var(--well); max-width: 46rem }
.contents section { min-width: 0 }
.contents a { display: inline-block; padding: .15rem .8rem .15rem 0; font-size: .88rem }
.contents b { display: block; margin-bottom: .2rem; color: var(--ink) }
.client, .tool { padding: 1.3rem 0; border-top: 1px solid var(--line) }
.client p, .help :is(p, ul) { max-width: 46rem }
.screen { width: 100%; max-width: 46rem; height: auto; margin-top: .6rem; border: 1px solid var(--line); border-radius: 8px }
.tool h3 code { font-size: 1rem }
.tool h3 span { margin-left: .6rem; font-weight: 400; color: var(--soft) }
.tool > p { max-width: 46rem }
.marks span {
  display: inline-block; margin: 0 .3rem .2rem 0; padding: .05rem .55rem; border: 1px solid var(--line); border-radius: 1rem;
  font-size: .8rem; color: var(--soft)
}
table.fields { margin-top: .2rem; font-size: .92rem }
table.fields code { white-space: normal }
table.fields i { font-size: .84rem; color: var(--soft) }
td.type { width: 30%; font-family: var(--mono); font-size: .8rem; color: var(--soft); overflow-wrap: anywhere }
details { margin-top: .7rem }
summary { width: fit-content; color: var(--accent); cursor: pointer; font-size: .92rem }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 3px }
.operations { padding: 0; list-style: none }
.operations li {
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; gap: 0 1.2rem;
  padding: .45rem 0; border-bottom: 1px solid var(--line); max-width: 46rem
}
@media (max-width: 40rem) {
  .operations li { grid-template-columns: 1fr }
  thead { display: none }
  tr { display: block; padding: .7rem 0; border-bottom: 1px solid var(--line) }
  td { display: inline; padding: 0; border: 0 }
  td.status { padding-right: .5rem }
  td:last-child { display: block; font-size: .94rem }
  td.type { padding-left: .5rem }
}
`

/** Only this style is applied; an injected style has no effect. */
export const policyOfStyle = (text: string) => policyOf(`style-src ${hashOf(text)}`, "img-src 'self' data:")
export const pagePolicy = policyOfStyle(style)

export const layout = (title: string, ...body: Html[]) => styledLayout(title, '', ...body)

/** A page with additional style. Its policy is `policyOfStyle` of what is in its `<style>`. */
export function styledLayout(title: string, more: string, ...body: Html[]) {
  const name = title === 'Agent Quest Service' ? title : `${title} · Agent Quest Service`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${write(name)}</title>
${iconLink}
<style>${style}${more}</style>
</head>
<body>
<main>${write(body)}
</main>
</body>
</html>
`
}

/** The position of a page, and its neighbours. */
export const crumbs = (within: Html = html``) => html`<p class="crumbs"><a href="/">Agent Quest Service</a>${within}</p>`
