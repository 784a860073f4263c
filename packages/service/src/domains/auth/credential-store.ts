import type { Scope } from '@endcap/api'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashSecret, newClientId, newClientSecret } from './client-secret.ts'
import { isScope } from './scope.ts'

export type Credential = {
  clientId: string
  organizationId: string
  environment: string
  secretHash: string
  /** Previous secret, while it is still valid. */
  previousSecretHash: string | null
  /** Empty for an ordinary client. */
  integrationIds: string[]
  createdAt: Date
  disabledAt: Date | null
  isSuspended: boolean
  name: string | null
  /** Null for a credential without limits. */
  access: Scope | null
  /** Limits access to a part of the PDPs. */
  retailer: string | null
  tag: string | null
  isOperator: boolean
  /** Name or email of its creator in the console. */
  createdBy: string | null
  /** Exact to a minute. */
  lastUsedAt: Date | null
}

export type CredentialSettings = {
  organizationId: string
  environment: string
  integrationIds: string[]
  name?: string | null
  access?: Scope | null
  retailer?: string | null
  tag?: string | null
  isOperator?: boolean
  createdBy?: string | null
}

export type CredentialStore = {
  /** Creates a credential. Only this method returns the secret. */
  create: (credential: CredentialSettings) => Promise<{ clientId: string; clientSecret: string }>
  find: (clientId: string) => Promise<Credential | null>
  list: (organizationId: string | null) => Promise<Credential[]>
  /** Returns false for an unknown client. */
  disable: (clientId: string) => Promise<boolean>
  /** Returns a new secret; null for an unknown or disabled client. The old one stays valid for `overlapS`. */
  rotateSecret: (clientId: string, overlapS: number) => Promise<string | null>
  /** Records the use at most once a minute. */
  recordUse: (clientId: string) => Promise<void>
  /** Returns clients whose tokens are invalid here: disabled, suspended or of another environment. */
  refusedClientIds: (environment: string) => Promise<string[]>
}

/** Creates the store of API credentials. */
export const createCredentialStore = (db: Db): CredentialStore => ({ ...readsOf(db), ...writesOf(db) })

const query = (db: Db) =>
  db
    .selectFrom('credential')
    .innerJoin('organization', 'organization.id', 'credential.organization_id')
    .leftJoin('user_account', 'user_account.id', 'credential.created_by')
    .selectAll('credential')
    .select('organization.suspended_at')
    .select((eb) => eb.fn.coalesce('user_account.name', 'user_account.email').as('creator'))
    .select(
      sql<string | null>`CASE WHEN previous_secret_until > now() THEN previous_secret_hash END`.as(
        'previous_secret',
      ),
    )
type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]
const fromRow = (row: Row): Credential => ({
  clientId: row.client_id,
  organizationId: row.organization_id,
  environment: row.environment,
  secretHash: row.secret_hash,
  previousSecretHash: row.previous_secret,
  integrationIds: row.integration_ids,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  isSuspended: row.suspended_at !== null,
  name: row.name,
  createdBy: row.creator,
  lastUsedAt: row.last_used_at,
  // Unknown access grants the least.
  access: row.access === null || isScope(row.access) ? row.access : 'read',
  retailer: row.retailer,
  tag: row.tag,
  isOperator: row.is_operator,
})

type Reads = 'find' | 'list' | 'refusedClientIds'

function readsOf(db: Db): Pick<CredentialStore, Reads> {
  return {
    async find(clientId) {
      const row = await query(db).where('client_id', '=', clientId).executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async list(organizationId) {
      const rows = await query(db)
        .$if(organizationId !== null, (q) => q.where('organization_id', '=', organizationId ?? ''))
        .orderBy('credential.created_at')
        .execute()
      return rows.map(fromRow)
    },
    async refusedClientIds(environment) {
      const rows = await db
        .selectFrom('credential')
        .innerJoin('organization', 'organization.id', 'credential.organization_id')
        .select('client_id')
        .where((eb) =>
          eb.or([
            eb('disabled_at', 'is not', null),
            eb('suspended_at', 'is not', null),
            eb('environment', '!=', environment),
          ]),
        )
        .execute()
      return rows.map((row) => row.client_id)
    },
  }
}

function writesOf(db: Db): Omit<CredentialStore, Reads> {
  return {
    async create({ organizationId, environment, integrationIds, name = null, createdBy = null, ...limits }) {
      const { access = null, retailer = null, tag = null, isOperator = false } = limits
      const clientId = newClientId()
      const clientSecret = newClientSecret()
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('credential')
          .values({
            client_id: clientId,
            organization_id: organizationId,
            environment,
            secret_hash: hashSecret(clientSecret),
            integration_ids: JSON.stringify(integrationIds),
            name,
            created_by: createdBy,
            access,
            retailer,
            tag,
            is_operator: isOperator,
          })
          .execute()
        await recordAudit(trx, 'credential.created', {
          organizationId,
          subject: clientId,
          details: { name, access, retailer, tag, ...(isOperator && { is_operator: true }) },
        })
      })
      return { clientId, clientSecret }
    },
    async disable(clientId) {
      return db.transaction().execute(async (trx) => {
        const disabled = await trx
          .updateTable('credential')
          .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(new Date())) }))
          .where('client_id', '=', clientId)
          .returning('organization_id')
          .executeTakeFirst()
        if (disabled)
          await recordAudit(trx, 'credential.disabled', {
            organizationId: disabled.organization_id,
            subject: clientId,
          })
        return disabled !== undefined
      })
    },
    async rotateSecret(clientId, overlapS) {
      const clientSecret = newClientSecret()
      return db.transaction().execute(async (trx) => {
        const rotated = await trx
          .updateTable('credential')
          .set({
            previous_secret_hash: sql`secret_hash`,
            previous_secret_until: sql<Date>`now() + make_interval(secs => ${overlapS})`,
            secret_hash: hashSecret(clientSecret),
          })
          .where('client_id', '=', clientId)
          .where('disabled_at', 'is', null)
          .returning('organization_id')
          .executeTakeFirst()
        if (!rotated) return null
        await recordAudit(trx, 'credential.rotated', {
          organizationId: rotated.organization_id,
          subject: clientId,
          details: { overlap_s: overlapS },
        })
        return clientSecret
      })
    },
    async recordUse(clientId) {
      await db
        .updateTable('credential')
        .set({ last_used_at: sql`now()` })
        .where('client_id', '=', clientId)
        .where((eb) =>
          eb.or([
            eb('last_used_at', 'is', null),
            eb('last_used_at', '<', sql<Date>`now() - interval '1 minute'`),
          ]),
        )
        .execute()
    },
  }
}
