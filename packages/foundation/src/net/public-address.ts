import { BlockList, isIPv4, isIPv6 } from 'node:net'

// IANA IPv4 Special-Purpose Address Registry (RFC 6890 and successors), multicast, and the address
// that Azure gives its host agent.
const REFUSED_V4 = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]) {
  addRange(REFUSED_V4, range, 'ipv4')
}

// Global unicast is 2000::/3 (RFC 4291). Everything else is refused, IPv4-mapped and NAT64 included, and
// so are these parts of it: protocol assignments with Teredo, documentation, 6to4.
const GLOBAL_V6 = new BlockList()
addRange(GLOBAL_V6, '2000::/3', 'ipv6')
const REFUSED_V6 = new BlockList()
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addRange(REFUSED_V6, range, 'ipv6')

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network, prefix] = range.split('/')
  list.addSubnet(network ?? '', Number(prefix), family)
}

/** Returns true for an IP address of the public internet, and false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !REFUSED_V4.check(address, 'ipv4')
  // A zone index ("fe80::1%eth0") marks a link-local address.
  if (isIPv6(address) && !address.includes('%')) {
    return GLOBAL_V6.check(address, 'ipv6') && !REFUSED_V6.check(address, 'ipv6')
  }
  return false
}
