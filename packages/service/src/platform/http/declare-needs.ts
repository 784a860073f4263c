import { refusals } from '@endcap/api/openapi'
import type { FastifyInstance } from 'fastify'

/** The scope of a token that has the rights of a role. */
export const SCOPES_OF_ROLES = { viewer: 'read', editor: 'submit', admin: 'admin' } as const

/**
 * Sets the role that each operation added after this call needs, by its method where it declares none. Describes
 * the scope of its token, and its refusal where it needs more than a viewer.
 */
export function declareNeeds(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { config, method, schema } = route
    if (config?.operationId === undefined) return
    config.needs ??= [method].flat().every((each) => each === 'GET' || each === 'HEAD') ? 'viewer' : 'editor'
    if (schema) schema.security = [{ oauth2: [SCOPES_OF_ROLES[config.needs]] }, { accessToken: [] }]
    if (config.needs !== 'viewer' && schema)
      schema.response = {
        ...(schema.response as Record<string, unknown>),
        ...refusals(['FORBIDDEN'], config.operationId),
      }
  })
}
