/** Which addresses the service may send to: everything else could lead into the operator's own network. And what it stores of an address. */
import { BlockList, isIP } from 'node:net'

/** Networks that are not on the public internet, or that lead to such a network (RFC 6890 and the registries of IANA). */
const networks: [net: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved addresses and broadcast.
  ['224.0.0.0', 3],
]
const closed = new BlockList()
for (const [net, bits] of networks) closed.addSubnet(net, bits, 'ipv4')

/** In IPv6 only global unicast is public, except the parts that tunnel IPv4 or are for documentation. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
// Teredo, ORCHID and benchmarks are in 2001::/23; then documentation, 6to4, and documentation again.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(net, bits, 'ipv6')

/**
 * Whether an IP address is public. An IPv6 address that contains an IPv4 address is outside of global unicast, such as `::ffff:10.0.0.1`
 * and NAT64's `64:ff9b::10.0.0.1`, or it is in 6to4 or Teredo. All of them are refused.
 */
export function isPublic(address: string) {
  const [ip = ''] = address.split('%', 1)
  if (isIP(ip) === 4) return !closed.check(ip, 'ipv4')
  return isIP(ip) === 6 && open6.check(ip, 'ipv6') && !closed6.check(ip, 'ipv6')
}

/**
 * Whether a URL names a public place, judged by its text alone. `new URL` has turned decimal, octal and hexadecimal forms of an address into
 * the usual one. What a name leads to is known only when it is looked up.
 */
export function mayBePublic({ hostname }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isIP(host) ? isPublic(host) : host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host)
}

/** The part of an address that is enough for its owner to recognise it: the first 24 bits of IPv4, and the first 48 of IPv6. */
export function placeOf(address: string) {
  const [ip = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1)
  if (isIP(ip) === 4) return `${ip.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(ip) !== 6) return ''
  // The URL parser writes each address in its canonical form, in which `::` stands for the longest part of zeros.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const groups = [...head.split(':').filter(Boolean), ...(tail === undefined ? [] : ['0', '0', '0'])].slice(0, 3)
  return `${groups.join(':')}::/48`
}
