import type { FastifyRequest } from 'fastify'

/** Manages people and credentials. */
export type Actor = {
  /** Null for a credential of operators. */
  userId: string | null
  isOperator: boolean
  organizationId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the console or operators need a right. */
    actor: Actor | null
  }
}

/** Returns the sender and the organization of a request. */
export function actorOf({ actor, url }: FastifyRequest): Actor {
  if (!actor) throw new Error(`${url} was called without authentication`)
  return actor
}
