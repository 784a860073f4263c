import { randomBytes } from 'node:crypto'
import { MAX_SHARES, SHARE_DAYS, SHARE_PASSWORD_TRIES, SHARE_PAUSE_MIN } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import { hashSecret } from '../auth/client-secret.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'

export type StoredShare = Omit<
  Selectable<Schema['share']>,
  'secret_hash' | 'password_tries' | 'paused_until'
> & { actor_name: string | null; count: number; is_expired: boolean }

export type ShareDetails = Pick<
  StoredShare,
  'organization_id' | 'kind' | 'target' | 'retailer' | 'recipient' | 'permission' | 'expires_at'
> & { password_hash: string | null; itemIds: readonly string[] }

/** An open link with the organization's name. */
export type OpenShare = StoredShare & { organization: string }

/** Generates a secret of 256 random bits. */
const newSecret = (): string => `esl_${randomBytes(32).toString('base64url')}`

const selectShare = sql`
  SELECT share.*, share.expires_at <= now() AS is_expired,
    coalesce(person.name, person.email, credential.name) AS actor_name,
    (SELECT count(*) FROM share_item WHERE share_id = share.id)::int AS count`
const fromShare = sql`
  FROM share
  LEFT JOIN user_account AS person ON share.actor_kind = 'person' AND person.id::text = share.actor_id
  LEFT JOIN credential ON share.actor_kind = 'credential' AND credential.client_id = share.actor_id`

/** Adds a link and returns its id and secret. @throws DomainError TOO_MANY_SHARES */
export async function insertShare(
  trx: Db,
  { itemIds, ...details }: ShareDetails,
): Promise<{ id: string; secret: string }> {
  const { organization_id: organizationId } = details
  await lockOrganization(trx, organizationId)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM share
    WHERE organization_id = ${organizationId} AND closed_at IS NULL AND expires_at > now()`.execute(trx)
  if ((rows[0]?.count ?? 0) >= MAX_SHARES)
    throw new DomainError('TOO_MANY_SHARES', `your organization has ${MAX_SHARES} open links already`)
  const [id, secret, actor] = [uuidV7(), newSecret(), actorOfWork()]
  await trx
    .insertInto('share')
    .values({
      ...details,
      id,
      secret_hash: hashSecret(secret),
      actor_kind: actor?.kind ?? 'operator',
      actor_id: actor?.id ?? null,
    })
    .execute()
  if (itemIds.length > 0)
    await trx
      .insertInto('share_item')
      .values(itemIds.map((itemId, position) => ({ share_id: id, item_id: itemId, position })))
      .execute()
  return { id, secret }
}

/** Returns a page of links that are open or ended lately, the newest first. @throws DomainError INVALID_CURSOR */
export async function listShares(
  db: Db,
  organizationId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ rows: StoredShare[]; nextCursor: string | null }> {
  const before = cursor === null ? null : decodeCursor(organizationId, cursor).id
  const { rows } = await sql<StoredShare>`
    ${selectShare} ${fromShare} WHERE share.organization_id = ${organizationId}
      ${before === null ? sql`` : sql`AND share.id < ${before}::uuid`}
    ORDER BY share.id DESC LIMIT ${limit + 1}`.execute(db)
  return cutPage(rows, limit, organizationId, ({ id }) => ({ value: '', id }))
}

/** Locks a link. @throws DomainError SHARE_NOT_FOUND */
export async function lockShare(trx: Db, organizationId: string, id: string): Promise<StoredShare> {
  if (!isUuid(id)) throw noSuchShare()
  const { rows } = await sql<StoredShare>`
    ${selectShare} ${fromShare} WHERE share.organization_id = ${organizationId} AND share.id = ${id}
    FOR UPDATE OF share`.execute(trx)
  return rows[0] ?? refuseUnknown()
}

/** Finds an open link of an active organization. */
export async function findOpenShare(db: Db, secret: string): Promise<OpenShare | null> {
  const { rows } = await sql<OpenShare>`
    ${selectShare}, organization.name AS organization ${fromShare}
    JOIN organization ON organization.id = share.organization_id
    WHERE share.secret_hash = ${hashSecret(secret)} AND closed_at IS NULL AND share.expires_at > now()
      AND suspended_at IS NULL AND deleting_since IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Replaces the secret of a locked link and returns it. */
export async function rotateSecret(trx: Db, id: string): Promise<string> {
  const secret = newSecret()
  await trx
    .updateTable('share')
    .set({ secret_hash: hashSecret(secret) })
    .where('id', '=', id)
    .execute()
  return secret
}

/** Returns false if the link was opened within the last hour. */
export async function noteOpening(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('share')
    .set({ opened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(opened_at IS NULL OR opened_at < now() - interval '1 hour')`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a try before the password is compared, so that concurrent ones cannot exceed the limit. */
export async function countTry(
  db: Db,
  id: string,
): Promise<{ triesLeft: number } | { triesLeft: null; waitS: number }> {
  const tries = sql`CASE WHEN paused_until IS NULL THEN password_tries + 1 ELSE 1 END`
  const { rows } = await sql<{ tries: number }>`
    UPDATE share SET password_tries = ${tries},
      paused_until = CASE WHEN ${tries} >= ${SHARE_PASSWORD_TRIES}::int
        THEN now() + make_interval(mins => ${SHARE_PAUSE_MIN}) END
    WHERE id = ${id} AND (paused_until IS NULL OR paused_until <= now())
    RETURNING password_tries AS tries`.execute(db)
  const [counted] = rows
  return counted
    ? { triesLeft: SHARE_PASSWORD_TRIES - counted.tries }
    : { triesLeft: null, waitS: await pauseOf(db, id) }
}

async function pauseOf(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    SELECT extract(epoch FROM paused_until - now())::float8 AS wait FROM share WHERE id = ${id}`.execute(db)
  return Math.max(1, Math.ceil(rows[0]?.wait ?? 1))
}

/** Forgets tries before the right password. */
export async function forgetTries(db: Db, id: string): Promise<void> {
  await sql`UPDATE share SET password_tries = 0, paused_until = NULL WHERE id = ${id}`.execute(db)
}

/** Removes links that ended long ago. Returns their number. */
export async function removeEndedShares(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('share')
    .where(
      sql<boolean>`least(closed_at, expires_at) < now() - make_interval(days => ${SHARE_DAYS.listed}::int)`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Reported alike for unknown, expired and closed links, so that guessing reveals nothing. */
export const noSuchShare = (): DomainError => new DomainError('SHARE_NOT_FOUND', 'there is no such link')

function refuseUnknown(): never {
  throw noSuchShare()
}
