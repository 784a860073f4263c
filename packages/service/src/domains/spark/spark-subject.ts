import { findCategory, findRetailer, type Retailer } from '@endcap/catalog'
import { ImageError } from '@endcap/eye'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { type ImageFacts, type ImageRole, type ListingImage, type Rubric, scoreImage } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { roleAt } from '../scoring/start-run.ts'
import type { SparkRequest, SparkStore } from './spark-store.ts'

export type SparkSubject = {
  imageId: string
  /** Itself, or the root of an image that was made. */
  rootImageId: string
  organizationId: string
  bytes: Buffer
  facts: ImageFacts
  categoryId: string
  categoryPath: string
  rubric: Rubric
  role: ImageRole
  name: string | null
  /** Null for a standalone image. */
  retailer: Retailer | null
  pdp: Pdp | null
}

type Deps = {
  db: Db
  sparks: SparkStore
  images: ImageStore
  pdps: PdpStore
  blobs: BlobStore
  analyzeImage: AnalyzeImage
  rubrics: Pick<RubricStore, 'of'>
}

/** Opens a request in flight with its root: the first step of every Spark job. */
export function createOpenRequest({ db, sparks, images, pdps, blobs, analyzeImage, rubrics }: Deps) {
  /** @throws ImageError, BlobMissingError */
  async function findSubject(
    { image_id, organization_id }: SparkRequest,
    signal: AbortSignal,
  ): Promise<SparkSubject> {
    const image = await images.findById(image_id)
    if (!image || image.categoryId === null) throw new Error(`image ${image_id} is not a root image`)
    const pdp = await pdps.findByImage(image.id)
    return {
      imageId: image.id,
      rootImageId: image.rootImageId ?? image.id,
      organizationId: organization_id,
      bytes: await blobs.get(blobKey(organization_id, image.sha256), signal),
      facts: await analyzeImage(organization_id, image.sha256, signal),
      categoryId: image.categoryId,
      categoryPath: findCategory(image.categoryId)?.path ?? '',
      rubric: (await rubrics.of(organization_id))(image.categoryId),
      role: image.role ?? 'hero',
      name: pdp?.name ?? null,
      retailer: pdp && findRetailer(pdp.retailer),
      pdp,
    }
  }

  const fail = (requestId: string, error: string) =>
    db.transaction().execute((trx) => sparks.fail(trx, requestId, error))

  return async function openRequest(requestId: string, signal: AbortSignal): Promise<OpenedRequest | null> {
    const request = await sparks.find(requestId)
    if (request?.status !== 'processing') {
      // Persists the failure of an overdue request.
      if (request?.status === 'failed') await fail(requestId, 'took too long')
      return null
    }
    try {
      return { request, subject: await findSubject(request, signal) }
    } catch (error) {
      // Another attempt would not help.
      if (!(error instanceof ImageError) && !(error instanceof BlobMissingError)) throw error
      await fail(requestId, error.message)
      return null
    }
  }
}

export type OpenedRequest = { request: SparkRequest; subject: SparkSubject }

export type OpenRequest = ReturnType<typeof createOpenRequest>

/** Finds a root's listing for scoring. Null until all images are analyzed. */
export function createFindListing({ db, images, pdps }: Pick<Deps, 'db' | 'images' | 'pdps'>) {
  return async function findListing({ pdp, ...root }: SparkSubject): Promise<ListingImage[] | null> {
    if (!pdp) return null
    const listing: ListingImage[] = []
    for (const { imageId, assetId, position } of await pdps.images(db, pdp.id)) {
      const found = await images.findWithScore(pdp.organization_id, imageId)
      if (!found?.analysis) return null
      // Ideas refer to the root's new facts.
      const { facts } = imageId === root.imageId ? root : found.analysis
      const score = scoreImage(facts, roleAt(position), root.rubric)
      listing.push({
        imageId,
        assetId,
        serviceScore: score.service_score,
        classification: score.classification,
        facts,
      })
    }
    return listing
  }
}

export type FindListing = ReturnType<typeof createFindListing>
