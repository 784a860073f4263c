import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Returns the images among `ids` that Spark made. */
export async function findGenerated(executor: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE id = ANY(${ids}::uuid[]) AND root_image_id IS NOT NULL`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}
