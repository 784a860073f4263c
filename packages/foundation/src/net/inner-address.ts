import { addressRanges, doRangesOverlap } from './address-ranges.ts'

/** RFC 1918, RFC 6598 (carriers and clusters), RFC 4193. */
const PRIVATE = addressRanges(['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])

/** Linux connects the unspecified address to loopback. */
const OWN_MACHINE_RANGES = ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128']
const OWN_MACHINE = addressRanges(OWN_MACHINE_RANGES)

/**
 * Cloud credential addresses: IPv4 link-local (Amazon, Google, Azure and others), Azure's host agent,
 * Alibaba, Oracle, and IPv6 of Amazon, Google and Scaleway.
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

/** Excludes the machine itself. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.includes(address)

/** Includes the unspecified address. */
export const isOwnMachine = (address: string): boolean => OWN_MACHINE.includes(address)

/** Tests a whole range. */
export const coversOwnMachine = (range: string): boolean =>
  OWN_MACHINE_RANGES.some((own) => doRangesOverlap(own, range))

/** Includes credentials. */
export const isMetadataAddress = (address: string): boolean => METADATA.includes(address)
