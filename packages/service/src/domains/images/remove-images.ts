import { sql } from 'kysely'
import { lockReferenced } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { removeOpinions } from '../scoring/opinion-store.ts'
import { removeRunsOf } from '../scoring/scoring-run-store.ts'
import { originalsOf, removeOriginals } from './original-files.ts'

/**
 * Deletes images with their Spark requests, child images, and facts and scores without other uses. Their
 * files become unreferenced and are removed later.
 */
export async function removeImages(
  trx: Db,
  organizationId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return
  const { rows } = await sql<{ id: string; sha256: string }>`
    SELECT id, sha256 FROM image
    WHERE organization_id = ${organizationId} AND (id = ANY(${imageIds}) OR root_image_id = ANY(${imageIds}))
    ORDER BY id FOR UPDATE`.execute(trx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  // Cascades to the children's results, which refer to images.
  await trx.deleteFrom('spark_request').where('image_id', 'in', ids).execute()
  // If the root image stays, its request has one result less.
  await trx.deleteFrom('spark_child').where('image_id', 'in', ids).execute()
  await removeRunsOf(trx, 'image_id', ids)
  await trx.updateTable('image').set({ root_image_id: null }).where('root_image_id', 'in', ids).execute()
  await trx.deleteFrom('image').where('id', 'in', ids).execute()
  await removeContents(
    trx,
    organizationId,
    rows.map(({ sha256 }) => sha256),
  )
}

/** Deletes facts, own facts, scores and opinions of unused contents, and releases their files. */
async function removeContents(trx: Db, organizationId: string, contents: readonly string[]): Promise<void> {
  // Locks all at once, so concurrent transactions lock in the same order.
  const originals = await originalsOf(trx, organizationId, contents)
  const referenced = await lockReferenced(trx, organizationId, [...contents, ...originals])
  const released = contents.filter((sha256) => !referenced.has(sha256))
  if (released.length === 0) return
  for (const table of ['image_score', 'image_facts', 'custom_facts'] as const)
    await trx
      .deleteFrom(table)
      .where('organization_id', '=', organizationId)
      .where('sha256', 'in', released)
      .execute()
  await removeOpinions(trx, organizationId, released)
  await removeOriginals(trx, organizationId, released)
}

/** Removes contents of deleted rows by organization. */
export async function removeContentsOf(
  trx: Db,
  rows: readonly { organization_id: string; sha256: string }[],
): Promise<void> {
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id)
  // Always locks organizations in the same order.
  for (const organizationId of [...byOrganization.keys()].toSorted()) {
    const owned = byOrganization.get(organizationId) ?? []
    await removeContents(
      trx,
      organizationId,
      owned.map(({ sha256 }) => sha256),
    )
  }
}
