import { EYE_SETTINGS } from '@endcap/eye/eye-config'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { parseAllowedOrigin } from '@endcap/foundation/net/allowed-origins'
import { baseAddress, hasNoCredentials, wholeNumber } from '@endcap/foundation/settings/setting'
import { MODEL_SETTINGS, OPINION_SETTINGS } from '@endcap/generative-models'
import { SCRAPE_SETTINGS } from '@endcap/listing-sources'
import { z } from 'zod'
import { C2PA_SETTINGS } from '../domains/images/c2pa-config.ts'
import { DOWNLOAD_SETTINGS } from '../domains/images/download-config.ts'
import { IMPORT_SETTINGS } from '../domains/imports/import-config.ts'
import { MCP_SETTINGS } from '../domains/mcp/mcp-config.ts'
import { QUOTA_SETTINGS } from '../domains/organizations/quota-config.ts'
import { CONSOLE_SETTINGS } from '../domains/users/console-config.ts'
import { BLOB_SETTINGS } from '../platform/blobs/blob-config.ts'

const ENVIRONMENTS = ['production', 'dev1', 'dev2', 'dev3', 'dev4', 'dev5'] as const
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const SHARE = 'must be a number from 0 to 1'

const list = (item: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[,\s]+/).filter(Boolean))
    .pipe(z.array(item))

const allowedOrigin = z.string().superRefine((text, context) => {
  try {
    parseAllowedOrigin(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: reasonOf(error) })
  }
})

/** Accepts an origin as browsers send it: without a path. */
const isWebOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.parse(text)?.origin === text

/**
 * Settings by topic, each with its `settingText` for docs/configuration.md. `readConfig` fills in defaults
 * that depend on other settings.
 */
export const SETTING_GROUPS = {
  'The service': {
    ENDCAP_HOST: z
      .string()
      .default('127.0.0.1')
      .meta({ description: 'Address to listen on. `0.0.0.0` for all.' }),
    ENDCAP_PORT: wholeNumber(0, 65_535)
      .default(8080)
      .meta({ description: 'Port to listen on. 0 selects a free one.' }),
    // Printed, logged and put into tokens, so it must not hold a password.
    ENDCAP_BASE_URL: baseAddress
      .refine(hasNoCredentials, 'must be without user name and password')
      .optional()
      .meta({
        description:
          "The address that clients use. It is the issuer of tokens and the beginning of the URLs of Spark's images. It must not contain a user name or password.",
        fallback: '`http://<host>:<port>`',
      }),
    ENDCAP_TRUSTED_PROXIES: list(
      z.string().regex(/^[0-9a-f.:]+(\/\d+)?$/i, 'must be addresses or networks, separated by commas'),
    ).meta({
      description:
        'Addresses or networks of reverse proxies, separated by commas, whose `X-Forwarded-For` is trusted. Behind a proxy that is not listed, all callers have the same address.',
      fallback: 'none',
    }),
    ENDCAP_ALLOWED_WEB_ORIGINS: list(
      z.string().refine(isWebOrigin, 'must be origins such as https://app.example.com, separated by commas'),
    ).meta({
      description:
        'Origins of web pages, separated by commas, that may call the API from a browser (CORS). Without it, only pages of the address of the service itself can.',
      fallback: 'none',
    }),
    ENDCAP_DRAIN_MS: wholeNumber(0, 300_000).default(1_000).meta({
      description:
        'Time after SIGTERM, in milliseconds, during which new requests get 503, so that load balancers notice.',
    }),
    ENDCAP_GRACE_MS: wholeNumber(0, 600_000).default(10_000).meta({
      description:
        'Time after that, in milliseconds, for running requests to finish, and then the same time for running jobs. Unfinished requests are cut off and unfinished jobs return to the queue. A supervisor must wait for the sum of these times before it kills the process.',
    }),
    ENDCAP_WORKER_THREADS: wholeNumber(1, 64).optional().meta({
      description:
        'Number of images analyzed in parallel, each in a process of its own. A process takes up to 500 MB, and frees it after a minute without work.',
      fallback: 'number of cores',
    }),
  },
  'Where things are kept': {
    ENDCAP_DATA: z
      .string()
      .default('./data')
      .meta({ description: 'Data directory: embedded database, image bytes, control socket.' }),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional()
      .meta({
        description: '`postgres://…` (15 or newer). Without it, the embedded database in the data directory.',
        secret: true,
      }),
    ENDCAP_DATABASE_POOL: wholeNumber(2, 1_000)
      .default(10)
      .meta({ description: 'Database connections of this process. The job queue uses six more.' }),
    ...BLOB_SETTINGS,
    ENDCAP_URL_LIFETIME_S: wholeNumber(1, 604_800).default(900).meta({
      description: "Lifetime of the URLs of Spark's images, in seconds; at most 604800 (one week).",
    }),
  },
  'Clients and tokens': {
    ENDCAP_ENVIRONMENT: z.enum(ENVIRONMENTS).default('production').meta({
      description:
        '`production`, or `dev1` to `dev5`. Each rejects the credentials and tokens of the others.',
    }),
    ENDCAP_AUDIENCE: baseAddress.optional().meta({
      description: 'The production base address, the same in all environments.',
      fallback: 'the base address',
    }),
    ENDCAP_TOKEN_LIFETIME_S: wholeNumber(60, 604_800)
      .default(86_400)
      .meta({ description: 'Lifetime of an access token, in seconds.' }),
  },
  'The console': CONSOLE_SETTINGS,
  'Language models as clients': MCP_SETTINGS,
  Limits: {
    ...QUOTA_SETTINGS,
    ENDCAP_RATE_LIMIT: wholeNumber(1, 1_000_000)
      .default(120)
      .meta({ description: 'Submissions a minute for an organization without its own limit.' }),
    ENDCAP_RATE_LIMIT_BURST: wholeNumber(0, 1_000_000).default(20).meta({
      description: 'Additional submissions that such an organization may make in a burst (each minute).',
    }),
    ENDCAP_MAX_SUBMISSIONS: wholeNumber(1, 100_000).default(1_000).meta({
      description:
        'Submissions that a process handles at a time. Each may hold running downloads and files on disk. One organization gets at most half of them. Further ones get 503 with `Retry-After`.',
    }),
    ENDCAP_MAX_WAITING_JOBS: wholeNumber(1, 100_000_000).default(50_000).meta({
      description:
        'Images and listings of one organization that may wait for a worker. At this limit, which is counted every few seconds, its submissions get 429 with `Retry-After`.',
    }),
    ...IMPORT_SETTINGS,
    ENDCAP_RETENTION_PICTURE_DAYS: wholeNumber(1, 36_500).default(90).meta({
      description:
        'Days after which pictures are removed that have left their listing and that no set of a history, correction or other record uses. See [what is stored](operations.md#what-is-stored).',
    }),
    ENDCAP_ALLOWED_ORIGINS: list(allowedOrigin).meta({
      description:
        'Hosts and networks inside your own network, separated by commas or spaces, from which images may be downloaded, for example `dam.corp.example,*.media.corp.example:8443,10.20.0.0/16`. See [images inside your network](#images-inside-your-network).',
      fallback: 'none',
    }),
    ...DOWNLOAD_SETTINGS,
  },
  Webhooks: {
    ENDCAP_WEBHOOK_ALLOWED_ORIGINS: list(allowedOrigin).meta({
      description:
        'Hosts and networks inside your own network, separated by commas or spaces, that webhooks may call, also by http, in the form of `ENDCAP_ALLOWED_ORIGINS`. Without it, webhooks call only https addresses on the public internet.',
      fallback: 'none',
    }),
  },
  Shops: {
    ENDCAP_SHOP_KEY: z.string().min(32, 'must have at least 32 characters').optional().meta({
      description:
        'Encrypts the tokens of [connected shops](shops.md): at least 32 random characters, for example of `openssl rand -base64 32`. Without it, no shop can be connected. After a change, shops are connected again.',
      fallback: 'none',
      secret: true,
    }),
    ENDCAP_SHOP_ALLOWED_ORIGINS: list(allowedOrigin).meta({
      description:
        'Hosts and networks inside your own network where connected shops may be, also by http, in the form of `ENDCAP_ALLOWED_ORIGINS`. Without it, shops must have https addresses on the public internet.',
      fallback: 'none',
    }),
  },
  'Listings by ASIN': SCRAPE_SETTINGS,
  Eyes: EYE_SETTINGS,
  'Generative models': MODEL_SETTINGS,
  'A second opinion': OPINION_SETTINGS,
  'Content Credentials': C2PA_SETTINGS,
  'Watching it': {
    ENDCAP_LOG: z
      .string()
      .regex(
        new RegExp(`^(${LEVELS.join('|')})(,(pretty|json))?$`),
        `must be one of ${LEVELS.join(', ')}, optionally with ",pretty" or ",json"`,
      )
      .default('info')
      .meta({
        description:
          '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; with `,pretty` or `,json` to choose the format (readable on a terminal, JSON elsewhere). The log goes to standard error.',
      }),
    ENDCAP_METRICS_PORT: wholeNumber(0, 65_535).optional().meta({
      description:
        "A separate port for `/metrics` and health, in every role; the API's port then has no `/metrics`. Without it a worker has neither.",
      fallback: 'none: beside the API',
    }),
    ENDCAP_METRICS_HOST: z.string().default('127.0.0.1').meta({
      description:
        'Address that this port listens on. It has no authentication: keep it inside your network.',
    }),
    ENDCAP_BACKUP_MAX_AGE_DAYS: wholeNumber(0, 3_650).default(7).meta({
      description:
        'Days after the last [`endcap backup create`](backup.md) when `endcap doctor` warns, also if there was none since the first listing. 0 if you back up in another way.',
    }),
    ENDCAP_OTLP_ENDPOINT: baseAddress.optional().meta({
      description:
        'Address of an OpenTelemetry collector (OTLP over HTTP, as JSON), for example `http://collector:4318`. Traces go to its `/v1/traces`. Without it nothing is traced.',
    }),
    ENDCAP_TRACE_RATIO: z.coerce
      .number({ error: SHARE })
      .min(0, { error: SHARE })
      .max(1, { error: SHARE })
      .default(1)
      .meta({
        description:
          "Share of the traces started here that are sent, 0 to 1. A trace that continues a caller's `traceparent` is sent if the caller's is.",
      }),
  },
} as const

export const settings = z.object({
  ...SETTING_GROUPS['The service'],
  ...SETTING_GROUPS['Where things are kept'],
  ...SETTING_GROUPS['Clients and tokens'],
  ...SETTING_GROUPS['The console'],
  ...SETTING_GROUPS['Language models as clients'],
  ...SETTING_GROUPS.Limits,
  ...SETTING_GROUPS.Webhooks,
  ...SETTING_GROUPS.Shops,
  ...SETTING_GROUPS['Listings by ASIN'],
  ...SETTING_GROUPS.Eyes,
  ...SETTING_GROUPS['Generative models'],
  ...SETTING_GROUPS['A second opinion'],
  ...SETTING_GROUPS['Content Credentials'],
  ...SETTING_GROUPS['Watching it'],
})

/** Settings marked as secret. Each can be read from a file (`readSecretFiles`). */
export const SECRET_SETTINGS: readonly string[] = Object.entries(settings.shape)
  .filter(([, schema]) => schema.meta()?.['secret'] === true)
  .map(([name]) => name)
