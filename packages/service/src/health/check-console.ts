import type { AuthConfig } from '../domains/auth/auth-config.ts'
import { type ConsoleConfig, isLoopback } from '../domains/users/console-config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Checks that sign-in uses TLS or stays on this machine. */
export function checkConsole({
  auth: { baseUrl },
  console: { isOn, oidc },
}: {
  auth: AuthConfig
  console: ConsoleConfig
}): Finding {
  if (!isOn) return ok('console', 'off')
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol === 'http:' && !isLoopback(hostname))
    return warning(
      'console',
      `${baseUrl}/console/ is served over plain http: everyone on the way can take over sessions`,
      'Put a reverse proxy with TLS in front and set ENDCAP_BASE_URL to its https address, or set ENDCAP_CONSOLE=off.',
    )
  return ok('console', `${baseUrl}/console/${oidc ? `; sign-in at ${oidc.issuer}` : ''}`)
}
