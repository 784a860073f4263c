import type { z } from 'zod'
import { refusals } from '../openapi/describe-operation.ts'
import { live, READINESS_EXAMPLE, readiness } from '../schemas/health.ts'

const NOT_READY_EXAMPLE = {
  ...READINESS_EXAMPLE,
  status: 'unavailable',
  checks: { ...READINESS_EXAMPLE.checks, database: 'failed' },
}

export const isLive = describe('isLive', 'Whether the process answers', 'For supervisors that restart it.', {
  200: ['The process answers', live, { status: 'ok' }],
})

export const isReady = describe(
  'isReady',
  'Whether the process is ready',
  'For load balancers. Checks database, queue, storage and models, and the free space of their disks.',
  {
    200: ['The process is ready', readiness, READINESS_EXAMPLE],
    503: ['A check fails, or the process is starting or shutting down', readiness, NOT_READY_EXAMPLE],
  },
)

/** Describes a health endpoint, which needs no token and reports problems in `checks`. */
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
