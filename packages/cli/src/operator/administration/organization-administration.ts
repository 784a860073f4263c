import type { AccessTokens } from '@endcap/service/domains/auth/access-tokens'
import {
  createManageOrganizations,
  existingOrganization,
  organizationState,
} from '@endcap/service/domains/organizations/manage-organizations'
import type {
  Organization,
  OrganizationStore,
} from '@endcap/service/domains/organizations/organization-store'
import { categoryPathsOf } from '@endcap/service/domains/organizations/present-organization'
import type { Quota } from '@endcap/service/domains/organizations/quota'
import type { Language } from '@endcap/words/languages'

type Deps = {
  organizations: OrganizationStore
  tokens: Pick<AccessTokens, 'refresh'>
  quota: Pick<Quota, 'usage'>
}

/** Changes of an organization. Null sets the default. */
type Change = {
  organizationId: string
  name?: string
  icp?: string[] | null
  language?: Language
  rateLimit?: number | null
  quotaGb?: number | null
  isSuspended?: boolean
}

const GB = 1_000_000_000

/** Returns the administrative operations on organizations. */
export function createOrganizationAdministration({ organizations, tokens, quota }: Deps) {
  const manage = createManageOrganizations({ organizations, tokens })
  return {
    async createOrganization(input: {
      name: string
      icp: string[] | null
      defaultPortfolio: boolean
      rateLimit: number | null
    }) {
      const { defaultPortfolio, ...settings } = input
      return present(await manage.create({ ...settings, withDefaultPortfolio: defaultPortfolio }))
    },

    async listOrganizations(_input: object) {
      return (await organizations.list()).map((organization) => ({
        ...present(organization),
        language: organization.language,
        rate_limit: organization.rateLimit,
        quota_gb: organization.quotaBytes === null ? null : organization.quotaBytes / GB,
        state: organizationState(organization),
      }))
    },

    async changeOrganization({ organizationId, quotaGb, ...changes }: Change) {
      const changed = await manage.change(organizationId, {
        ...changes,
        ...(quotaGb !== undefined && { quotaBytes: quotaGb === null ? null : quotaGb * GB }),
      })
      return { ...present(changed), state: organizationState(changed) }
    },

    async deleteOrganization({ organizationId, confirm }: { organizationId: string; confirm: string }) {
      const removed = await manage.remove(organizationId, confirm)
      return { organization_id: organizationId, name: removed.name, state: organizationState(removed) }
    },

    async organizationUsage({ organizationId }: { organizationId: string | null }) {
      if (organizationId !== null) await existingOrganization(organizations, organizationId)
      return (await quota.usage(organizationId)).map((usage) => ({
        ...usage,
        percent: Math.round((100 * usage.used) / usage.allowed),
      }))
    },
  }
}

function present(organization: Organization) {
  return {
    organization_id: organization.id,
    name: organization.name,
    icp: categoryPathsOf(organization),
    default_portfolio_id: organization.defaultPortfolioId,
  }
}
