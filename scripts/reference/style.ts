/** The style of the reference: places on the left, words in the middle, calls on the right. A phone gets one column. */
export const style = `
body { max-width: 94rem; padding: 0 }
main { display: grid; grid-template-columns: 16rem minmax(0, 1fr); min-height: 100vh }
.places { position: sticky; top: 0; align-self: start; height: 100vh; overflow-y: auto; margin: 0; padding: 1.6rem 1.2rem; display: block; border-right: 1px solid var(--line); font-size: .9rem }
.places nav { display: block; margin: 0 }
search { display: block; margin: 0 0 1rem }
search[hidden] { display: none }
search input { width: 100%; padding: .45rem .6rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; font-size: 1rem }
search input:focus-visible, .copy:focus-visible, .try-it:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
search ol { margin: .3rem 0 0; padding: 0; list-style: none }
.places search li a { padding: .35rem .6rem; color: var(--ink); font-size: .9rem }
.places search li a:focus-visible { background: var(--well) }
search a span { display: block; font: .74rem/1.4 var(--mono); color: var(--soft) }
search p { margin: .3rem .6rem 0; font-size: .8rem; color: var(--soft) }
.copy { float: right; margin: .4rem; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: var(--soft); font: inherit; font-size: .78rem; cursor: pointer }
.copy:hover { color: var(--accent); border-color: var(--accent) }
.places a { display: block; padding: .2rem .6rem; border-radius: 6px; color: var(--ink); text-decoration: none; overflow-wrap: anywhere }
.places a:hover { background: var(--well) }
.places a[aria-current] { background: var(--well); color: var(--accent); font-weight: 600 }
.places ul { margin: .1rem 0 .5rem; padding: 0 0 0 .7rem; list-style: none }
.places li a { color: var(--soft); font-size: .86rem }
.places b { display: block; margin: 1.2rem .6rem .3rem; font-size: .76rem; font-weight: 600; color: var(--soft) }
.page { min-width: 0; padding: 2rem clamp(1.1rem, 3vw, 3rem) 6rem }
.page > p, .page > ul, .page > ol, .about > p, .about > ul { max-width: 46rem }
.guide { max-width: 52rem }
.page pre code { font-size: 1em }
.guide li { margin: .3rem 0 }
.guide h3 { margin: 1.6rem 0 .3rem }
.page h2 { margin-top: 2.6rem; font-size: 1.35rem; letter-spacing: -.01em }
.page table td { padding-right: 1rem }
.call { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 0 3rem; padding: 2.4rem 0; border-top: 1px solid var(--line); scroll-margin-top: 0; content-visibility: auto; contain-intrinsic-size: auto 50rem }
.call h2 { margin-top: 0 }
.call h3 { margin: 1.6rem 0 .2rem; font-size: .92rem }
.call aside { position: sticky; top: 1rem; align-self: start; min-width: 0; max-height: calc(100vh - 2rem); overflow-y: auto }
.line { display: flex; gap: .6rem; align-items: baseline; margin: .2rem 0 .8rem; font-family: var(--mono); font-size: .84rem; overflow-wrap: anywhere }
.line b { flex: none; padding: .1rem .5rem; border-radius: 5px; background: var(--well); font-size: .76rem; color: var(--get) }
.line b.post { color: var(--post) } .line b.patch, .line b.put { color: var(--patch) } .line b.delete { color: var(--delete) }
.try-it { flex: none; margin-left: auto; padding: .2rem .8rem; border: 1px solid var(--accent); border-radius: 6px; background: none; color: var(--accent); font: 600 .8rem/1.5 system-ui, sans-serif; cursor: pointer }
.try-it:hover, .try-it[aria-expanded=true] { background: var(--well) }
.rows { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
.rows li { padding: .6rem 0; border-bottom: 1px solid var(--line); font-size: .92rem }
.rows p { margin: .15rem 0 0; color: var(--ink) }
.rows code { font-weight: 600 }
.rows p code { font-weight: 400 }
.rows span { margin-left: .5rem; font-size: .8rem; color: var(--soft); overflow-wrap: anywhere }
.rows em { margin-left: .5rem; font-size: .78rem; font-style: normal; color: var(--need) }
.codes { margin: .2rem 0 0; padding: 0; list-style: none; font-size: .86rem }
.codes li { display: flex; gap: .8rem; padding: .18rem 0 }
.codes span { display: flex; flex-wrap: wrap; gap: .2rem .9rem }
.codes a { display: block; min-width: 1.6rem; min-height: 1.6rem; line-height: 1.6rem }
.codes b { flex: none; width: 2.2rem; font-weight: 500; color: var(--soft) }
aside details { margin: 0 0 .5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--well); overflow: hidden }
aside summary { width: auto; padding: .45rem .85rem; font-size: .84rem; color: var(--soft) }
aside details[open] summary { border-bottom: 1px solid var(--line); color: var(--ink) }
aside pre { margin: 0; border: 0; border-radius: 0 }
pre i { font-style: normal }
.k { color: var(--key) } .s { color: var(--text) } .n { color: var(--number) }
.groups { columns: 22rem; column-gap: 3rem; margin: 1rem 0 }
.groups section { break-inside: avoid; padding-bottom: 1.4rem }
.groups h3 { margin: 0 0 .3rem }
.groups ul { margin: 0; padding: 0; list-style: none }
.groups li { display: flex; gap: .7rem; padding: .16rem .4rem; margin: 0 -.4rem; border-radius: 5px; font-size: .9rem }
.groups li:target, .groups li:has(:target) { background: var(--well); outline: 2px solid var(--accent) }
.groups li b { flex: none; width: 3.6rem; font: 600 .74rem/1.9 var(--mono); color: var(--get) }
.groups li b.post { color: var(--post) } .groups li b.patch, .groups li b.put { color: var(--patch) } .groups li b.delete { color: var(--delete) }
.groups a { color: var(--ink); text-decoration: none }
.groups a:hover { color: var(--accent); text-decoration: underline }
.groups h3 a { color: var(--accent) }
:root { --get: #1466b8; --post: #157a4c; --patch: #8f5600; --delete: #b42318; --need: #a4320b; --key: #0f6f5d; --text: #7a3e9d; --number: #8f5600 }
@media (prefers-color-scheme: dark) { :root { --get: #7db7f5; --post: #6fd6a0; --patch: #e6b566; --delete: #ff9a8f; --need: #f0a37e; --key: #63d0b6; --text: #d3a6ee; --number: #e6b566 } }
@media (max-width: 72rem) { .call { grid-template-columns: minmax(0, 1fr) } .call aside { position: static; max-height: none; margin-top: 1.4rem } }
@media (max-width: 48rem) {
  main { display: block }
  .places { position: static; height: auto; padding: .8rem 1.1rem; border-right: 0; border-bottom: 1px solid var(--line) }
  .places ul { display: none }
  .places a { display: inline-block }
  }
`
