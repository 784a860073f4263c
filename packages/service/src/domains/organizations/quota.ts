import { QUOTA_NAMES, type QuotaName } from '@endcap/api/admin'
import type { DiskRoom } from '../../platform/blobs/disk-room.ts'
import type { Database } from '../../platform/db/database.ts'
import { createRateLimit } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { createCachedCensus } from '../../platform/jobs/job-census.ts'
import type { OrganizationStore } from './organization-store.ts'
import type { QuotaConfig } from './quota-config.ts'
import { readUsage, type UsageRow } from './usage.ts'

export type Usage = { quota: QuotaName; used: number; allowed: number }

/** Limits files and rows, so no organization fills the disk or tables of all. */
export type Quota = {
  /**
   * Admits further bytes or rows. 0 checks that something is left, before the amount is known.
   *
   * @throws DomainError QUOTA_EXCEEDED; SERVICE_UNAVAILABLE while the disk is nearly full
   */
  admit: (organizationId: string, quota: QuotaName, amount: number) => Promise<void>
  /** Counts a webhook test or replay. @throws DomainError QUOTA_EXCEEDED */
  countWebhookCall: (organizationId: string) => Promise<void>
  /** Null means all organizations. */
  usage: (organizationId: string | null) => Promise<(Usage & { organization_id: string })[]>
}

type Deps = {
  database: Pick<Database, 'db' | 'pool'>
  organizations: Pick<OrganizationStore, 'list' | 'find'>
  config: QuotaConfig
  room: DiskRoom
}

/** Share of a local disk that one organization may fill. */
const DISK_SHARE = 0.5
const DAY_S = 86_400

const NAMES = {
  stored_bytes: 'bytes of stored files',
  upload_bytes: 'bytes of uploads in a day',
  import_bytes: 'bytes of catalog files',
  corrections: 'corrections',
  fact_bytes: 'bytes of own facts',
  rubric_versions: 'versions of rubrics and rules',
} as const satisfies Record<QuotaName, string>

/** Creates the quotas of organizations. */
export function createQuota({ database, organizations, config, room }: Deps): Quota {
  const countCall = createRateLimit(database.pool, {
    prefix: 'webhook-calls',
    limit: config.webhookCalls,
    windowS: DAY_S,
  })
  const readings = createReadings((id) => readOne(database, id))

  async function allowedOf(quota: QuotaName, ownBytes: number | null): Promise<number> {
    const limits: Record<QuotaName, number> = {
      stored_bytes: ownBytes ?? config.bytes,
      upload_bytes: config.uploadBytes,
      import_bytes: config.importBytes,
      corrections: config.corrections,
      rubric_versions: config.rubricVersions,
      fact_bytes: config.factBytes,
    }
    const capacity = quota.endsWith('bytes') ? await room.capacity() : null
    return Math.min(limits[quota], capacity === null ? Infinity : Math.floor(capacity * DISK_SHARE))
  }

  return {
    async admit(organizationId, quota, amount) {
      await room.check()
      const reading = await readings(organizationId)
      const organization = await organizations.find(organizationId)
      const allowed = await allowedOf(quota, organization?.quotaBytes ?? null)
      const used = reading[quota]
      // An amount of 0 is admitted if anything is left.
      if (used + Math.max(1, amount) > allowed) throw exceeded(NAMES[quota], { quota, used, allowed })
      // Counts until the next reading includes it.
      reading[quota] += amount
    },
    async countWebhookCall(organizationId) {
      const { isAllowed } = await countCall(organizationId)
      const allowed = config.webhookCalls
      if (!isAllowed)
        throw exceeded('tests and replays in a day', { quota: 'webhook_calls', used: allowed, allowed })
    },
    async usage(organizationId) {
      const own = new Map((await organizations.list()).map(({ id, quotaBytes }) => [id, quotaBytes]))
      const rows = await readUsage(database.db, organizationId)
      const usages = rows.map(async (row) => {
        const all = QUOTA_NAMES.map(async (quota) => ({
          organization_id: row.organization_id,
          quota,
          used: row[quota],
          allowed: await allowedOf(quota, own.get(row.organization_id) ?? null),
        }))
        return Promise.all(all)
      })
      return (await Promise.all(usages)).flat()
    },
  }
}

async function readOne({ db }: Pick<Database, 'db'>, organizationId: string): Promise<UsageRow> {
  const [row] = await readUsage(db, organizationId)
  if (!row) throw new Error(`organization ${organizationId} does not exist`)
  return row
}

/** Reuses an organization's reading for 10 to 60 seconds. */
function createReadings(read: (organizationId: string) => Promise<UsageRow>) {
  const readings = new Map<string, () => Promise<UsageRow>>()
  return (organizationId: string): Promise<UsageRow> => {
    const reading = readings.get(organizationId) ?? createCachedCensus(() => read(organizationId))
    readings.set(organizationId, reading)
    return reading()
  }
}

const exceeded = (what: string, usage: { quota: string; used: number; allowed: number }): DomainError =>
  new DomainError(
    'QUOTA_EXCEEDED',
    `your organization may have ${usage.allowed} ${what}, and has ${usage.used}`,
    {
      extra: usage,
    },
  )
