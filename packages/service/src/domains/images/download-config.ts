import { validateHeaderName, validateHeaderValue } from 'node:http'
import { GUARDED_FETCH_DEFAULTS, type GuardedFetchConfig } from '@endcap/foundation/net/guarded-fetch'
import { z } from 'zod'

/** Headers set by the download, or that would redirect a request. */
const RESERVED = new Set(['accept-encoding', 'connection', 'content-length', 'host', 'transfer-encoding'])

const headers = z.record(
  z.string().refine((name) => isValid(() => validateHeaderName(name)), 'is not the name of a header'),
  z
    .string()
    .refine(
      (value) => isValid(() => validateHeaderValue('x', value)),
      'has characters that headers cannot have',
    ),
)

const originHeaders = z.record(
  z
    .string()
    .refine(
      (origin) => URL.parse(origin)?.origin === origin,
      'must be an origin such as https://dam.example.com',
    ),
  headers.refine((given) => !Object.keys(given).some((name) => RESERVED.has(name.toLowerCase())), {
    error: `must not have ${[...RESERVED].join(', ')}`,
  }),
)

export const DOWNLOAD_SETTINGS = {
  ENDCAP_IMAGE_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
    .default(GUARDED_FETCH_DEFAULTS.userAgent)
    .meta({
      description:
        'The `User-Agent` of image downloads. Some image servers refuse clients that they do not know.',
      fallback: '`Endcap/<version> (+image scoring)`',
    }),
  ENDCAP_ORIGIN_HEADERS: z
    .string()
    .transform((text, context) => {
      const parsed = originHeaders.safeParse(parseJson(text), {
        error: () => 'must be a JSON object of objects',
      })
      if (parsed.success) return parsed.data
      for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional()
    .meta({
      description:
        'Headers of image downloads from a private image server, as JSON: `{"https://dam.example.com": {"Authorization": "Bearer …"}}`. They are sent to exactly this origin, also after a redirect to it, and nowhere else. All organizations can then submit its images.',
      fallback: 'none',
      secret: true,
    }),
}

type Values = {
  ENDCAP_ALLOWED_ORIGINS: string[]
  ENDCAP_IMAGE_USER_AGENT: string
  ENDCAP_ORIGIN_HEADERS?: Record<string, Record<string, string>> | undefined
}

/** Returns the configuration of image downloads. */
export const downloadConfig = (values: Values): GuardedFetchConfig => ({
  ...GUARDED_FETCH_DEFAULTS,
  allowedOrigins: values.ENDCAP_ALLOWED_ORIGINS,
  userAgent: values.ENDCAP_IMAGE_USER_AGENT,
  originHeaders: new Map(Object.entries(values.ENDCAP_ORIGIN_HEADERS ?? {})),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isValid(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
