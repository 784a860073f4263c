import type { Db } from '../../platform/db/database.ts'

/** Returns SHA-256 by image id. Leaves out deleted images. */
export async function findImageContents(
  db: Db,
  organizationId: string,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (imageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('image')
    .select(['id', 'sha256'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...new Set(imageIds)])
    .execute()
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}
