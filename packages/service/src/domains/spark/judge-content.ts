import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Null for no verdict. */
export type ContentVerdict = { reason: 'product_damaged'; comment: string | null; by: string } | null

/** Sets the verdict on a content's Spark images. Returns their number. */
export async function judgeContent(
  trx: Db,
  { organizationId, sha256 }: { organizationId: string; sha256: string },
  verdict: ContentVerdict,
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE spark_child SET verdict_kept = ${verdict ? false : null}, verdict_reason = ${verdict?.reason ?? null},
      verdict_comment = ${verdict?.comment ?? null}, verdict_by = ${verdict?.by ?? null}
    FROM image
    WHERE image.id = spark_child.image_id AND image.organization_id = ${organizationId}
      AND image.sha256 = ${sha256}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}
