import { z } from 'zod'

export const live = z.object({ status: z.literal('ok') })

export const readiness = z
  .object({
    status: z.enum(['ok', 'unavailable', 'draining']),
    checks: z.record(z.string(), z.enum(['ok', 'failed'])),
  })
  .meta({ id: 'Readiness' })

export const READINESS_EXAMPLE = {
  status: 'ok',
  checks: { database: 'ok', queue: 'ok', storage: 'ok', models: 'ok' },
}
