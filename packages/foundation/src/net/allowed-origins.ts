import { isIP } from 'node:net'
import { addressRanges } from './address-ranges.ts'
import { coversOwnMachine, isMetadataAddress, isOwnMachine, isPrivateAddress } from './inner-address.ts'
import { isPublicAddress } from './public-address.ts'
import { bareHost, hostAndPort } from './url-host.ts'

export type AllowedOrigin = {
  /** Compares scheme, port and a named host. */
  matches: (url: URL) => boolean
  allows: (address: string) => boolean
  /** Includes wildcards. */
  isName: boolean
  /** Opens the machine itself or metadata. */
  isRisky: boolean
}

type Host = Omit<AllowedOrigin, 'matches'> & { matchesHost: (host: string) => boolean }

// Scheme, host, optional prefix, port. An IPv6 prefix is inside or after brackets.
const ENTRY = /^(?:(https?):\/\/)?(?:\[([^\]]*)\]|([^:/[\]@?#]+))(\/\d+)?(?::(\d+))?$/i
/** Mapped, NAT64, Teredo and 6to4 could bypass other checks. */
const STANDS_FOR_IPV4 = addressRanges([
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
])
const DEFAULT_PORTS: readonly string[] = ['80', '443']

/**
 * Takes a host, `*.` wildcard, address or network, with optional port, or an origin
 * (`https://dam.example.com`). Defaults to ports 80 and 443.
 * @throws RangeError for operators
 */
export function parseAllowedOrigin(text: string): AllowedOrigin {
  const [, scheme, bracketed, plain, prefix = '', port] = ENTRY.exec(splitBareIpv6(text)) ?? []
  const host = `${bracketed ?? plain ?? ''}${prefix}`
  if (host === '' || (scheme !== undefined && host.includes('/')))
    throw invalid(text, 'must be a host, host:port, origin, wildcard, IP address or network, without a path')
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
    throw invalid(text, 'the port must be from 1 to 65535')
  const protocol = scheme === undefined ? null : `${scheme.toLowerCase()}:`
  const ports = portsOf(protocol, port)
  const { matchesHost, ...rest } = isIP(host.split('/')[0] ?? '') ? rangeOf(text, host) : nameOf(text, host)
  return {
    ...rest,
    matches: (url) =>
      (protocol === null || url.protocol === protocol) &&
      ports.includes(hostAndPort(url).replace(/^.*:/, '')) &&
      matchesHost(bareHost(url)),
  }
}

const splitBareIpv6 = (text: string): string =>
  isIP(text.split('/')[0] ?? '') === 6 ? `[${text}]` : text.replace(/^(https?:\/\/[^/]+)\/$/i, '$1')

function portsOf(protocol: string | null, port: string | undefined): readonly string[] {
  if (port !== undefined) return [String(Number(port))]
  if (protocol === null) return DEFAULT_PORTS
  return [protocol === 'https:' ? '443' : '80']
}

function rangeOf(text: string, range: string): Host {
  const [address = '', prefix, ...more] = range.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  if (more.length > 0 || (prefix !== undefined && !(/^\d+$/.test(prefix) && Number(prefix) <= bits)))
    throw invalid(text, `the prefix must be from 0 to ${bits}`)
  if (address.includes('%') || STANDS_FOR_IPV4.includes(address))
    throw invalid(
      text,
      'an address with a zone index, or one that stands for an IPv4 address, is never dialed',
    )
  const ranges = addressRanges([range])
  const isSingle = prefix === undefined || Number(prefix) === bits
  return {
    matchesHost: () => true,
    allows: (dialed) =>
      ranges.includes(dialed) &&
      !STANDS_FOR_IPV4.includes(dialed) &&
      (isSingle || !isMetadataAddress(dialed)),
    isName: false,
    isRisky: coversOwnMachine(range) || (isSingle && isMetadataAddress(address)),
  }
}

/**
 * Opens private networks, but the machine itself only for localhost (RFC 6761): a DNS owner could point the
 * name there.
 */
function nameOf(text: string, host: string): Host {
  const isWildcard = host.startsWith('*.')
  const written = isWildcard ? host.slice(2) : host
  const name = URL.parse(`http://${written}`)?.hostname ?? ''
  if (written.includes('/')) throw invalid(text, 'only an IP address can have a prefix')
  if (isIP(name)) throw invalid(text, `write the address in full: ${name}`)
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/.test(name))
    throw invalid(text, 'not a host name; a wildcard is *. before a domain')
  const isLocalhost = /(^|\.)localhost$/.test(name)
  return {
    matchesHost: isWildcard ? (other) => other.endsWith(`.${name}`) : (other) => other === name,
    allows: (address) =>
      !isMetadataAddress(address) &&
      (isPublicAddress(address) || isPrivateAddress(address) || (isLocalhost && isOwnMachine(address))),
    isName: true,
    isRisky: isLocalhost,
  }
}

/** Omits user information, which may be a password. */
const invalid = (text: string, reason: string): RangeError =>
  new RangeError(`"${text.replace(/^(\w+:\/\/)?.*@/, '$1…@')}": ${reason}`)

/** Returns entries for the machine itself or metadata. */
export function riskyOrigins(entries: readonly string[]): string[] {
  return entries.filter((entry) => parseAllowedOrigin(entry).isRisky)
}
