import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { removeContentsOf } from '../images/remove-images.ts'
import { contentsOf, type Draft } from './draft.ts'

export type StoredDraft = {
  id: string
  organizationId: string
  draft: Draft
  /** Reason why an image cannot be analyzed. */
  error: string | null
  expiresAt: Date
}

const LIFETIME_S = 24 * 3600
const DRAFTS_AT_A_TIME = 100

/** Stores a draft, which keeps its files until it expires. @throws FileInRemovalError */
export async function insertDraft(
  trx: Db,
  organizationId: string,
  draft: Draft,
): Promise<Pick<StoredDraft, 'id' | 'expiresAt'>> {
  const id = uuidV7()
  const contents = contentsOf(draft)
  await claimFiles(trx, organizationId, contents)
  const { expires_at: expiresAt } = await trx
    .insertInto('draft')
    .values({
      id,
      organization_id: organizationId,
      request: JSON.stringify(draft),
      expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('draft_file')
    .values(contents.map((sha256) => ({ draft_id: id, organization_id: organizationId, sha256 })))
    .execute()
  return { id, expiresAt }
}

/** Returns an unexpired draft. */
export async function findDraft(db: Db, id: string): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return null
  return {
    id,
    organizationId: row.organization_id,
    draft: row.request as Draft,
    error: row.error,
    expiresAt: row.expires_at,
  }
}

/** Records why an image cannot be analyzed. Keeps the first reason. */
export async function failDraft(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('draft').set({ error }).where('id', '=', id).where('error', 'is', null).execute()
}

/** Removes expired drafts and contents that only they referred to. Safe to run concurrently. */
export async function removeExpiredDrafts(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, DRAFTS_AT_A_TIME, removeSomeExpired)
}

async function removeSomeExpired(trx: Db): Promise<number> {
  const { rows: drafts } = await sql<{ id: string }>`
    SELECT id FROM draft WHERE expires_at <= now()
    ORDER BY expires_at LIMIT ${DRAFTS_AT_A_TIME} FOR UPDATE SKIP LOCKED`.execute(trx)
  if (drafts.length === 0) return 0
  const ids = drafts.map(({ id }) => id)
  const files = await trx
    .deleteFrom('draft_file')
    .where('draft_id', 'in', ids)
    .returning(['organization_id', 'sha256'])
    .execute()
  await trx.deleteFrom('draft').where('id', 'in', ids).execute()
  await removeContentsOf(trx, files)
  return ids.length
}
