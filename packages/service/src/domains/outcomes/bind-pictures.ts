import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { removeContentsOf } from '../images/remove-images.ts'

type ArmKey = { organizationId: string; armId: string; testId: string }

/**
 * Binds an arm to the bytes that visitors saw, and keeps them. Returns false, and leaves the arm as it is, if one of
 * the pictures is not found. @throws FileInRemovalError
 */
export async function bindPictures(
  trx: Db,
  { organizationId, armId, testId }: ArmKey,
  pictures: readonly string[],
): Promise<boolean> {
  const contents: string[] = []
  for (const picture of pictures) {
    const sha256 = await findContent(trx, { organizationId, testId }, picture)
    if (sha256 === null) return false
    contents.push(sha256)
  }
  const before = await trx
    .selectFrom('outcome_picture')
    .select(['organization_id', 'sha256'])
    .where('arm_id', '=', armId)
    .orderBy('position')
    .execute()
  if (before.map(({ sha256 }) => sha256).join() === contents.join()) return true
  await claimFiles(trx, organizationId, contents)
  await trx.deleteFrom('outcome_picture').where('arm_id', '=', armId).execute()
  await sql`
    INSERT INTO outcome_picture (arm_id, organization_id, position, sha256)
    SELECT ${armId}::uuid, ${organizationId}::uuid, position - 1, sha256
    FROM unnest(${contents}::text[]) WITH ORDINALITY AS picture (sha256, position)`.execute(trx)
  await trx
    .updateTable('outcome_arm')
    .set({ scored: null, scored_with: null })
    .where('id', '=', armId)
    .execute()
  await removeContentsOf(trx, before)
  return true
}

/** Finds a stored picture by the id of an image or upload, its SHA-256, or its address or name in the listing. */
async function findContent(
  trx: Db,
  { organizationId, testId }: Pick<ArmKey, 'organizationId' | 'testId'>,
  picture: string,
): Promise<string | null> {
  const id = isUuid(picture) ? picture : null
  const { rows } = await sql<{ sha256: string }>`
    SELECT sha256 FROM (
      SELECT sha256, 0 AS rank FROM image WHERE organization_id = ${organizationId} AND id = ${id}::uuid
      UNION ALL SELECT sha256, 1 FROM upload WHERE organization_id = ${organizationId} AND id = ${id}::uuid
      UNION ALL SELECT sha256, 2 FROM stored_file
        WHERE organization_id = ${organizationId} AND sha256 = ${picture.toLowerCase()} AND damaged_at IS NULL
      UNION ALL SELECT image.sha256, 3 FROM outcome_test AS test
        JOIN pdp_image ON pdp_image.pdp_id = test.pdp_id JOIN image ON image.id = pdp_image.image_id
        WHERE test.id = ${testId}::uuid AND ${picture} IN (pdp_image.source_url, pdp_image.content_url, pdp_image.filename)
      UNION ALL SELECT image.sha256, 4 FROM outcome_test AS test
        JOIN image ON image.origin_pdp_id = test.pdp_id AND image.organization_id = test.organization_id
        WHERE test.id = ${testId}::uuid AND ${picture} IN (image.last_source_url, image.last_filename)
    ) AS found ORDER BY rank LIMIT 1`.execute(trx)
  return rows[0]?.sha256 ?? null
}
