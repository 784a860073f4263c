import type { RetriedDeadLetter } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { adminRoute } from '../../users/console-api.ts'
import { type DeadLetterDeps, existingDeadLetters } from '../dead-letters.ts'
import { presentDeadLetter } from '../present-dead-letter.ts'

type Deps = DeadLetterDeps & { organizations: Pick<OrganizationStore, 'list'> }

/** Lists, retries and discards dead letters. */
export const deadLetterOperations =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const { jobs, organizations, retryDeadLetter } = deps
    server.route({
      ...adminRoute('listDeadLetters'),
      handler: async (request) => {
        const { organization_id: organizationId, queue, limit } = request.query
        const found = await jobs.records.list({ state: 'dead', organizationId, queue, limit })
        const names = await organizations.list()
        return { data: found.map((job) => presentDeadLetter(job, names)) }
      },
    })
    server.route({
      ...adminRoute('retryDeadLetter'),
      handler: async (request): Promise<RetriedDeadLetter> => {
        const [job] = await existingDeadLetters(deps, [request.params.id])
        const detail = job ? await retryDeadLetter(job) : null
        return { retried: detail === null, detail }
      },
    })
    server.route({
      ...adminRoute('discardDeadLetter'),
      handler: async (request, reply) => {
        const found = await existingDeadLetters(deps, [request.params.id])
        await jobs.records.discard(found.map(({ id }) => id))
        return reply.code(204).send()
      },
    })
  }
