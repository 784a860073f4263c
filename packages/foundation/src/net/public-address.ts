import { isIPv4 } from 'node:net'
import { addressRanges } from './address-ranges.ts'

// Global unicast (RFC 4291), without IPv4-mapped and NAT64.
const GLOBAL_V6 = addressRanges(['2000::/3'])

const REFUSED = addressRanges([
  // IANA IPv4 Special-Purpose Address Registry (RFC 6890 and successors), multicast, and Azure's host agent.
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
  '168.63.129.16',
  // Non-public parts: protocol assignments with Teredo, documentation, 6to4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])

/** Accepts only public IP addresses. */
export function isPublicAddress(address: string): boolean {
  return (isIPv4(address) || GLOBAL_V6.includes(address)) && !REFUSED.includes(address)
}
