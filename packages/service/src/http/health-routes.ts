import type { FastifyPluginAsync } from 'fastify'

/** What readiness depends on; each throws with what is wrong. */
export type ReadinessChecks = Record<string, () => Promise<void>>

const CHECK_TIMEOUT_MS = 3_000

/** `/health/live`: the process answers. `/health/ready`: it can do its work. */
export function healthRoutes({
  checks,
  isDraining,
}: {
  checks: ReadinessChecks
  isDraining: () => boolean
}): FastifyPluginAsync {
  return async (server) => {
    server.get('/health/live', async () => ({ status: 'ok' }))
    server.get('/health/ready', async (request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await withTimeout(check())
            return [name, 'ok'] as const
          } catch (error) {
            request.log.warn({ err: error, check: name }, 'not ready')
            return [name, 'failed'] as const
          }
        }),
      )
      const ready = !isDraining() && results.every(([, result]) => result === 'ok')
      reply.code(ready ? 200 : 503)
      return {
        status: ready ? 'ok' : isDraining() ? 'draining' : 'unavailable',
        checks: Object.fromEntries(results),
      }
    })
  }
}

async function withTimeout(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`)),
    CHECK_TIMEOUT_MS,
  )
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
