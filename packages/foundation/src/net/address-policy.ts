import { lookup as dnsLookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { HttpsProxyAgent } from 'https-proxy-agent'
import { abortable } from '../concurrency/abortable.ts'
import { parseAllowedOrigin } from './allowed-origins.ts'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'
import { bareHost, hostAndPort } from './url-host.ts'

export type AddressPolicyConfig = {
  /** Non-public hosts, addresses and networks that may be dialed (`allowed-origins.ts`). */
  allowedOrigins: readonly string[]
  /** Name in messages. Defaults to ENDCAP_ALLOWED_ORIGINS. */
  originsSetting?: string
  /** Allows http only to allowed origins. */
  requiresTls?: boolean
  /** Look-up and connection, per hop. */
  connectTimeoutMs: number
  maxSocketsPerHost: number
  /** Restricts requests and redirects to these hosts. */
  only?: {
    /** `host`, or `host:port` for a non-default port. */
    hosts: readonly string[]
    /**
     * Forward proxy (CONNECT) that resolves names, so addresses are not checked here. Allowed origins bypass
     * it.
     */
    proxy: string | null
  }
}

export type Address = { address: string; family: number }
export type Resolve = (host: string) => Promise<Address[]>

/** Null for a proxy, which resolves names. */
export type Route = { agent: http.Agent; lookup: LookupFunction | null }

/** Resolves a host once, and rejects it if any address is neither public nor allowed. */
export function createAddressPolicy(config: AddressPolicyConfig, resolve: Resolve = resolveAll) {
  const { connectTimeoutMs, maxSocketsPerHost: maxSockets, only, requiresTls = false } = config
  const { originsSetting = 'ENDCAP_ALLOWED_ORIGINS' } = config
  const direct = {
    'http:': new http.Agent({ keepAlive: false, maxSockets }),
    'https:': new https.Agent({ keepAlive: false, maxSockets }),
  }
  const allowedOrigins = config.allowedOrigins.map(parseAllowedOrigin)

  async function lookUp(host: string): Promise<Address[]> {
    const late = AbortSignal.timeout(connectTimeoutMs)
    try {
      return await abortable(resolve(host), late)
    } catch (error) {
      throw late.aborted
        ? new FetchError('timeout', 'the name look-up took too long', { cause: error })
        : new FetchError('dns_failure', 'the host name cannot be resolved', { cause: error })
    }
  }

  return {
    /** @throws FetchError if it must not be dialed */
    async routeTo(url: URL, signal: AbortSignal): Promise<Route> {
      const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
      if (only && !only.hosts.includes(url.host.toLowerCase()))
        throw new FetchError('forbidden_address', 'the address is on another host')
      const matching = allowedOrigins.filter(({ matches }) => matches(url))
      const hasStandardPort = /:(?:80|443)$/.test(hostAndPort(url))
      if (!hasStandardPort && matching.length === 0)
        throw new FetchError(
          'forbidden_address',
          `only the ports 80 and 443 are accepted; the operator can allow <host>:<port> with ${originsSetting}`,
        )
      const isPlain = requiresTls && protocol === 'http:'
      // Rejected even before the name resolves.
      if (isPlain && matching.length === 0) throw plainRefusal(originsSetting)
      const host = bareHost(url)
      // One agent per request: its connection ends with the signal, even if the proxy sends nothing.
      if (only?.proxy && !matching.some(({ isName, allows }) => isName || allows(host)))
        return { agent: new HttpsProxyAgent(only.proxy, { signal }), lookup: null }
      const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host)
      if (addresses.length === 0) throw new FetchError('dns_failure', 'the host name has no address')
      const isAllowed = ({ address }: Address) => matching.some(({ allows }) => allows(address))
      const isPublic = ({ address }: Address) => hasStandardPort && isPublicAddress(address)
      if (!addresses.every((each) => isPublic(each) || isAllowed(each)))
        throw new FetchError('forbidden_address', 'the host is not on the public internet')
      if (isPlain && !addresses.every(isAllowed)) throw plainRefusal(originsSetting)
      return { agent: direct[protocol], lookup: lookupOf(addresses) }
    },
    close() {
      direct['http:'].destroy()
      direct['https:'].destroy()
    },
  }
}

const plainRefusal = (originsSetting: string): FetchError =>
  new FetchError(
    'forbidden_address',
    `only https is accepted; the operator can allow http://<host> with ${originsSetting}`,
  )

const resolveAll: Resolve = (host) => dnsLookup(host, { all: true, verbatim: true })

/** A second DNS answer could differ. */
function lookupOf(addresses: Address[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}
