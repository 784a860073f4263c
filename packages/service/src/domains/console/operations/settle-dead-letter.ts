import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { consoleOperation } from '../../users/console-api.ts'

/** Retries or discards a dead letter. Returns false if there is none with the id. */
export type SettleDeadLetter = (action: 'retry' | 'discard', id: string) => Promise<boolean>

/** Returns the operations `POST /console/api/dead-letters/{id}/retry` and `…/discard`. */
export const settleDeadLetterOperation =
  ({ settleDeadLetter }: { settleDeadLetter: SettleDeadLetter }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const action of ['retry', 'discard'] as const)
      server.post(`/console/api/dead-letters/:id/${action}`, {
        ...consoleOperation(`${action}DeadLetter`, 'operator', { params: z.object({ id: z.uuid() }) }),
        handler: async (request, reply) => {
          if (!(await settleDeadLetter(action, request.params.id)))
            throw new DomainError('NOT_FOUND', 'there is no dead letter with this id')
          return reply.code(204).send()
        },
      })
  }
