import type { ImageVerdict, ImageVerdictResult } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'> }

export type VerdictRequest = {
  organizationId: string
  imageId: string
  verdict: ImageVerdict
  /** Sender of the verdict. */
  by: string
}

/**
 * Creates people's verdicts. Rejected images are no longer offered, but stay in listings.
 *
 * @throws DomainError IMAGE_NOT_FOUND, NOT_MADE_BY_SPARK
 */
export function createSetVerdict({ db, images }: Deps) {
  return async function setVerdict(request: VerdictRequest): Promise<ImageVerdictResult> {
    const { organizationId, imageId, by } = request
    const { kept, reason = null, comment = null } = request.verdict
    const image = await ownImage(images, organizationId, imageId)
    const { numUpdatedRows } = await db
      .updateTable('spark_child')
      .set({ verdict_kept: kept, verdict_reason: reason, verdict_comment: comment, verdict_by: by })
      .where('image_id', '=', image.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw new DomainError('NOT_MADE_BY_SPARK', 'the image was not made by Spark, so it has no verdict')
    return { image_id: image.id, kept, reason, comment }
  }
}

export type SetVerdict = ReturnType<typeof createSetVerdict>
