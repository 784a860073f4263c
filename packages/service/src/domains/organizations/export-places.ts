import type { FastifyReply } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { onClose } from '../../platform/http/client-abort-signal.ts'

/** Exports of an organization at a time, in each process. A slow reader keeps one for as long as it reads. */
const PLACES = 4
const RETRY_AFTER_S = 10

/** Takes a place for an export until its response ends. @throws DomainError RATE_LIMITED */
export type EnterExport = (organizationId: string, reply: FastifyReply) => void

/** Creates the limit of concurrent exports, each of which holds a page of rows in memory. */
export function createEnterExport(): EnterExport {
  const running = new Map<string, number>()
  return (organizationId, reply) => {
    const count = running.get(organizationId) ?? 0
    if (count >= PLACES)
      throw new DomainError(
        'RATE_LIMITED',
        `your organization has ${count} exports running; start another when one has ended`,
        { headers: { 'retry-after': String(RETRY_AFTER_S) } },
      )
    running.set(organizationId, count + 1)
    onClose(reply, () => {
      const left = (running.get(organizationId) ?? 1) - 1
      if (left > 0) running.set(organizationId, left)
      else running.delete(organizationId)
    })
  }
}
