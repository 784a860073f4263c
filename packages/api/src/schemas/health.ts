import { z } from 'zod'

export const live = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' })

export const readiness = z
  .object({
    status: z.enum(['ok', 'unavailable', 'draining']),
    checks: z.record(z.string(), z.enum(['ok', 'failed'])),
    version: z.string().meta({ description: 'Version of the service' }),
    commit: z
      .string()
      .nullable()
      .meta({ description: 'Commit that it was built from; null if it is not known' }),
    schema: z.string().meta({ description: 'Newest migration of its release' }),
  })
  .meta({ id: 'Readiness' })

export const READINESS_EXAMPLE = {
  status: 'ok',
  checks: { database: 'ok', queue: 'ok', storage: 'ok', models: 'ok' },
  version: '0.2.0',
  commit: '8f2a1c4e9b7d3f60a5c2e81d4b9f7a3c6e0d5b12',
  schema: '0015-tenancy',
}
