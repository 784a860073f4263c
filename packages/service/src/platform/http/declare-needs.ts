import type { FastifyInstance } from 'fastify'
import { refusals } from './openapi/operation.ts'

const SCOPES_OF_ROLES = { viewer: 'read', editor: 'submit', admin: 'admin' } as const

/**
 * Sets the role that each operation added after this call needs, by its method where it declares none. Operations
 * that need more than a viewer describe their refusal.
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
