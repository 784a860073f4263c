import { live, READINESS_EXAMPLE, readiness } from '@endcap/api'
import { refusals } from '@endcap/api/openapi'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { FastifyPluginAsync } from 'fastify'
import type { z } from 'zod'
import type { BuildInfo } from '../observability/build-info.ts'
import { UNTRACED } from './trace-requests.ts'

/** Checks of the dependencies by name. Each rejects with the reason. */
export type ReadinessChecks = Record<string, () => Promise<void>>

/**
 * State of the process. It is not ready while it starts, although it answers requests already, and while it drains, when
 * it refuses API requests.
 */
export type Lifecycle = { isStarting: boolean; isDraining: boolean }

type Deps = { checks: ReadinessChecks; lifecycle: Lifecycle; build: BuildInfo }

const CHECK_TIMEOUT_MS = 3_000

/** Creates `/health/live` (the process responds) and `/health/ready` (its dependencies are available). */
export function healthRoutes({ checks, lifecycle, build }: Deps): FastifyPluginAsync {
  return async (server) => {
    server.get('/health/live', {
      config: UNTRACED,
      schema: describe('isLive', 'Whether the process answers', 'For supervisors that restart it.', {
        200: ['The process answers', live, { status: 'ok' }],
      }),
      handler: async () => ({ status: 'ok' }),
    })
    const notReady = {
      ...READINESS_EXAMPLE,
      status: 'unavailable',
      checks: { ...READINESS_EXAMPLE.checks, database: 'failed' },
    }
    const schema = describe(
      'isReady',
      'Whether the process is ready',
      'For load balancers. Checks database, queue, storage and models, and the free space of their disks.',
      {
        200: ['The process is ready', readiness, READINESS_EXAMPLE],
        503: ['A check fails, or the process is starting or shutting down', readiness, notReady],
      },
    )
    server.get('/health/ready', { schema, config: UNTRACED }, async (request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await abortable(check(), AbortSignal.timeout(CHECK_TIMEOUT_MS))
            return [name, 'ok'] as const
          } catch (error) {
            request.log.warn(
              { err: error, check: name, limit_ms: CHECK_TIMEOUT_MS },
              'readiness check failed',
            )
            return [name, 'failed'] as const
          }
        }),
      )
      const { isStarting, isDraining } = lifecycle
      const ready = !isStarting && !isDraining && results.every(([, result]) => result === 'ok')
      reply.code(ready ? 200 : 503)
      return {
        status: ready ? 'ok' : isDraining ? 'draining' : 'unavailable',
        checks: Object.fromEntries(results),
        ...build,
      }
    })
  }
}

/** Describes a health endpoint. It needs no token and reports problems in `checks` instead of an Error object. */
function describe(
  operationId: string,
  summary: string,
  description: string,
  answers: Record<number, [string, z.ZodType, object]>,
) {
  const response = Object.fromEntries(
    Object.entries(answers).map(([status, [meaning, schema, example]]) => [
      status,
      { description: meaning, content: { 'application/json': { schema, example } } },
    ]),
  )
  const { 405: otherMethod } = refusals(['METHOD_NOT_ALLOWED'], operationId)
  const all: Record<string, object | undefined> = { ...response, 405: otherMethod }
  return { operationId, summary, description, tags: ['Health'], security: [], response: all }
}
