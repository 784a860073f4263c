import type { Organization as PresentedOrganization } from '@endcap/api/admin'
import { findCategory } from '@endcap/catalog'
import { organizationState } from './manage-organizations.ts'
import type { Organization } from './organization-store.ts'
import type { Quota } from './quota.ts'

/** Returns the allowed category paths; null for all. */
export const categoryPathsOf = ({ icp }: Pick<Organization, 'icp'>): string[] | null =>
  icp?.map((category) => findCategory(category)?.path ?? category) ?? null

/** Presents an organization. `usages` may include other organizations. */
export function presentOrganization(
  organization: Organization,
  usages: Awaited<ReturnType<Quota['usage']>>,
): PresentedOrganization {
  const own = usages.filter((usage) => usage.organization_id === organization.id)
  return {
    organization_id: organization.id,
    name: organization.name,
    state: organizationState(organization),
    suspended_at: organization.suspendedAt?.toISOString() ?? null,
    icp: categoryPathsOf(organization),
    language: organization.language,
    rate_limit: organization.rateLimit,
    quota_bytes: organization.quotaBytes,
    default_portfolio_id: organization.defaultPortfolioId,
    usage: own.map(({ quota, used, allowed }) => ({ quota, used, allowed })),
  }
}
