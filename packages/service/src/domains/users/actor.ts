import type { FastifyRequest } from 'fastify'

/** Person or credential that manages the people and credentials of an organization. */
export type Actor = {
  /** Null for a credential of operators. */
  userId: string | null
  isOperator: boolean
  organizationId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set at operations of the console and of operators that need a right. */
    actor: Actor | null
  }
}

/** Returns who sends a request, and the organization that it is for. */
export function actorOf({ actor, url }: FastifyRequest): Actor {
  if (!actor) throw new Error(`${url} was called without authentication`)
  return actor
}
