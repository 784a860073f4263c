import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { existingOrganization, type ManageOrganizations } from '../../organizations/manage-organizations.ts'
import type { Organization, OrganizationStore } from '../../organizations/organization-store.ts'
import { presentOrganization } from '../../organizations/present-organization.ts'
import type { Quota } from '../../organizations/quota.ts'
import { adminRoute } from '../../users/console-api.ts'

type Deps = {
  organizations: Pick<OrganizationStore, 'find' | 'list'>
  quota: Pick<Quota, 'usage'>
  manageOrganizations: ManageOrganizations
}

/** Serves the operations on organizations. */
export const organizationOperations =
  ({ organizations, quota, manageOrganizations }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const present = async (organization: Organization) =>
      presentOrganization(organization, await quota.usage(organization.id))
    server.route({
      ...adminRoute('listOrganizations'),
      handler: async () => {
        const [all, usages] = await Promise.all([organizations.list(), quota.usage(null)])
        return { data: all.map((organization) => presentOrganization(organization, usages)) }
      },
    })
    server.route({
      ...adminRoute('createOrganization'),
      handler: async (request, reply) => {
        const { icp = null, rate_limit: rateLimit = null, quota_bytes: quotaBytes, ...named } = request.body
        const settings = { ...named, icp, rateLimit, withDefaultPortfolio: true }
        const created = await manageOrganizations.create(settings)
        reply.code(201)
        if (quotaBytes === undefined) return present(created)
        return present(await manageOrganizations.change(created.id, { quotaBytes }))
      },
    })
    server.route({
      ...adminRoute('getOrganization'),
      handler: async (request) =>
        present(await existingOrganization(organizations, request.params.organization_id)),
    })
    server.route({
      ...adminRoute('changeOrganization'),
      handler: async (request) => {
        const {
          rate_limit: rateLimit,
          quota_bytes: quotaBytes,
          suspended: isSuspended,
          ...change
        } = request.body
        const { organization_id: id } = request.params
        if (isSuspended === true) refuseOwn(request, id)
        return present(
          await manageOrganizations.change(id, { ...change, rateLimit, quotaBytes, isSuspended }),
        )
      },
    })
    server.route({
      ...adminRoute('deleteOrganization'),
      handler: async (request, reply) => {
        const { organization_id: id } = request.params
        refuseOwn(request, id)
        reply.code(202)
        return present(await manageOrganizations.remove(id, request.query.confirm))
      },
    })
  }

/** Refuses to end the caller's own access. @throws DomainError FORBIDDEN */
function refuseOwn({ caller }: FastifyRequest, organizationId: string): void {
  if (caller?.organizationId.toLowerCase() === organizationId.toLowerCase())
    throw new DomainError('FORBIDDEN', 'a credential cannot suspend or delete its own organization')
}
