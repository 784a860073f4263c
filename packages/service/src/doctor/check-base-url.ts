import type { AuthConfig } from '../auth/auth-config.ts'
import type { ServerConfig } from '../http/server.ts'
import { type Finding, ok, warning } from './finding.ts'

type Settings = { auth: AuthConfig; server: ServerConfig }

/** Whether clients can reach the service under the address that their tokens name, and safely. */
export function checkBaseUrl({ auth: { baseUrl, environment }, server: { host } }: Settings): Finding {
  const url = new URL(baseUrl)
  const isHere = isLoopback(url.hostname)
  if (isHere && !isLoopback(host))
    return warning(
      'base-url',
      `${baseUrl} leads to this machine alone, but the service listens on ${host}`,
      'Set ENDCAP_BASE_URL to the address that clients use.',
    )
  if (!isHere && url.protocol === 'http:' && environment === 'production')
    return warning(
      'base-url',
      `${baseUrl}: tokens and client secrets travel in the clear`,
      'Put a reverse proxy with TLS in front, and set ENDCAP_BASE_URL to its https address.',
    )
  return ok('base-url', `${baseUrl} (${environment})`)
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host)
