import type { FastifyReply } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { createPlaces } from '../../platform/http/places.ts'

/** Exports of an organization in each process. A slow reader keeps one for as long as it reads. */
const PLACES = 4
const RETRY_AFTER_S = 10

/** Takes a place until the response ends. @throws DomainError RATE_LIMITED */
export type EnterExport = (organizationId: string, reply: FastifyReply) => void

/** Creates the limit of exports, which hold pages of rows in memory. */
export function createEnterExport(): EnterExport {
  const take = createPlaces(PLACES)
  return (organizationId, reply) => {
    if (take(organizationId, reply)) return
    throw new DomainError(
      'RATE_LIMITED',
      `your organization has ${PLACES} exports running; start another when one has ended`,
      { headers: { 'retry-after': String(RETRY_AFTER_S) } },
    )
  }
}
