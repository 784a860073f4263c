import { createHash } from 'node:crypto'
import type { ImageProvider, RootImage } from '@endcap/studio'
import { inspectImage, type VisionPool } from '@endcap/vision'
import { v7 as uuidV7 } from 'uuid'
import { blobKey, type BlobStore } from '../blobs/blob-store.ts'
import type { Db } from '../db/database.ts'
import { insertImages, type ImageStore } from '../images/image-store.ts'
import type { Worker } from '../jobs/job-queue.ts'
import type { Logger } from '../log.ts'
import { rubricOf } from '../scoring/model.ts'
import type { MAKE_IMAGES } from './jobs.ts'
import type { JudgedImage, MakeBatch } from './make-batch.ts'
import { seasonAt } from './season.ts'
import { type FindSubject, isHopeless, type SparkSubject } from './spark-subject.ts'
import { deadlineOf, type SparkChild, type SparkRequest, type SparkStore } from './spark-store.ts'

type Deps = {
  db: Db
  sparks: SparkStore
  images: ImageStore
  blobs: BlobStore
  vision: Pick<VisionPool, 'findProduct'>
  findSubject: FindSubject
  makeBatch: MakeBatch
  /** Those who make images for an organization. */
  providersFor: (organizationId: string, deadline: Date) => readonly ImageProvider[]
  log: Logger
}
type Payload = NonNullable<(typeof MAKE_IMAGES)['payload']>

/**
 * Makes a batch. Files come first, then everything that can be seen (images, scores, verdicts and the
 * batch's end) in one transaction: a process that dies anywhere leaves a batch that is made again, or
 * fails by its age, and never an image without its batch.
 */
export function createMakeImagesWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, sparks, images, blobs, vision, findSubject, makeBatch, providersFor, log } = deps

  async function rootOf(
    subject: SparkSubject,
    request: SparkRequest,
    signal: AbortSignal,
  ): Promise<RootImage> {
    const { bytes, facts, name, categoryId, categoryPath, retailer } = subject
    return {
      bytes,
      facts,
      mask: await vision.findProduct(bytes, signal),
      name,
      family: rubricOf(categoryId).family,
      categoryPath,
      season: seasonAt(request.created_at, retailer?.region ?? null),
      allowsOffPackText: retailer?.mainImage.textAllowed ?? true,
    }
  }

  /** False where the batch does not count any more. */
  async function save(
    request: SparkRequest,
    subject: SparkSubject,
    judged: readonly JudgedImage[],
  ): Promise<boolean> {
    const { organizationId, categoryId } = subject
    const children = judged.map((each) => ({ ...each, imageId: uuidV7(), sha256: digest(each.bytes) }))
    const kept = children.filter(({ verdict }) => verdict.kept)
    for (const { sha256, bytes } of kept) await blobs.put(blobKey(organizationId, sha256), bytes)
    const files = await Promise.all(kept.map(({ bytes }) => inspectImage(bytes)))
    return db.transaction().execute(async (trx) => {
      if (!(await sparks.complete(trx, request.id, null))) return false
      await insertImages(
        trx,
        organizationId,
        kept.flatMap(({ imageId, sha256, role }, index) => {
          const file = files[index]
          if (!file) return []
          const { format, widthPx: width, heightPx: height, byteLength } = file
          return [
            {
              imageId,
              sha256,
              format,
              width,
              height,
              byteLength,
              categoryId,
              role,
              rootImageId: subject.imageId,
            },
          ]
        }),
      )
      for (const { sha256, role, facts, score } of kept) {
        const key = { organizationId, sha256, categoryId, role, modelVersion: score.model_version }
        await images.saveAnalysis(trx, key, facts, score)
      }
      await sparks.saveChildren(trx, request.id, children.map(asChild))
      return true
    })
  }

  return {
    concurrency,
    async handle({ requestId }, signal) {
      const request = await sparks.find(requestId)
      if (request?.status !== 'processing') return
      const subject = await findSubject(request, signal).catch((error: unknown) => {
        if (!isHopeless(error)) throw error
        return sparks.fail(requestId, error.message)
      })
      if (!subject) return
      const { role, categoryId, organizationId, retailer } = subject
      const judged = await makeBatch(
        {
          image: await rootOf(subject, request, signal),
          role,
          categoryId,
          mainImageRules: retailer?.mainImage ?? null,
        },
        providersFor(organizationId, deadlineOf(request)),
        signal,
      )
      if (!(await save(request, subject, judged)))
        return log.info({ batch_id: requestId }, 'images came too late')
      const kept = judged.filter(({ verdict }) => verdict.kept).length
      log.info({ batch_id: requestId, image_id: subject.imageId, made: judged.length, kept }, 'images made')
    },
    onDead: ({ requestId }) => sparks.fail(requestId, 'gave up'),
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function asChild({
  imageId,
  composition,
  assetType,
  role,
  score,
  verdict,
}: JudgedImage & { imageId: string }): SparkChild {
  return {
    imageId: verdict.kept ? imageId : null,
    composition,
    assetType,
    role,
    serviceScore: score.service_score,
    rejection: verdict.kept ? null : { reason: verdict.reason, detail: verdict.detail },
  }
}
