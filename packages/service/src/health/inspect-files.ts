import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { type Finding, failed, ok } from './finding.ts'

const MAX_NAMED = 5

/** Lists stored files found damaged on reading. */
export async function inspectFiles(db: Db): Promise<Finding> {
  const check = 'stored-files'
  if (!(await hasColumn(db))) return ok(check, 'none was found damaged')
  const { rows } = await sql<{ organization_id: string; sha256: string; total: number }>`
    SELECT organization_id, sha256, count(*) OVER ()::int AS total FROM stored_file WHERE damaged_at IS NOT NULL
    ORDER BY damaged_at DESC LIMIT ${MAX_NAMED}`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total === 0) return ok(check, 'none was found damaged')
  const names = rows.map((row) => blobKey(row.organization_id, row.sha256)).join(', ')
  return failed(
    check,
    `${total} are damaged${total > MAX_NAMED ? ', among them' : ':'} ${names}`,
    'Check the disk. Put the files back from a backup, or submit their images again.',
  )
}

/** Returns false for the schema of an earlier release, or none. */
async function hasColumn(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM information_schema.columns WHERE table_schema = current_schema()
      AND table_name = 'stored_file' AND column_name = 'damaged_at'`.execute(db)
  return rows.length > 0
}
