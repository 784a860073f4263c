import type { FastifyRequest } from 'fastify'
import { defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { serveMcp } from './serve-mcp.ts'

type Deps = {
  config: { auth: { baseUrl: string }; mcp: { isOn: boolean } }
  organizations: OrganizationStore
  authenticate: (request: FastifyRequest) => Promise<void>
}

export const mcpModule = defineModule({
  name: 'mcp',
  operations: ({ config, ...deps }: Deps) =>
    config.mcp.isOn ? [serveMcp({ ...deps, baseUrl: config.auth.baseUrl })] : [],
})
