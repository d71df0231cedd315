/** Documents of the project that are pages of the reference too. */
import { readFileSync } from 'node:fs'
import { html, type Html } from '../../src/site/html.ts'
import { linesOf, releases, type Release } from '../compatible.ts'
import { differences } from '../contract/differences.ts'
import { markdown, sectionsOf } from './text.ts'

interface Guide {
  slug: string
  title: string
  sections: string[]
  body: Html
}

/** The comments say which test runs the samples. Other documents of the project are not here, so links to them become words. */
function guideOf(slug: string, title: string, text: string): Guide {
  const told = text
    .replaceAll(/<!--.*?-->\n/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:|\/)[^)]+\)/g, '$1')
    .replaceAll('http://127.0.0.1:3000', '{base_url}')
  return { slug, title, sections: sectionsOf(told), body: html`<div class="guide">${markdown(told)}</div>` }
}

/** What has changed for people, and above it what make check finds in the contract since the last release. */
export function changelogWith(text: string, last: Release | undefined, now: Release) {
  if (!last) return text
  const lines = linesOf(differences(last.contract, now.contract))
  if (lines.length === 0) return text
  const news = [`## The contract since ${last.version}`, '', ...lines, '']
  return text.replace(/^## /m, () => `${news.join('\n')}\n## `)
}

const { last, now } = releases()
export const webhookStory = guideOf('first-webhook', 'A first webhook', readFileSync('docs/webhooks.md', 'utf8'))
export const changelog = guideOf('changelog', 'Changelog', changelogWith(now.changelog, last, now))
