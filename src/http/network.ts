import { createHmac } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'

/**
 * The network for which limits count an address. An IPv4 address is its own network. The network of an IPv6 address is its first 64 bits,
 * because a customer usually has all addresses with these bits and could use a new one for each request.
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  // The URL parser writes each address in its canonical form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

/** Whether an address is in a list of addresses and networks. */
export function listOf(entries: readonly string[]) {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const mostKept = 5_000
const characters = 10

/**
 * A client's network, and its mark in the log. With the mark, an operator can find the lines of one client, but the log contains no
 * address. The mark is a keyed hash, because otherwise somebody could hash all addresses and compare.
 */
export function clients(key: string) {
  const kept = new Map<string, { network: string; mark: string }>()
  return (address: string) => {
    const known = kept.get(address)
    if (known) return known
    const network = networkOf(address)
    const mark = createHmac('sha256', key).update(`client ${network}`).digest('base64url').slice(0, characters)
    if (kept.size >= mostKept) kept.clear()
    const client = { network, mark }
    kept.set(address, client)
    return client
  }
}
