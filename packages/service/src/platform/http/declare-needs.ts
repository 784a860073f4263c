import { refusals } from '@endcap/api/openapi'
import type { FastifyInstance } from 'fastify'

export const SCOPES_OF_ROLES = { viewer: 'read', editor: 'submit', admin: 'admin' } as const

/**
 * Sets the role that each later operation needs, by default from its method, and documents its scope and
 * refusal.
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
