import { type AddressPolicyConfig, createAddressPolicy } from '@endcap/foundation/net/address-policy'
import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'

/** Addresses that downloads must not reach unless they are allowed. The check only resolves a route and sends nothing. */
const INNER = {
  'a private address': 'http://10.0.0.1/',
  'a name that leads to loopback': 'http://localhost/',
}
/** Addresses that no entry may open. */
const METADATA = {
  'the metadata address of clouds': 'http://169.254.169.254/latest/meta-data/',
  'its IPv6 address': 'http://[fd00:ec2::254]/',
}
const ENTRIES = 'ENDCAP_ALLOWED_ORIGINS and ENDCAP_STOREFRONT_…'

/** Checks that downloads reach only the public internet and the `allowed` origins. */
export async function checkAddressGuard(
  config: AddressPolicyConfig,
  allowed: readonly string[],
  signal: AbortSignal,
): Promise<Finding> {
  const policy = createAddressPolicy({ ...config, allowedOrigins: allowed })
  const refused: string[] = []
  try {
    for (const [name, address] of Object.entries({ ...INNER, ...METADATA })) {
      if (await isRefused(policy.routeTo(new URL(address), signal))) refused.push(name)
    }
  } finally {
    policy.close()
  }
  const reachable = Object.keys(METADATA).filter((name) => !refused.includes(name))
  if (reachable.length > 0)
    return failed(
      'address-guard',
      `downloads may reach ${reachable.join(', ')}, where clouds give away credentials`,
      `Remove it from ${ENTRIES}.`,
    )
  const risky = riskyOrigins(allowed)
  if (risky.length > 0)
    return warning(
      'address-guard',
      `downloads may reach this machine or a metadata address through ${risky.join(', ')}`,
      `For tests and demos only: remove it from ${ENTRIES}.`,
    )
  const exceptions = allowed.length > 0 ? `; allows ${allowed.join(', ')}` : ''
  return ok('address-guard', `refuses ${refused.join(', ')}${exceptions}`)
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
