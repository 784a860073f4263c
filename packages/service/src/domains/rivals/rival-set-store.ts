import { MAX_RIVAL_SETS } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { RivalSetTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'

export type RivalSetRow = Selectable<RivalSetTable> & {
  rivals: number
  read: number
  reading: number
  median_score: number | null
  read_at: Date | null
}

type SetFields = { name: string; category_id: string }

const setsOf = (organizationId: string) => sql`
  SELECT rival_set.*, figures.* FROM rival_set, LATERAL (
    SELECT count(*)::int AS rivals,
      count(*) FILTER (WHERE state = 'read')::int AS read,
      count(*) FILTER (WHERE wants_now OR queued_at IS NOT NULL)::int AS reading,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY score) FILTER (WHERE state = 'read') AS median_score,
      max(read_at) AS read_at
    FROM rival WHERE rival_set_id = rival_set.id) AS figures
  WHERE rival_set.organization_id = ${organizationId}`

/** Returns the sets by name. */
export async function listRivalSets(db: Db, organizationId: string): Promise<RivalSetRow[]> {
  const { rows } = await sql<RivalSetRow>`${setsOf(organizationId)} ORDER BY name, id`.execute(db)
  return rows
}

/** @throws DomainError RIVAL_SET_NOT_FOUND */
export async function findRivalSet(db: Db, organizationId: string, id: string): Promise<RivalSetRow> {
  const { rows } = isUuid(id)
    ? await sql<RivalSetRow>`${setsOf(organizationId)} AND rival_set.id = ${id}`.execute(db)
    : { rows: [] }
  return rows[0] ?? refuseUnknown()
}

/** Returns its id. @throws DomainError TOO_MANY_RIVAL_SETS */
export async function insertRivalSet(
  trx: Db,
  organizationId: string,
  fields: SetFields & { retailer: string },
): Promise<string> {
  await lockOrganization(trx, organizationId)
  if ((await listRivalSets(trx, organizationId)).length >= MAX_RIVAL_SETS)
    throw new DomainError(
      'TOO_MANY_RIVAL_SETS',
      `there are ${MAX_RIVAL_SETS} sets of rivals already; delete one first`,
    )
  const id = uuidV7()
  await trx
    .insertInto('rival_set')
    .values({ id, organization_id: organizationId, ...fields })
    .execute()
  return id
}

/** Returns the set, locked. @throws DomainError RIVAL_SET_NOT_FOUND */
export async function changeRivalSet(
  trx: Db,
  organizationId: string,
  id: string,
  change: Partial<SetFields>,
): Promise<Pick<RivalSetRow, 'id' | 'retailer'>> {
  const row = await trx
    .updateTable('rival_set')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning(['id', 'retailer'])
    .executeTakeFirst()
  return row ?? refuseUnknown()
}

/** Its pictures are removed within an hour. @throws DomainError RIVAL_SET_NOT_FOUND */
export async function deleteRivalSet(db: Db, organizationId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('rival_set')
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) refuseUnknown()
}

function refuseUnknown(): never {
  throw new DomainError('RIVAL_SET_NOT_FOUND', 'there is no such set of rivals in your organization')
}
