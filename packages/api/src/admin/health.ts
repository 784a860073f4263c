import { z } from 'zod'
import { decimal, timestamp, uuid } from '../schemas/fields.ts'
import type { AdminOperation } from './admin-operation.ts'

const deadLetter = z
  .object({
    id: z.string().meta({ description: 'Id of the job' }),
    queue: z.string(),
    organization_id: uuid.nullable(),
    organization: z.string().nullable().meta({ description: 'Name of the organization' }),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Id of the listing, image or request that the job is about' }),
    error: z.string().nullable().meta({ description: 'Reason of the last failure' }),
    failed_at: timestamp.nullable(),
  })
  .meta({ id: 'DeadLetter' })

const deadLetterList = z.object({ data: z.array(deadLetter) }).meta({ id: 'DeadLetterList' })

const retriedDeadLetter = z
  .object({
    retried: z.boolean(),
    detail: z.string().nullable().meta({ description: 'Why there was nothing to retry' }),
  })
  .meta({ id: 'RetriedDeadLetter' })

export const serviceHealth = z
  .object({
    version: z.string().meta({ description: 'Version of the service' }),
    commit: z.string().nullable().meta({ description: 'Commit that it was built from. Null if unknown' }),
    schema: z.string().meta({ description: 'Newest migration of its release' }),
    started_at: timestamp,
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        active: z.int(),
        failed: z.int().meta({ description: 'Dead letters' }),
      }),
    ),
    dead_letters: z.array(deadLetter).meta({ description: 'The longest waiting ones, at most 100' }),
    findings: z.array(
      z.object({
        check: z.string(),
        level: z.enum(['ok', 'warning', 'error']),
        text: z.string(),
        advice: z.string().nullable(),
      }),
    ),
    storage: z.object({
      kind: z.enum(['file', 's3']),
      place: z.string().meta({ description: 'Directory or bucket' }),
      free_bytes: z.number().nullable().meta({ description: 'Null for a bucket' }),
      total_bytes: z.number().nullable().meta({ description: 'Null for a bucket' }),
      database: z.enum(['embedded', 'postgresql']),
    }),
  })
  .meta({ id: 'ServiceHealth' })

const MAX_LETTERS = 1_000

const deadLetterQuery = z.object({
  organization_id: z.uuid().optional().meta({ description: 'Those of one organization' }),
  queue: z.string().max(100).optional().meta({ description: 'Those of one queue, such as `score-image`' }),
  limit: decimal(z.int().min(1).max(MAX_LETTERS).default(100)).meta({ description: 'At most' }),
})

const letterPath = z.object({ id: z.uuid().meta({ description: 'Id of the job' }) })

export const HEALTH_OPERATIONS = {
  getHealth: {
    method: 'GET',
    path: '/admin/v1/health',
    tag: 'Health',
    summary: 'Read the state of the service',
    description: 'Runs the checks of `endcap doctor` on the running service.',
    role: 'operator',
    answers: { 200: { description: 'Queues, dead letters, findings and storage', schema: serviceHealth } },
  },
  listDeadLetters: {
    method: 'GET',
    path: '/admin/v1/dead-letters',
    tag: 'Health',
    summary: 'List jobs that failed their last attempt',
    description: 'Returns the jobs with the reason of their last failure, the longest waiting first.',
    role: 'operator',
    request: { querystring: deadLetterQuery },
    answers: { 200: { description: 'The dead letters, the longest waiting first', schema: deadLetterList } },
  },
  retryDeadLetter: {
    method: 'POST',
    path: '/admin/v1/dead-letters/{id}/retry',
    tag: 'Health',
    summary: 'Retry a dead letter',
    description: 'It leaves the list also where there is nothing left to do.',
    role: 'operator',
    request: { params: letterPath },
    answers: { 200: { description: 'The outcome', schema: retriedDeadLetter } },
    errors: ['NOT_FOUND'],
  },
  discardDeadLetter: {
    method: 'POST',
    path: '/admin/v1/dead-letters/{id}/discard',
    tag: 'Health',
    summary: 'Delete a dead letter',
    description: 'Its listing or image keeps its state.',
    role: 'operator',
    request: { params: letterPath },
    answers: { 204: { description: 'Deleted' } },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, AdminOperation>

export type DeadLetter = z.output<typeof deadLetter>
export type RetriedDeadLetter = z.output<typeof retriedDeadLetter>
export type ServiceHealth = z.output<typeof serviceHealth>
