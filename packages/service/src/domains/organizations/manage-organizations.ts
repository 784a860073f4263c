import { findCategory, findCategoryByPath } from '@endcap/catalog'
import { validate as isUuid } from 'uuid'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import type { AccessTokens } from '../auth/access-tokens.ts'
import type {
  NewOrganization,
  Organization,
  OrganizationChange,
  OrganizationStore,
} from './organization-store.ts'

type Deps = { organizations: OrganizationStore; tokens: Pick<AccessTokens, 'refresh'> }

/** Finds an organization. @throws DomainError NOT_FOUND */
export async function existingOrganization(
  organizations: Pick<OrganizationStore, 'find'>,
  id: string,
): Promise<Organization> {
  const organization = isUuid(id) ? await organizations.find(id) : null
  if (!organization) throw new DomainError('NOT_FOUND', `there is no organization ${id}`)
  return organization
}

/** Returns the state that operators see. */
export function organizationState({
  deletingSince,
  suspendedAt,
}: Pick<Organization, 'deletingSince' | 'suspendedAt'>): 'active' | 'suspended' | 'deleting' {
  if (deletingSince) return 'deleting'
  return suspendedAt ? 'suspended' : 'active'
}

/**
 * Creates the operators' use cases. Categories are given by id or path.
 *
 * @throws DomainError NOT_FOUND, VALIDATION_ERROR
 */
export function createManageOrganizations({ organizations, tokens }: Deps) {
  /** Ends or restores access here at once, and in other processes with their next refresh. */
  async function apply(id: string, change: OrganizationChange): Promise<Organization> {
    await organizations.change(id, change)
    await tokens.refresh()
    return existingOrganization(organizations, id)
  }

  return {
    async create({ name, icp, ...settings }: NewOrganization): Promise<Organization> {
      return organizations.create({ ...settings, name: checkedName(name), icp: icp && icp.map(categoryId) })
    },

    async change(
      id: string,
      { name, icp, ...change }: Omit<OrganizationChange, 'isDeleting'>,
    ): Promise<Organization> {
      const { deletingSince } = await existingOrganization(organizations, id)
      if (deletingSince && change.isSuspended === false)
        throw validationError([{ field: 'suspended', issue: 'cannot be undone while it is being deleted' }])
      return apply(id, {
        ...change,
        ...(name !== undefined && { name: checkedName(name) }),
        ...(icp !== undefined && { icp: icp && icp.map(categoryId) }),
      })
    },

    /** Orders the deletion. A worker performs it and continues after an interruption. */
    async remove(id: string, confirm: string): Promise<Organization> {
      const { name } = await existingOrganization(organizations, id)
      if (confirm !== name)
        throw new DomainError(
          'VALIDATION_ERROR',
          `the organization is named ${name}, not ${confirm}; nothing was deleted`,
          { extra: { problems: [{ field: 'confirm', issue: 'must be the name of the organization' }] } },
        )
      return apply(id, { isSuspended: true, isDeleting: true })
    },
  }
}

export type ManageOrganizations = ReturnType<typeof createManageOrganizations>

function checkedName(given: string): string {
  const name = given.trim()
  if (name === '' || /\p{Cc}/u.test(name))
    throw validationError([{ field: 'name', issue: 'must be one line of text' }])
  return name
}

function categoryId(category: string): string {
  const found = findCategory(category) ?? findCategoryByPath(category)
  if (!found) throw validationError([{ field: 'icp', issue: `there is no category "${category}"` }])
  return found.id
}
