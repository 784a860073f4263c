import { MAX_STANDALONE_IMAGE_BYTES } from '@endcap/api'
import { findCategory, isWithinIcp } from '@endcap/catalog'
import type { ImageRole } from '@endcap/scoring'
import { v7 as uuidV7 } from 'uuid'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { defaultPortfolioOf, type Organization } from '../organizations/organization-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { type FetchImages, newImage, refuseFailed, storeFetched } from './fetch-images.ts'
import { insertImages } from './image-store.ts'

type Deps = { db: Db; fetchImages: FetchImages; files: StoredFiles; startRun: StartRun }

export type ImageSubmission = { imageUrl: string; productCategoryId: string; role: ImageRole }

/**
 * Creates the submission of standalone images, stored and scored in one transaction. Every submission is a
 * new image, but the same content is scored only once.
 *
 * @returns the image's id
 * @throws DomainError with the codes of `POST /v1/images/score`
 */
export function createSubmitImage({ db, fetchImages, files, startRun }: Deps) {
  return async function submitImage(
    organization: Organization,
    { imageUrl, productCategoryId, role }: ImageSubmission,
    signal: AbortSignal,
  ): Promise<string> {
    defaultPortfolioOf(organization)
    const { id: organizationId, icp } = organization
    const category = findCategory(productCategoryId)
    if (!category)
      throw new DomainError('CATEGORY_NOT_FOUND', 'product_category_id is not the id of a category')
    if (!isWithinIcp(category, icp)) {
      throw new DomainError('CATEGORY_NOT_IN_ORG_ICP', 'your organization may not use this category')
    }
    await using fetched = await fetchImages({
      organizationId,
      urls: [imageUrl],
      maxBytes: MAX_STANDALONE_IMAGE_BYTES,
      signal,
    })
    // For a standalone image, an empty file has its own error code.
    const isEmpty = fetched.failed[0]?.reason === 'empty'
    refuseFailed(fetched.failed, isEmpty ? 'EMPTY_IMAGE' : 'IMAGE_DOWNLOAD_FAILED')
    const [image] = fetched.images
    if (!image) throw new Error('the download returned neither an image nor a failure')
    await storeFetched(files, organizationId, image)
    const stored = newImage(image, category.id, role)
    const { imageId, sha256 } = stored
    await db.transaction().execute(async (trx) => {
      await insertImages(trx, organizationId, [stored])
      const run = { id: uuidV7(), subject: { kind: 'image', imageId } } as const
      await startRun(trx, run, {
        organizationId,
        categoryId: category.id,
        items: [{ sha256, role }],
        urgency: 'interactive',
      })
    })
    return imageId
  }
}

export type SubmitImage = ReturnType<typeof createSubmitImage>
