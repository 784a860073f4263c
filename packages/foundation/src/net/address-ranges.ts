import { BlockList, isIP } from 'node:net'

export type AddressRanges = { includes: (address: string) => boolean }

/** Takes networks (`10.0.0.0/8`, `fd00::/8`) and addresses. Zone indexes (`fe80::1%eth0`) never match. */
export function addressRanges(ranges: readonly string[]): AddressRanges {
  // A shared list would match IPv4 by IPv4-mapped addresses.
  const lists = { 4: new BlockList(), 6: new BlockList() }
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    if (isIP(network) === 6) lists[6].addSubnet(network, Number(prefix ?? 128), 'ipv6')
    else lists[4].addSubnet(network, Number(prefix ?? 32), 'ipv4')
  }
  return {
    includes(address) {
      const family = isIP(address)
      if (family === 4) return lists[4].check(address, 'ipv4')
      return family === 6 && !address.includes('%') && lists[6].check(address, 'ipv6')
    },
  }
}

/** Overlap means that one contains the other. */
export function doRangesOverlap(one: string, other: string): boolean {
  return contains(one, other) || contains(other, one)
}

const contains = (outer: string, inner: string): boolean =>
  addressRanges([outer]).includes(inner.split('/')[0] ?? '')
