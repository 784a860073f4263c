import { z } from 'zod'
import { ERRORS, type ErrorCode } from './error-codes.ts'

/** Returns the schema of the Error object of a response with the given status and codes. */
export const errorSchema = (codes: readonly ErrorCode[], status: number) =>
  z.object({
    detail: z.string().meta({ description: 'For people' }),
    status_code: z.literal(status),
    error_code: z.enum(codes).meta({ description: 'For programs. Stable' }),
    request_id: z.string().meta({ description: 'Same value as the header X-Request-Id' }),
    extra: z.record(z.string(), z.unknown()).nullable().meta({
      description:
        'Details of some codes: `failed_urls[{url, reason, detail}]`, `problems[{field, issue}]`, `reason`',
    }),
    timestamp: z.string().meta({ format: 'date-time' }),
  })

/** Error object in the response to every failed request below `/v1`. */
export type ErrorObject = z.infer<ReturnType<typeof errorSchema>>

const EXTRA_EXAMPLES: Partial<Record<ErrorCode, Record<string, unknown>>> = {
  QUOTA_EXCEEDED: { quota: 'stored_bytes', used: 49_999_800_000, allowed: 50_000_000_000 },
  INVALID_IMAGE: { reason: 'corrupt_image' },
  IMAGE_DOWNLOAD_FAILED: {
    failed_urls: [
      {
        url: 'https://cdn.example.com/products/4711/front.jpg',
        reason: 'http_status',
        detail: 'the server answered 404',
      },
    ],
  },
  VALIDATION_ERROR: {
    problems: [{ field: 'hero_image_url', issue: 'must be an absolute http or https URL' }],
  },
}

/** Returns an example of an Error object. */
export function errorExample(code: ErrorCode, status: number): ErrorObject {
  return {
    detail: ERRORS[code].meaning,
    status_code: status,
    error_code: code,
    request_id: '4e1c7a5e-9b0f-4f43-8a52-3c1b7f1e2d90',
    extra: EXTRA_EXAMPLES[code] ?? null,
    timestamp: '2026-11-21T08:00:00.000Z',
  }
}
