import { MAX_SHOTS, type NewShot, type ShotChange } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import { noSuchPdp, ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { authorColumn, recordShot, updateShot } from './record-change.ts'
import { shotColumns } from './shot-fields.ts'
import { lockShot } from './shot-store.ts'

type Deps = { db: Db; pdps: Pick<PdpStore, 'findById' | 'lock'> }

/**
 * Creates the making of a shot.
 *
 * @returns the id
 * @throws DomainError IMAGE_NOT_FOUND, PDP_NOT_FOUND, TOO_MANY_SHOTS, VALIDATION_ERROR
 */
export function createMakeShot({ db, pdps }: Deps) {
  return async function makeShot(
    organizationId: string,
    { pdp_id: pdpId, status, ...fields }: NewShot,
  ): Promise<string> {
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    return db.transaction().execute(async (trx) => {
      if (!(await pdps.lock(trx, id))) throw noSuchPdp()
      await checkCount(trx, organizationId)
      const columns = await shotColumns(trx, { organizationId, pdpId: id }, fields)
      const shot = {
        id: uuidV7(),
        organization_id: organizationId,
        pdp_id: id,
        status: status ?? (fields.agency == null ? 'to_do' : 'at_studio'),
      } as const
      await trx
        .insertInto('shot')
        .values({
          ...columns,
          ...shot,
          example_image_ids: columns.example_image_ids ?? [],
          created_by: authorColumn(actorOfWork()),
        })
        .execute()
      const made = { ...shot, assignee_id: columns.assignee_id ?? null, due_day: fields.due_on ?? null }
      await recordShot(trx, made, 'created', null)
      return shot.id
    })
  }
}

export type MakeShot = ReturnType<typeof createMakeShot>

async function checkCount(trx: Db, organizationId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM shot WHERE organization_id = ${organizationId}`.execute(trx)
  if ((rows[0]?.count ?? 0) >= MAX_SHOTS)
    throw new DomainError('TOO_MANY_SHOTS', `your organization has ${MAX_SHOTS} shots already`)
}

/** Changes fields of a shot. @throws DomainError IMAGE_NOT_FOUND, SHOT_NOT_FOUND, VALIDATION_ERROR */
export async function changeShot(
  db: Db,
  organizationId: string,
  shotId: string,
  { status, ...fields }: ShotChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const shot = await lockShot(trx, organizationId, shotId)
    if (status === 'to_review' && shot.sent_image_id === null)
      throw validationError([{ field: 'status', issue: 'cannot be to_review without a picture' }])
    const columns = {
      ...(await shotColumns(trx, { organizationId, pdpId: shot.pdp_id }, fields)),
      ...(status === undefined ? {} : { status }),
    }
    const current: Partial<Record<string, unknown>> = { ...shot, due_on: shot.due_day }
    const changed = Object.entries(columns).filter(([name, value]) => !isSame(current[name], value))
    if (changed.length > 0) await updateShot(trx, shot, 'changed', Object.fromEntries(changed))
  })
}

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** Deletes a shot. @throws DomainError SHOT_NOT_FOUND */
export async function deleteShot(db: Db, organizationId: string, shotId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const shot = await lockShot(trx, organizationId, shotId)
    await recordShot(trx, shot, 'deleted', shot)
    await recordAudit(trx, 'shot.deleted', {
      organizationId,
      subject: shot.id,
      details: { pdp_id: shot.pdp_id },
    })
    await trx.deleteFrom('shot').where('id', '=', shot.id).execute()
  })
}
