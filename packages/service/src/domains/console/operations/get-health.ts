import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { BuildInfo } from '../../../platform/observability/build-info.ts'
import { consoleOperation } from '../../users/console-api.ts'

/** State of the service as operators see it in the console. */
export type ConsoleHealth = BuildInfo & {
  started_at: string
  queues: { name: string; waiting: number; active: number; failed: number }[]
  /** The longest waiting ones. */
  dead_letters: DeadLetter[]
  findings: { check: string; level: 'ok' | 'warning' | 'error'; text: string; advice: string | null }[]
  storage: {
    kind: 'file' | 's3'
    place: string
    /** Null for a bucket. */
    free_bytes: number | null
    total_bytes: number | null
    database: 'embedded' | 'postgresql'
  }
}

type DeadLetter = {
  id: string
  queue: string
  /** Name of the organization. */
  organization: string | null
  /** Listing, image or request that the job is about. */
  subject: string | null
  error: string | null
  failed_at: string | null
}

/** Returns the operation `GET /console/api/health`. */
export const getHealthOperation =
  ({ readHealth }: { readHealth: () => Promise<ConsoleHealth> }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/console/api/health', {
      ...consoleOperation('getHealth', 'operator'),
      handler: () => readHealth(),
    })
  }
