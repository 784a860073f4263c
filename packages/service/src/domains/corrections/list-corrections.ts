import type { CorrectionQuery } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import type { StoredCorrection } from '../scoring/correction-store.ts'

/** `contents` limits the list to the content of an image. */
export type CorrectionListing = Omit<CorrectionQuery, 'image_id' | 'cursor'> & {
  organizationId: string
  sha256: string | null
  cursor: string | null
}

/** Returns a page of corrections, newest first. @throws DomainError INVALID_CURSOR */
export async function listCorrections(
  db: Db,
  { cursor, limit, ...scope }: CorrectionListing,
): Promise<{ rows: StoredCorrection[]; nextCursor: string | null }> {
  const { organizationId, sha256, kind, in_force: inForce } = scope
  const conditions: RawBuilder<unknown>[] = [
    sql`organization_id = ${organizationId}`,
    ...(cursor === null ? [] : [sql`id < ${decodeCursor(scope, cursor).id}`]),
    ...(sha256 === null ? [] : [sql`(sha256 = ${sha256} OR other_sha256 = ${sha256})`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(inForce === undefined ? [] : [sql`(revoked_at IS NULL) = ${inForce === 'true'}`]),
  ]
  const { rows } = await sql<StoredCorrection>`
    SELECT * FROM correction WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY id DESC LIMIT ${limit + 1}`.execute(db)
  return cutPage(rows, limit, scope, ({ id }) => ({ value: '', id }))
}
