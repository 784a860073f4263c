import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredCorrection } from '../../scoring/correction-store.ts'
import type { Pdp } from '../record/pdp.ts'

type Subject = Pick<Pdp, 'id' | 'organization_id'>

export type CategoryWord = { categoryId: string; comment: string | null; by: string }

/** Replaces the correction in force of a locked PDP. Returns the one in force if it is the same. */
export async function recordCategory(
  trx: Db,
  pdp: Subject,
  { categoryId, comment, by }: CategoryWord,
): Promise<{ correction: StoredCorrection; isNew: boolean }> {
  const earlier = await findCategoryCorrection(trx, pdp.id)
  if (earlier?.value === categoryId && earlier.comment === comment)
    return { correction: earlier, isNew: false }
  await revokeCategory(trx, pdp.id, by)
  const correction = await trx
    .insertInto('correction')
    .values({
      id: uuidV7(),
      organization_id: pdp.organization_id,
      kind: 'category',
      value: JSON.stringify(categoryId),
      comment,
      image_id: null,
      pdp_id: pdp.id,
      sha256: null,
      other_sha256: null,
      subject: '',
      created_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { correction, isNew: true }
}

/** Revokes a person's category of a PDP, if there is one. */
export async function revokeCategory(trx: Db, pdpId: string, by: string): Promise<void> {
  await trx
    .updateTable('correction')
    .set({ revoked_by: by, revoked_at: new Date() })
    .where('pdp_id', '=', pdpId)
    .where('kind', '=', 'category')
    .where('revoked_at', 'is', null)
    .execute()
}

const findCategoryCorrection = (trx: Db, pdpId: string): Promise<StoredCorrection | undefined> =>
  trx
    .selectFrom('correction')
    .selectAll()
    .where('pdp_id', '=', pdpId)
    .where('kind', '=', 'category')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
