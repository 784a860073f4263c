import type { FastifyRequest } from 'fastify'
import { defineModule } from '../module.ts'
import { serveMcp } from './serve-mcp.ts'

type Deps = {
  config: { auth: { baseUrl: string }; mcp: { isOn: boolean } }
  authenticate: (request: FastifyRequest) => Promise<void>
}

export const mcpModule = defineModule({
  name: 'mcp',
  operations: ({ config, authenticate }: Deps) =>
    config.mcp.isOn ? [serveMcp({ baseUrl: config.auth.baseUrl, authenticate })] : [],
})
