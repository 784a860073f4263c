import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute } from '../../users/console-api.ts'
import type { ReadHealth } from '../read-health.ts'

/** Serves `GET /admin/v1/health`. */
export const getHealthOperation =
  ({ readHealth }: { readHealth: ReadHealth }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({ ...adminRoute('getHealth'), handler: () => readHealth() })
  }
