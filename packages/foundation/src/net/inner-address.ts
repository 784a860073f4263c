import { addressRanges, doRangesOverlap } from './address-ranges.ts'

/** Addresses of a private network: RFC 1918, RFC 6598 (shared by carriers and clusters), RFC 4193. */
const PRIVATE = addressRanges(['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])

/** Addresses that reach the machine itself. Linux connects the unspecified address to loopback. */
const OWN_MACHINE_RANGES = ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128']
const OWN_MACHINE = addressRanges(OWN_MACHINE_RANGES)

/**
 * Addresses at which clouds give credentials to a machine: all IPv4 link-local ones (Amazon, Google, Azure and
 * others), Azure's host agent, Alibaba, Oracle, and in IPv6 Amazon, Google and Scaleway.
 */
const METADATA = addressRanges([
  '169.254.0.0/16',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::/32',
  'fd20:ce::254',
  'fd00:42::42',
])

/** Returns whether an address belongs to a private network. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.includes(address)

/** Returns whether an address reaches the machine itself. */
export const isOwnMachine = (address: string): boolean => OWN_MACHINE.includes(address)

/** Returns whether a range contains an address of the machine itself. */
export const coversOwnMachine = (range: string): boolean =>
  OWN_MACHINE_RANGES.some((own) => doRangesOverlap(own, range))

/** Returns whether a cloud may serve metadata and credentials at an address. */
export const isMetadataAddress = (address: string): boolean => METADATA.includes(address)
