import { z } from 'zod'
import { DomainError, type ErrorCode } from '../errors/domain-error.ts'

/** Returns the schema of the Error object of a response with the given status and codes. */
export const errorSchema = (codes: readonly ErrorCode[], status: number) =>
  z.object({
    detail: z.string().meta({ description: 'For people' }),
    status_code: z.literal(status),
    error_code: z.enum(codes).meta({ description: 'For programs. Stable' }),
    request_id: z.string().meta({ description: 'Same value as the header X-Request-Id' }),
    extra: z.record(z.string(), z.unknown()).nullable().meta({
      description: 'Details of some codes: `failed_urls[{url, reason, detail}]`, `problems[{field, issue}]`',
    }),
    timestamp: z.string().meta({ format: 'date-time' }),
  })

export type ErrorBody = z.infer<ReturnType<typeof errorSchema>>

/** Builds the Error object of a response. */
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
