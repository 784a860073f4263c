import type { Classification, ImageRole } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export type PdpChild = {
  request_id: string
  image_id: string | null
  composition: string
  asset_type: Classification
  role: ImageRole
  service_score: number
  fidelity: number | null
  rejection: string | null
  rejection_detail: string | null
  verdict_kept: boolean | null
  verdict_reason: string | null
  verdict_comment: string | null
  /** Content of the image or the rejected image's upload. Null once expired. */
  sha256: string | null
  upload_id: string | null
}

/** Returns child images in the order of saving. */
export async function findPdpChildren(db: Db, batchIds: readonly string[]): Promise<PdpChild[]> {
  const { rows } = await sql<PdpChild>`
    SELECT child.request_id, child.image_id, child.composition, child.asset_type, child.role, child.service_score,
      child.fidelity, child.rejection, child.rejection_detail, child.verdict_kept, child.verdict_reason,
      child.verdict_comment, coalesce(image.sha256, upload.sha256) AS sha256, upload.id AS upload_id
    FROM spark_child AS child
    LEFT JOIN image ON image.id = child.image_id
    LEFT JOIN upload ON upload.id = child.upload_id AND upload.expires_at > now()
    WHERE child.request_id = ANY(${batchIds}::uuid[])
    ORDER BY child.request_id, child.position`.execute(db)
  return rows
}

/** Requires that neither Spark nor a person rejected it. */
export const isKept = ({ image_id: imageId, verdict_kept: kept }: PdpChild): boolean =>
  imageId !== null && kept !== false
