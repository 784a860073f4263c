import { isLive, isReady } from '@endcap/api/operations'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { FastifyPluginAsync } from 'fastify'
import type { BuildInfo } from '../observability/build-info.ts'
import { UNTRACED } from './trace-requests.ts'

/** Each rejects with the reason. */
export type ReadinessChecks = Record<string, () => Promise<void>>

/** Neither is ready, although requests get responses. */
export type Lifecycle = { isStarting: boolean; isDraining: boolean }

type Deps = { checks: ReadinessChecks; lifecycle: Lifecycle; build: BuildInfo }

const CHECK_TIMEOUT_MS = 3_000

/** Creates `/health/live` (responds) and `/health/ready` (dependencies are available). */
export function healthRoutes({ checks, lifecycle, build }: Deps): FastifyPluginAsync {
  return async (server) => {
    server.get('/health/live', { schema: isLive, config: UNTRACED }, async () => ({ status: 'ok' }))
    server.get('/health/ready', { schema: isReady, config: UNTRACED }, async (request, reply) => {
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
