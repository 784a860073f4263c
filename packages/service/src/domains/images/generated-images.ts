import { FIXES } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** A condition on `image`: Spark made it, and it is more than a crop or a whitened ground. */
export const GENERATED = sql<boolean>`(image.root_image_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM spark_child AS child WHERE child.image_id = image.id AND child.composition = ANY(${[...FIXES]})))`

/** Returns the images among `ids` that Spark generated. */
export async function findGenerated(executor: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE id = ANY(${ids}::uuid[]) AND ${GENERATED}`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}
