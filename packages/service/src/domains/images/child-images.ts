import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export type ChildImage = {
  id: string
  sha256: string
  width: number
  height: number
  rootImageId: string
  composition: string
}

/**
 * Returns root images: those the PDP has or had, and the roots of its images, so a root stays one after its
 * child has replaced it.
 */
export async function findRootIds(db: Db, pdpId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH placed AS (
      SELECT image.id, image.root_image_id FROM pdp_image JOIN image ON image.id = pdp_image.image_id
      WHERE pdp_image.pdp_id = ${pdpId})
    SELECT id FROM placed WHERE root_image_id IS NULL
    UNION SELECT root_image_id FROM placed WHERE root_image_id IS NOT NULL
    UNION SELECT id FROM image WHERE origin_pdp_id = ${pdpId} AND root_image_id IS NULL`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns kept children with contents other than `excluded`, newest batch first. */
export async function findKeptChildren(
  db: Db,
  rootIds: readonly string[],
  { excluded, limit }: { excluded: readonly string[]; limit: number },
): Promise<ChildImage[]> {
  const { rows } = await sql<ChildImage>`
    SELECT image.id, image.sha256, image.width, image.height, image.root_image_id AS "rootImageId", child.composition
    FROM spark_request AS request
    JOIN spark_child AS child ON child.request_id = request.id
    JOIN image ON image.id = child.image_id
    WHERE image.root_image_id = ANY(${rootIds}::uuid[]) AND child.verdict_kept IS DISTINCT FROM false
      AND image.sha256 <> ALL(${excluded}::text[])
    ORDER BY request.created_at DESC, request.id DESC, child.position LIMIT ${limit}`.execute(db)
  return rows
}

/** Returns sizes and origins of images by id. */
export async function describeImages(db: Db, ids: readonly string[]): Promise<Map<string, DescribedImage>> {
  const { rows } = await sql<DescribedImage>`
    SELECT image.id, image.sha256, image.width, image.height, image.root_image_id AS "rootImageId",
      (SELECT composition FROM spark_child WHERE image_id = image.id LIMIT 1) AS composition,
      coalesce((SELECT filename FROM pdp_image WHERE image_id = image.id LIMIT 1), last_filename) AS filename
    FROM image WHERE image.id = ANY(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type DescribedImage = Omit<ChildImage, 'rootImageId' | 'composition'> & {
  /** Both null for an image not made by Spark. */
  rootImageId: string | null
  composition: string | null
  /** From its present or last place in a listing. */
  filename: string | null
}
