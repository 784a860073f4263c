import type { ErrorCode } from '@endcap/api'
import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import type { Ideas } from '@endcap/studio'
import { validate as isUuid } from 'uuid'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { SparkKind, SparkRequest, SparkStore } from './spark-store.ts'

type Deps = { images: ImageStore; sparks: SparkStore; blobs: BlobStore; urlLifetimeS: number }

export type BatchImage = { image_id: string; url: string; url_expires_at: string }

/** Reads requests, signing new image URLs each time. */
export function createGetSpark({ images, sparks, blobs, urlLifetimeS }: Deps) {
  async function find(
    kind: SparkKind,
    notFound: ErrorCode,
    organizationId: string,
    imageId: string,
    id: string,
  ): Promise<SparkRequest> {
    const image = isUuid(imageId) ? await images.findById(imageId) : null
    if (image?.organizationId !== organizationId)
      throw new DomainError('IMAGE_NOT_FOUND', 'there is no such image in your organization')
    const request = isUuid(id) ? await sparks.find(id) : null
    if (!request || request.image_id !== image.id || request.kind !== kind)
      throw new DomainError(
        notFound,
        `there is no such ${kind === 'images' ? 'batch' : 'idea'} of this image`,
      )
    return request
  }

  return {
    /** @throws DomainError IMAGE_NOT_FOUND, BATCH_NOT_FOUND */
    async batch(organizationId: string, imageId: string, batchId: string) {
      const request = await find('images', 'BATCH_NOT_FOUND', organizationId, imageId, batchId)
      const children = request.status === 'completed' ? await sparks.visibleChildren(request.id) : []
      const expiresAt = new Date(Date.now() + 1000 * urlLifetimeS)
      const data = await Promise.all(
        children.map(
          async ({ imageId: childId, sha256, composition }): Promise<BatchImage> => ({
            image_id: childId,
            url: await blobs.sign(blobKey(organizationId, sha256), {
              expiresAt,
              contentType: 'image/jpeg',
              filename: `${composition.replaceAll('_', '-')}.jpg`,
            }),
            url_expires_at: expiresAt.toISOString(),
          }),
        ),
      )
      return { request, data }
    },

    /** @throws DomainError IMAGE_NOT_FOUND, IDEA_NOT_FOUND */
    async ideas(organizationId: string, imageId: string, ideaId: string) {
      const request = await find('ideas', 'IDEA_NOT_FOUND', organizationId, imageId, ideaId)
      const data: Ideas | null = request.status === 'completed' ? request.ideas : null
      return { request, data }
    },
  }
}

export type GetSpark = ReturnType<typeof createGetSpark>
