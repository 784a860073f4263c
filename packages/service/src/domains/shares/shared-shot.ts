import type { ShotStatus } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { noSuchShot } from '../pdps/record/own-pdp.ts'
import type { OpenShare } from './share-store.ts'

/**
 * Returns the status of a shot to which guests of the link may send something.
 *
 * @throws DomainError SHARE_READ_ONLY, SHOT_NOT_FOUND
 */
export async function statusOfShared(
  db: Db,
  { id, permission }: OpenShare,
  shotId: string,
): Promise<ShotStatus> {
  if (permission !== 'read_and_upload')
    throw new DomainError('SHARE_READ_ONLY', 'nothing can be sent through this link')
  if (!isUuid(shotId)) throw noSuchShot()
  const { rows } = await sql<{ status: ShotStatus }>`
    SELECT status FROM share_item JOIN shot ON shot.id = item_id
    WHERE share_id = ${id} AND shot.id = ${shotId}::uuid`.execute(db)
  const [shot] = rows
  if (!shot) throw noSuchShot()
  return shot.status
}
