import type { FastifyReply } from 'fastify'

/** Extends `Vary` without duplicates (RFC 9110, section 12.5.5). */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ')
  const known = new Set(vary.split(',').map((name) => name.trim().toLowerCase()))
  const added = known.has('*') ? [] : names.filter((name) => !known.has(name.toLowerCase()))
  reply.header('vary', [...(vary === '' ? [] : [vary]), ...added].join(', '))
}
