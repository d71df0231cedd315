import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

const mostKept = 5_000
const characters = 10

/**
 * Replaces a client's address in the log, so that an operator can find the lines of one client although the log has no personal data.
 * The hash has a key, because otherwise someone could try all addresses. For IPv6 it uses only the first 64 bits, because one client
 * usually has all addresses that begin with them.
 */
export function clientMarks(key: string) {
  const kept = new Map<string, string>()
  return (address: string) => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const mark = createHmac('sha256', key)
      .update(`client ${network(address)}`)
      .digest('base64url')
      .slice(0, characters)
    if (kept.size >= mostKept) kept.clear()
    kept.set(address, mark)
    return mark
  }
}

function network(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right]
    .slice(0, 4)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')
}
