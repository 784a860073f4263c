import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { noSuchImage, ownImage } from './explain-image.ts'
import type { ImageStore } from './image-store.ts'
import { removeImages } from './remove-images.ts'

type Deps = { db: Db; images: Pick<ImageStore, 'findById'> }

/** Creates the deletion of images outside listings. @throws DomainError IMAGE_NOT_FOUND, IMAGE_IN_USE */
export function createDeleteImage({ db, images }: Deps) {
  return async function deleteImage(organizationId: string, imageId: string): Promise<void> {
    const image = await ownImage(images, organizationId, imageId)
    await db.transaction().execute(async (trx) => {
      // Locked first, so no submission can take the image into a listing meanwhile.
      const locked = await trx
        .selectFrom('image')
        .select('id')
        .where('id', '=', image.id)
        .forUpdate()
        .executeTakeFirst()
      if (!locked) throw noSuchImage(imageId)
      const used = await trx
        .selectFrom('pdp_image')
        .select('pdp_id')
        .innerJoin('image', 'image.id', 'pdp_image.image_id')
        .where((eb) => eb.or([eb('image.id', '=', image.id), eb('root_image_id', '=', image.id)]))
        .executeTakeFirst()
      if (used)
        throw new DomainError(
          'IMAGE_IN_USE',
          `the image, or one that Spark made from it, is part of the listing ${used.pdp_id}`,
        )
      await recordAudit(trx, 'image.deleted', { organizationId, subject: image.id })
      await removeImages(trx, organizationId, [image.id])
    })
  }
}

export type DeleteImage = ReturnType<typeof createDeleteImage>
