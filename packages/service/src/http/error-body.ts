import { z } from 'zod'
import { DomainError, type ErrorCode } from '../domain-error.ts'

/** The Error object of the specification, for an operation that answers a status with these codes. */
export const errorSchema = (codes: readonly ErrorCode[], status: number) =>
  z.object({
    detail: z.string().meta({ description: 'For people' }),
    status_code: z.literal(status),
    error_code: z.enum(codes).meta({ description: 'For programs: stable' }),
    request_id: z.string().meta({ description: 'Equal to the header X-Request-Id' }),
    extra: z.record(z.string(), z.unknown()).nullable().meta({
      description: 'More for some codes: `failed_urls[{url, reason, detail}]`, `problems[{field, issue}]`',
    }),
    timestamp: z.string().meta({ format: 'date-time' }),
  })

export type ErrorBody = z.infer<ReturnType<typeof errorSchema>>

export function errorBody(error: DomainError, status: number, requestId: string): ErrorBody {
  return {
    detail: error.message,
    status_code: status,
    error_code: error.code,
    request_id: requestId,
    extra: error.extra,
    timestamp: new Date().toISOString(),
  }
}
