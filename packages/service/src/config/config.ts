import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type EyeConfig, eyeConfig, eyeProblems } from '@endcap/eye/eye-config'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { GuardedFetchConfig } from '@endcap/foundation/net/guarded-fetch'
import { urlHost } from '@endcap/foundation/net/url-host'
import type { LogConfig } from '@endcap/foundation/observability/log'
import type { TracingConfig } from '@endcap/foundation/observability/tracing'
import {
  type ModelConfig,
  modelConfig,
  modelProblems,
  type OpinionConfig,
  opinionConfig,
  opinionProblems,
} from '@endcap/generative-models'
import {
  catalogApiProblems,
  type ScrapeConfig,
  scrapeConfig,
  standInHosts,
  unknownStandIns,
} from '@endcap/listing-sources'
import { FACTS_VERSION } from '@endcap/vision/facts-version'
import { z } from 'zod'
import type { AuthConfig } from '../domains/auth/auth-config.ts'
import { type C2paConfig, c2paConfig } from '../domains/images/c2pa-config.ts'
import { downloadConfig } from '../domains/images/download-config.ts'
import type { ImportConfig } from '../domains/imports/import-config.ts'
import { type McpConfig, mcpConfig } from '../domains/mcp/mcp-config.ts'
import type { BacklogConfig } from '../domains/organizations/backlog.ts'
import { type QuotaConfig, quotaConfig } from '../domains/organizations/quota-config.ts'
import type { SubmissionLimitConfig } from '../domains/organizations/submission-limit.ts'
import { type ShopConfig, shopConfig } from '../domains/shops/shop-config.ts'
import { type ConsoleConfig, consoleConfig, consoleProblems } from '../domains/users/console-config.ts'
import { webhookConfig } from '../domains/webhooks/webhook-config.ts'
import { blobConfig, blobProblems } from '../platform/blobs/blob-config.ts'
import type { DatabaseConfig } from '../platform/db/database.ts'
import type { ServerConfig } from '../platform/http/server.ts'
import { readSecretFiles } from './secret-files.ts'
import { settings } from './settings.ts'
import { unknownSetting } from './unknown-variables.ts'

export type Config = {
  dataDirectory: string
  server: ServerConfig
  auth: AuthConfig
  database: DatabaseConfig
  blobs: BlobConfig
  fetch: GuardedFetchConfig
  /** Requests to webhook receivers. */
  webhooks: GuardedFetchConfig
  shops: ShopConfig
  scrape: ScrapeConfig
  eye: EyeConfig
  models: ModelConfig
  opinions: OpinionConfig
  c2pa: C2paConfig
  /** Lifetime of signed file URLs, in seconds. */
  urlLifetimeS: number
  log: LogConfig
  submissionLimit: SubmissionLimitConfig
  backlog: BacklogConfig
  quota: QuotaConfig
  /** Days for which unused pictures are kept. */
  retention: { pictureDays: number }
  imports: ImportConfig
  /** If the port is null, the API serves the metrics. */
  metrics: { host: string; port: number | null }
  tracing: TracingConfig
  /** Age of the last backup beyond which `endcap doctor` warns; 0 for never. */
  backupMaxAgeDays: number
  console: ConsoleConfig
  mcp: McpConfig
  /** Time for running requests, and then jobs, to finish during shutdown. */
  graceMs: number
  /** Images analyzed in parallel. */
  workerThreads: number
}

/** `problems` has one line per invalid setting. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const CONFIG_FILE = 'endcap.config.json'
const configFile = z.record(z.string(), z.unknown())
type SettingName = keyof typeof settings.shape
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)
/** Settings from the command line, which override the environment. */
export type Flags = Partial<Record<SettingName, string>>

/**
 * Reads the settings. Precedence: command line, environment with its secret files, `endcap.config.json` in
 * the working directory, defaults. @throws ConfigError
 */
export function readConfig(flags: Flags = {}, variables: NodeJS.ProcessEnv = process.env): Config {
  const { environment, problems: fileProblems } = readSecretFiles(variables)
  const given = givenSettings(flags, environment)
  const parsed = settings.safeParse(given)
  const problems = [
    ...fileProblems,
    ...(parsed.error?.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`) ?? []),
    ...blobProblems(given, environment),
    ...catalogApiProblems(given),
    ...eyeProblems(given),
    ...modelProblems(given),
    ...opinionProblems(given),
    ...consoleProblems(given),
    ...unknownStandIns(environment),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data
  const dataDirectory = resolve(values.ENDCAP_DATA)
  const baseUrl =
    values.ENDCAP_BASE_URL ?? `http://${reachableHost(values.ENDCAP_HOST)}:${values.ENDCAP_PORT}`
  const [level = 'info', format] = values.ENDCAP_LOG.split(',')
  return {
    dataDirectory,
    server: {
      host: values.ENDCAP_HOST,
      port: values.ENDCAP_PORT,
      trustedProxies: values.ENDCAP_TRUSTED_PROXIES,
      webOrigins: values.ENDCAP_ALLOWED_WEB_ORIGINS,
      drainMs: values.ENDCAP_DRAIN_MS,
    },
    auth: {
      environment: values.ENDCAP_ENVIRONMENT,
      baseUrl,
      audience: values.ENDCAP_AUDIENCE ?? baseUrl,
      tokenLifetimeS: values.ENDCAP_TOKEN_LIFETIME_S,
    },
    database: { url: values.DATABASE_URL ?? null, dataDirectory, poolSize: values.ENDCAP_DATABASE_POOL },
    blobs: blobConfig(values, dataDirectory, environment),
    fetch: downloadConfig(values),
    webhooks: webhookConfig(values.ENDCAP_WEBHOOK_ALLOWED_ORIGINS),
    shops: shopConfig(values.ENDCAP_SHOP_KEY, values.ENDCAP_SHOP_ALLOWED_ORIGINS),
    scrape: scrapeConfig(values),
    eye: eyeConfig(values, FACTS_VERSION),
    models: modelConfig(values),
    opinions: opinionConfig(values),
    c2pa: c2paConfig(values),
    urlLifetimeS: values.ENDCAP_URL_LIFETIME_S,
    log: {
      level,
      format: format === 'json' || (format === undefined && !process.stderr.isTTY) ? 'json' : 'pretty',
    },
    submissionLimit: { perMinute: values.ENDCAP_RATE_LIMIT, burst: values.ENDCAP_RATE_LIMIT_BURST },
    backlog: {
      submissionsAtATime: values.ENDCAP_MAX_SUBMISSIONS,
      waitingJobs: values.ENDCAP_MAX_WAITING_JOBS,
    },
    quota: quotaConfig(values),
    retention: { pictureDays: values.ENDCAP_RETENTION_PICTURE_DAYS },
    imports: { maxBytes: values.ENDCAP_MAX_IMPORT_MB * 1_000_000 },
    metrics: { host: values.ENDCAP_METRICS_HOST, port: values.ENDCAP_METRICS_PORT ?? null },
    tracing: { endpoint: values.ENDCAP_OTLP_ENDPOINT ?? null, ratio: values.ENDCAP_TRACE_RATIO },
    backupMaxAgeDays: values.ENDCAP_BACKUP_MAX_AGE_DAYS,
    console: consoleConfig(values),
    mcp: mcpConfig(values),
    graceMs: values.ENDCAP_GRACE_MS,
    workerThreads: values.ENDCAP_WORKER_THREADS ?? availableParallelism(),
  }
}

/**
 * Returns the given settings, unparsed and with secrets. `environment` comes from `readSecretFiles`.
 *
 * @throws ConfigError if the file is not a JSON object or has an unknown setting
 */
export function givenSettings(
  flags: Flags = {},
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, unknown> {
  const given = readConfigFile()
  const unknown = Object.keys(given).filter((name) => !SETTING_NAMES.includes(name))
  if (unknown.length > 0)
    throw new ConfigError(unknown.map((name) => `${CONFIG_FILE}: ${unknownSetting(name)}`))
  for (const name of Object.keys(settings.shape) as SettingName[]) {
    const value = flags[name] ?? environment[name]
    if (value !== undefined && value !== '') given[name] = value
  }
  return given
}

/** Returns ENDCAP_ALLOWED_ORIGINS and the storefront stand-ins as `host:port`. */
export function unguardedOrigins({ fetch, scrape }: Pick<Config, 'fetch' | 'scrape'>): string[] {
  return [...new Set([...fetch.allowedOrigins, ...standInHosts(scrape)])]
}

/** Returns the setting's name, with the position in a list. */
const placeOf = ([name, index]: readonly PropertyKey[]): string =>
  typeof index === 'number' ? `${String(name)}, entry ${index + 1}` : String(name)

function readConfigFile(): Record<string, unknown> {
  if (!existsSync(CONFIG_FILE)) return {}
  const text = readConfigText()
  try {
    return configFile.parse(JSON.parse(text))
  } catch {
    throw new ConfigError([`${CONFIG_FILE}: must be a JSON object`])
  }
}

function readConfigText(): string {
  try {
    return readFileSync(CONFIG_FILE, 'utf8')
  } catch (error) {
    throw new ConfigError([`${CONFIG_FILE}: cannot be read (${messageOf(error)})`])
  }
}

/** A service that listens on all addresses is reachable at localhost. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return urlHost(host)
}
