import type { Expected } from '../../core/kit/version.ts'

export const etag = (version: number) => ({ ETag: `"v${version}"` })

/** The answer with something that can be changed, and with its version. */
export const shown = <Body extends { version: number }>(body: Body) => ({ status: 200 as const, body, headers: etag(body.version) })

/** The same for something new, which is from now on at this path. */
export const created = <Body extends { id: string; version: number }>(body: Body, at: string) => ({
  status: 201 as const,
  body,
  headers: { ...etag(body.version), Location: `${at}/${body.id}` },
})

/** The ETags that an If-Match header accepts: `*` means any, otherwise its strong tags. Weak tags never match. */
export function ifMatch(header: string | undefined): Expected {
  return version => matches(header, etag(version).ETag)
}

/** Whether an If-Match header accepts this ETag. */
export const matches = (header: string | undefined, current: string) =>
  header === undefined || header.trim() === '*' || tagsOf(header).includes(current)

/** Whether an If-None-Match header names this ETag, so that the reader has the content already. */
export function isFresh(header: string | undefined, current: string) {
  return header !== undefined && (header.trim() === '*' || tagsOf(header).some(one => one.replace(/^W\//, '') === current))
}

const tagsOf = (header: string) =>
  header
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
