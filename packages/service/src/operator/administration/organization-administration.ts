import { findCategory } from '@endcap/catalog'
import { validate as isUuid } from 'uuid'
import type { Organization, OrganizationStore } from '../../domains/organizations/organization-store.ts'
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

/** Returns the administrative operations on organizations. */
export function createOrganizationAdministration({ organizations }: { organizations: OrganizationStore }) {
  return {
    async createOrganization(input: {
      name: string
      icp: string[] | null
      defaultPortfolio: boolean
      rateLimit: number | null
    }) {
      const name = input.name.trim()
      if (name === '' || /\p{Cc}/u.test(name))
        throw new AdministrationError('the name must be one line of text')
      const organization = await organizations.create({
        name,
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
      }))
    },

    async setIcp({ organizationId, icp }: { organizationId: string; icp: string[] | null }) {
      await existingOrganization(organizations, organizationId)
      await organizations.setIcp(organizationId, icp && icp.map(categoryId))
      return present(await existingOrganization(organizations, organizationId))
    },
  }
}

function present({ id, name, icp, defaultPortfolioId }: Organization) {
  return {
    organization_id: id,
    name,
    icp: icp?.map((category) => findCategory(category)?.path ?? category) ?? null,
    default_portfolio_id: defaultPortfolioId,
  }
}
