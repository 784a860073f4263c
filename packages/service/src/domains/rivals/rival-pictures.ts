import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { LiveShown } from '../../platform/db/schema.ts'
import { removeContentsOf } from '../images/remove-images.ts'

/** Days after the last reading that has shown a picture. */
export const PICTURE_DAYS = 90
const PICTURES_AT_A_TIME = 100

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/** Returns contents by address that were downloaded before. */
export async function findPictures(
  db: Db,
  rivalId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const byHash = new Map(urls.map((url) => [hashOf(url), url]))
  const rows = await db
    .selectFrom('rival_picture')
    .select(['url_hash', 'sha256'])
    .where('rival_id', '=', rivalId)
    .where('url_hash', '=', sql<string>`ANY(${[...byHash.keys()]}::text[])`)
    .execute()
  return new Map(rows.map(({ url_hash: hash, sha256 }) => [byHash.get(hash) ?? '', sha256]))
}

/** Keeps downloaded pictures, apart from images of the organization. @throws FileInRemovalError */
export async function savePictures(
  trx: Db,
  { rivalId, organizationId }: { rivalId: string; organizationId: string },
  pictures: readonly LiveShown[],
): Promise<void> {
  if (pictures.length === 0) return
  const contents = pictures.map(({ sha256 }) => sha256)
  await claimFiles(trx, organizationId, contents)
  await sql`
    INSERT INTO rival_picture (organization_id, rival_id, url_hash, sha256, seen_on)
    SELECT ${organizationId}, ${rivalId}, url_hash, sha256, (now() AT TIME ZONE 'UTC')::date
    FROM unnest(${pictures.map(({ url }) => hashOf(url))}::text[], ${contents}::text[]) AS shown (url_hash, sha256)
    ON CONFLICT (rival_id, url_hash) DO NOTHING`.execute(trx)
}

/** Removes old readings with their pictures, and pictures of deleted rivals. Safe to run concurrently. */
export async function removeOldPictures(db: Db, signal: AbortSignal): Promise<void> {
  const first = sql`(now() AT TIME ZONE 'UTC')::date - ${PICTURE_DAYS}::int`
  await sql`
    UPDATE rival SET state = CASE state WHEN 'read' THEN 'not_read' ELSE state END, pictures = NULL, read_at = NULL,
      score = NULL, main_image = NULL, asset_types = NULL, product_share = NULL, edge_contrast = NULL
    WHERE (read_at AT TIME ZONE 'UTC')::date < ${first}`.execute(db)
  await inBatches(db, signal, PICTURES_AT_A_TIME, async (trx) => {
    const { rows } = await sql<{ organization_id: string; sha256: string }>`
      DELETE FROM rival_picture WHERE (rival_id, url_hash) IN (
        SELECT rival_id, url_hash FROM rival_picture
        WHERE seen_on < ${first} OR NOT EXISTS (SELECT FROM rival WHERE rival.id = rival_picture.rival_id)
        LIMIT ${PICTURES_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING organization_id, sha256`.execute(trx)
    await removeContentsOf(trx, rows)
    return rows.length
  })
}
