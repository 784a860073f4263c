import type { AuditAction } from '@endcap/api'
import { FALLBACK, type Language, languageOf } from '@endcap/words'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

export type Organization = {
  id: string
  name: string
  /** Ids of allowed category subtrees; null means all. */
  icp: string[] | null
  /** Language of reports, exports and tools. */
  language: Language
  /** Submissions per minute; null means the default. */
  rateLimit: number | null
  /** Bytes of stored files; null means the default. */
  quotaBytes: number | null
  /** Since then, its clients and people get no access. */
  suspendedAt: Date | null
  /** Since then, its rows and files are being deleted. */
  deletingSince: Date | null
  defaultPortfolioId: string | null
}

export type NewOrganization = {
  name: string
  icp: string[] | null
  language?: Language | undefined
  rateLimit: number | null
  withDefaultPortfolio: boolean
}

export type OrganizationChange = {
  name?: string | undefined
  icp?: string[] | null | undefined
  language?: Language | undefined
  rateLimit?: number | null | undefined
  quotaBytes?: number | null | undefined
  isSuspended?: boolean | undefined
  /** The deletion is irreversible. */
  isDeleting?: true
}

export type OrganizationStore = {
  create: (organization: NewOrganization) => Promise<Organization>
  find: (id: string) => Promise<Organization | null>
  /** Returns the organization of a valid token, which always exists. */
  get: (id: string) => Promise<Organization>
  list: () => Promise<Organization[]>
  /** Returns false if the organization does not exist. */
  change: (id: string, change: OrganizationChange) => Promise<boolean>
}

/** @throws DomainError NO_DEFAULT_PORTFOLIO */
export function defaultPortfolioOf({ defaultPortfolioId }: Organization): string {
  if (defaultPortfolioId === null)
    throw new DomainError('NO_DEFAULT_PORTFOLIO', 'your organization has no default portfolio')
  return defaultPortfolioId
}

const UNLIMITED = { quotaBytes: null, suspendedAt: null, deletingSince: null }

function auditedAs({ isSuspended, isDeleting }: OrganizationChange): AuditAction {
  if (isDeleting) return 'organization.deleted'
  if (isSuspended === undefined) return 'organization.changed'
  return isSuspended ? 'organization.suspended' : 'organization.resumed'
}

/** Creates the store of organizations. */
export function createOrganizationStore(db: Db): OrganizationStore {
  const query = () =>
    db
      .selectFrom('organization')
      .leftJoin('portfolio', (join) =>
        join.onRef('portfolio.organization_id', '=', 'organization.id').on('portfolio.is_default', '=', true),
      )
      .select(['organization.id', 'organization.name', 'icp', 'language', 'rate_limit', 'quota_bytes'])
      .select(['suspended_at', 'deleting_since'])
      .select('portfolio.id as portfolio_id')
  type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]
  const fromRow = (row: Row): Organization => ({
    id: row.id,
    name: row.name,
    icp: row.icp,
    // A later release may have others.
    language: languageOf(row.language) ?? FALLBACK,
    rateLimit: row.rate_limit,
    quotaBytes: row.quota_bytes === null ? null : Number(row.quota_bytes),
    suspendedAt: row.suspended_at,
    deletingSince: row.deleting_since,
    defaultPortfolioId: row.portfolio_id,
  })
  const find = async (id: string): Promise<Organization | null> => {
    const row = await query().where('organization.id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  }
  return {
    async create({ name, icp, language = FALLBACK, rateLimit, withDefaultPortfolio }) {
      const id = uuidV7()
      const defaultPortfolioId = withDefaultPortfolio ? uuidV7() : null
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('organization')
          .values({
            id,
            name,
            icp: icp === null ? null : JSON.stringify(icp),
            language,
            rate_limit: rateLimit,
          })
          .execute()
        if (defaultPortfolioId !== null) {
          await trx
            .insertInto('portfolio')
            .values({ id: defaultPortfolioId, organization_id: id, name: 'Default', is_default: true })
            .execute()
        }
        await recordAudit(trx, 'organization.created', { organizationId: id, subject: id, details: { name } })
      })
      return { id, name, icp, language, rateLimit, ...UNLIMITED, defaultPortfolioId }
    },
    find,
    async get(id) {
      const organization = await find(id)
      if (!organization) throw new Error(`organization ${id} of a valid token does not exist`)
      return organization
    },
    async list() {
      return (await query().orderBy('organization.id').execute()).map(fromRow)
    },
    change: (id, change) =>
      db.transaction().execute(async (trx) => {
        const { name, icp, language, rateLimit, quotaBytes, isSuspended, isDeleting } = change
        const { numUpdatedRows } = await trx
          .updateTable('organization')
          .set({
            id,
            ...(name !== undefined && { name }),
            ...(icp !== undefined && { icp: icp === null ? null : JSON.stringify(icp) }),
            ...(language !== undefined && { language }),
            ...(rateLimit !== undefined && { rate_limit: rateLimit }),
            ...(quotaBytes !== undefined && { quota_bytes: quotaBytes }),
            ...(isSuspended !== undefined && {
              suspended_at: isSuspended ? sql<Date>`coalesce(suspended_at, now())` : null,
            }),
            ...(isDeleting && { deleting_since: sql<Date>`coalesce(deleting_since, now())` }),
          })
          .where('id', '=', id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        // An organization's log is deleted with it, so its deletion is recorded for the installation.
        const organizationId = isDeleting ? null : id
        await recordAudit(trx, auditedAs(change), { organizationId, subject: id, details: { ...change } })
        return true
      }),
  }
}
