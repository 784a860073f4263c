import { lookup as dnsLookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { HttpsProxyAgent } from 'https-proxy-agent'
import { abortable } from '../concurrency/abortable.ts'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'
import { hostAndPort } from './url-host.ts'

export type AddressPolicyConfig = {
  /** `host:port` origins that may be reached wherever they are; for tests and demos. */
  allowedOrigins: readonly string[]
  /** Name look-up and connection, each hop. */
  connectTimeoutMs: number
  /** Connections to one host at a time. */
  maxSocketsPerHost: number
  /** Where these are set: nothing else may be reached, by redirects neither. */
  only?: {
    /** As `host`, or `host:port` where the port is not the protocol's. */
    hosts: readonly string[]
    /**
     * A forward proxy on the way there, spoken to by CONNECT. It resolves names by itself, so that addresses
     * are not checked here; allowed origins are reached without it.
     */
    proxy: string | null
  }
}

export type Address = { address: string; family: number }
export type Resolve = (host: string) => Promise<Address[]>

/** How to reach a URL; without a look-up where others answer for what its name leads to. */
export type Route = { agent: http.Agent; lookup: LookupFunction | null }

/**
 * Tells how each URL may be reached: its host's addresses are resolved once and refused if any of them is
 * not public, and those that were checked are the ones that are dialled.
 */
export function createAddressPolicy(config: AddressPolicyConfig, resolve: Resolve = resolveAll) {
  const { connectTimeoutMs, maxSocketsPerHost: maxSockets, only } = config
  const direct = {
    'http:': new http.Agent({ keepAlive: false, maxSockets }),
    'https:': new https.Agent({ keepAlive: false, maxSockets }),
  }
  const allowedOrigins = new Set(config.allowedOrigins.map((origin) => origin.toLowerCase()))

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
    /** @throws FetchError where it may not be reached */
    async routeTo(url: URL, signal: AbortSignal): Promise<Route> {
      const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
      if (only && !only.hosts.includes(url.host.toLowerCase()))
        throw new FetchError('forbidden_address', 'the address leads to another host')
      const agent = direct[protocol]
      const origin = hostAndPort(url)
      if (allowedOrigins.has(origin.toLowerCase())) return { agent, lookup: null }
      if (!/:(?:80|443)$/.test(origin))
        throw new FetchError('forbidden_address', 'only ports 80 and 443 are accepted')
      // One a request: its connection to the proxy ends with the signal, however silent the proxy is.
      if (only?.proxy) return { agent: new HttpsProxyAgent(only.proxy, { signal }), lookup: null }
      const host = bareHost(url)
      const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host)
      if (addresses.length === 0) throw new FetchError('dns_failure', 'the host name has no address')
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        throw new FetchError('forbidden_address', 'the host is not on the public internet')
      }
      return { agent, lookup: lookupOf(addresses) }
    },
    close() {
      direct['http:'].destroy()
      direct['https:'].destroy()
    },
  }
}

const resolveAll: Resolve = (host) => dnsLookup(host, { all: true, verbatim: true })

/** The host without the brackets of an IPv6 literal. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Answers node's own look-up with the addresses that were checked, so no second answer can differ. */
function lookupOf(addresses: Address[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}
