import type { AuthConfig } from '../domains/auth/auth-config.ts'
import { isLoopback } from '../domains/users/console-config.ts'
import type { ServerConfig } from '../platform/http/server.ts'
import { type Finding, ok, warning } from './finding.ts'

type Settings = { auth: AuthConfig; server: ServerConfig }

/** Checks that clients can reach the base address over TLS. */
export function checkBaseUrl({ auth: { baseUrl, environment }, server: { host } }: Settings): Finding {
  const url = new URL(baseUrl)
  const isLocal = isLoopback(url.hostname)
  if (isLocal && !isLoopback(host))
    return warning(
      'base-url',
      `${baseUrl} is only reachable on this machine, but the service listens on ${host}`,
      'Set ENDCAP_BASE_URL to the address that clients use.',
    )
  if (!isLocal && url.protocol === 'http:' && environment === 'production')
    return warning(
      'base-url',
      `${baseUrl}: tokens and client secrets are sent unencrypted`,
      'Put a reverse proxy with TLS in front, and set ENDCAP_BASE_URL to its https address.',
    )
  return ok('base-url', `${baseUrl} (${environment})`)
}
