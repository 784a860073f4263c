import type { ImageVerdict, ImageVerdictResult } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'> }

/** A person's verdict on an image that Spark made. */
export type VerdictRequest = {
  organizationId: string
  imageId: string
  verdict: ImageVerdict
  /** The client that sends the verdict. */
  by: string
}

/**
 * Creates the verdicts of people. A rejected image is no longer offered. A listing that has it keeps it.
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
