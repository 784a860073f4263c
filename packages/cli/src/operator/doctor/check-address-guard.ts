import { type AddressPolicyConfig, createAddressPolicy } from '@endcap/foundation/net/address-policy'
import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../terminal/say.ts'

/** Addresses that downloads must not reach unless they are allowed. The check only resolves a route and sends nothing. */
const INNER = {
  'cli.doctor.guard_private': 'http://10.0.0.1/',
  'cli.doctor.guard_loopback': 'http://localhost/',
} as const
/** Addresses that no entry may open. */
const METADATA = {
  'cli.doctor.guard_metadata': 'http://169.254.169.254/latest/meta-data/',
  'cli.doctor.guard_metadata_v6': 'http://[fd00:ec2::254]/',
} as const
const ADDRESSES = { ...INNER, ...METADATA }

/** Checks that downloads reach only the public internet and the `allowed` origins. */
export async function checkAddressGuard(
  config: AddressPolicyConfig,
  allowed: readonly string[],
  signal: AbortSignal,
): Promise<Finding> {
  const policy = createAddressPolicy({ ...config, allowedOrigins: allowed })
  const refused: MessageId[] = []
  try {
    for (const id of idsOf(ADDRESSES))
      if (await isRefused(policy.routeTo(new URL(ADDRESSES[id]), signal))) refused.push(id)
  } finally {
    policy.close()
  }
  const reachable = idsOf(METADATA).filter((id) => !refused.includes(id))
  if (reachable.length > 0)
    return failed(
      'address-guard',
      say('cli.doctor.guard_open', { addresses: listed(reachable) }),
      say('cli.doctor.guard_open_advice'),
    )
  const risky = riskyOrigins(allowed)
  if (risky.length > 0)
    return warning(
      'address-guard',
      say('cli.doctor.guard_risky', { origins: risky.join(', ') }),
      say('cli.doctor.guard_risky_advice'),
    )
  const values = { addresses: listed(refused), allowed: allowed.join(', ') }
  return ok(
    'address-guard',
    say(allowed.length > 0 ? 'cli.doctor.guard_with_exceptions' : 'cli.doctor.guard', values),
  )
}

/** Returns the ids of the texts for addresses. */
const idsOf = <Id extends string>(addresses: Readonly<Record<Id, string>>): Id[] =>
  Object.keys(addresses) as Id[]

const listed = (ids: readonly MessageId[]): string => ids.map((id) => say(id)).join(', ')

async function isRefused(route: Promise<unknown>): Promise<boolean> {
  try {
    await route
    return false
  } catch (error) {
    if (error instanceof FetchError) return true
    throw error
  }
}
