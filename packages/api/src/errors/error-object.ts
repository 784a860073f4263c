import { z } from 'zod'
import { ERRORS, type ErrorCode } from './error-codes.ts'

/** Body of every failed response below `/v1`. */
export const errorSchema = z
  .object({
    detail: z.string().meta({ description: 'The reason, for people' }),
    status_code: z.int().meta({ description: 'Status of the response' }),
    // `Object.keys` widens the key type.
    error_code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({
      description: 'For programs. Stable. A newer service may have others',
    }),
    request_id: z.string().meta({ description: 'Same value as the header X-Request-Id' }),
    extra: z.record(z.string(), z.unknown()).nullable().meta({
      description:
        'Details of some codes: `failed_urls[{url, reason, detail}]`, `problems[{field, issue}]`, `reason`',
    }),
    timestamp: z.string().meta({ format: 'date-time' }),
  })
  .meta({
    id: 'Error',
    description: 'The response to every failed request',
    example: {
      detail: ERRORS.VALIDATION_ERROR.meaning,
      status_code: 422,
      error_code: 'VALIDATION_ERROR',
      request_id: '4e1c7a5e-9b0f-4f43-8a52-3c1b7f1e2d90',
      extra: { problems: [{ field: 'hero_image_url', issue: 'must be an absolute http or https URL' }] },
      timestamp: '2026-11-21T08:00:00.000Z',
    },
  })

export type ErrorObject = z.output<typeof errorSchema>
