import { findCategory } from '@endcap/catalog'
import type { AccessTokens } from '@endcap/service/domains/auth/access-tokens'
import type {
  Organization,
  OrganizationStore,
} from '@endcap/service/domains/organizations/organization-store'
import type { Quota } from '@endcap/service/domains/organizations/quota'
import { validate as isUuid } from 'uuid'
import { AdministrationError } from '../control/administration-error.ts'
import { categoryId } from './category-id.ts'

/** Returns the organization with this id. @throws AdministrationError if there is none */
export async function existingOrganization(
  organizations: OrganizationStore,
  id: string,
): Promise<Organization> {
  const organization = isUuid(id) ? await organizations.find(id) : null
  if (!organization) throw new AdministrationError(`there is no organization ${id}`)
  return organization
}

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
  rateLimit?: number | null
  quotaGb?: number | null
  isSuspended?: boolean
}

const GB = 1_000_000_000

/** Returns the administrative operations on organizations. */
export function createOrganizationAdministration({ organizations, tokens, quota }: Deps) {
  return {
    async createOrganization(input: {
      name: string
      icp: string[] | null
      defaultPortfolio: boolean
      rateLimit: number | null
    }) {
      const organization = await organizations.create({
        name: checkedName(input.name),
        icp: input.icp && input.icp.map(categoryId),
        rateLimit: input.rateLimit,
        withDefaultPortfolio: input.defaultPortfolio,
      })
      return present(organization)
    },

    async listOrganizations(_input: object) {
      return (await organizations.list()).map((organization) => ({
        ...present(organization),
        rate_limit: organization.rateLimit,
        quota_gb: organization.quotaBytes === null ? null : organization.quotaBytes / GB,
        state: stateOf(organization),
      }))
    },

    async changeOrganization({ organizationId, name, icp, quotaGb, ...change }: Change) {
      await existingOrganization(organizations, organizationId)
      await organizations.change(organizationId, {
        ...change,
        ...(name !== undefined && { name: checkedName(name) }),
        ...(icp !== undefined && { icp: icp && icp.map(categoryId) }),
        ...(quotaGb !== undefined && { quotaBytes: quotaGb === null ? null : quotaGb * GB }),
      })
      // A suspension applies here at once, and in other processes with their next refresh.
      await tokens.refresh()
      const changed = await existingOrganization(organizations, organizationId)
      return { ...present(changed), state: stateOf(changed) }
    },

    /** Orders the deletion. A worker deletes the rows and files, and goes on after an interruption. */
    async deleteOrganization({ organizationId, confirm }: { organizationId: string; confirm: string }) {
      const { name } = await existingOrganization(organizations, organizationId)
      if (confirm !== name)
        throw new AdministrationError(
          `the organization is named ${name}, not ${confirm}; nothing was deleted`,
        )
      await organizations.change(organizationId, { isSuspended: true, isDeleting: true })
      await tokens.refresh()
      return { organization_id: organizationId, name, state: 'deleting' }
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

function checkedName(given: string): string {
  const name = given.trim()
  if (name === '' || /\p{Cc}/u.test(name)) throw new AdministrationError('the name must be one line of text')
  return name
}

function stateOf({ deletingSince, suspendedAt }: Organization): 'active' | 'suspended' | 'deleting' {
  if (deletingSince) return 'deleting'
  return suspendedAt ? 'suspended' : 'active'
}

function present({ id, name, icp, defaultPortfolioId }: Organization) {
  return {
    organization_id: id,
    name,
    icp: icp?.map((category) => findCategory(category)?.path ?? category) ?? null,
    default_portfolio_id: defaultPortfolioId,
  }
}
