import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { settled } from './browser.ts'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
/** Targets have 24 px, which is a rule of WCAG 2.2 that axe leaves off. The target of a box in a label is the label. */
const targets = `axe.configure({ rules: [{ id: 'target-size', enabled: true, selector: ':not(label input)' }] })`

/**
 * Only violations are described. Otherwise axe describes everything that is right, with a selector for each element: for the longest page,
 * that is 3 MB and takes three times as long. It loads the styles again only for a rule that is off, and films, of which there are none.
 */
const brief = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  ancestry: false,
  xpath: false,
  elementRef: false,
}

/** The accessibility errors in a part of the page, by all rules or by those with these tags. There must be none. */
export async function barriers(page: Page, tags?: string[], part = 'html') {
  await settled(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe};${targets}`)
  const options = JSON.stringify({ ...brief, ...(tags && { runOnly: tags }) })
  const violations = await page.evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(
    `axe.run('${part}', ${options}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
