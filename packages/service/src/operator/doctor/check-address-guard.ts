import { type AddressPolicyConfig, createAddressPolicy } from '@endcap/foundation/net/address-policy'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { type Finding, failed, ok, warning } from './finding.ts'

/** Addresses that downloads must never reach. The check only resolves a route and sends nothing. */
const FORBIDDEN = {
  'a private address': 'http://10.0.0.1/',
  'the metadata address of clouds': 'http://169.254.169.254/latest/meta-data/',
  'a private IPv6 address': 'http://[fd00:ec2::254]/',
  'a name that leads to loopback': 'http://localhost/',
}

/** Checks that downloads reach only the public internet and the `unguarded` origins. */
export async function checkAddressGuard(
  config: AddressPolicyConfig,
  unguarded: readonly string[],
  signal: AbortSignal,
): Promise<Finding> {
  const policy = createAddressPolicy({ ...config, allowedOrigins: unguarded })
  try {
    const reachable: string[] = []
    for (const [name, address] of Object.entries(FORBIDDEN)) {
      if (!(await isRefused(policy.routeTo(new URL(address), signal)))) reachable.push(`${name} (${address})`)
    }
    if (reachable.length > 0)
      return failed(
        'address-guard',
        `downloads may reach ${reachable.join(', ')}`,
        'Remove it from ENDCAP_ALLOWED_ORIGINS and ENDCAP_STOREFRONT_….',
      )
  } finally {
    policy.close()
  }
  return unguarded.length > 0
    ? warning(
        'address-guard',
        `downloads may reach ${unguarded.join(', ')} even at private addresses`,
        'For tests and demos only: unset ENDCAP_ALLOWED_ORIGINS and ENDCAP_STOREFRONT_… elsewhere.',
      )
    : ok('address-guard', `refuses ${Object.keys(FORBIDDEN).join(', ')}`)
}

async function isRefused(route: Promise<unknown>): Promise<boolean> {
  try {
    await route
    return false
  } catch (error) {
    if (error instanceof FetchError) return true
    throw error
  }
}
