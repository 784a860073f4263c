import { createHash } from 'node:crypto'
import type { ImageProvider, RootImage } from '@endcap/studio'
import { inspectImage, type VisionPool } from '@endcap/vision'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { newImage } from '../images/fetch-images.ts'
import { insertImages, type NewImage } from '../images/image-store.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { Logger } from '../../platform/observability/log.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { rubricOf } from '../scoring/model.ts'
import type { MAKE_IMAGES } from './jobs.ts'
import type { JudgedImage, MakeBatch } from './make-batch.ts'
import { seasonAt } from './season.ts'
import type { OpenRequest, SparkSubject } from './spark-subject.ts'
import { deadlineOf, type SparkChild, type SparkRequest, type SparkStore } from './spark-store.ts'

type Deps = {
  db: Db
  sparks: SparkStore
  analyses: Pick<AnalysisStore, 'saveAnalysis'>
  files: StoredFiles
  vision: Pick<VisionPool, 'findProduct'>
  openRequest: OpenRequest
  makeBatch: MakeBatch
  /** Returns the providers of images for an organization. */
  providersFor: (organizationId: string, deadline: Date) => readonly ImageProvider[]
  log: Logger
}
type Payload = NonNullable<(typeof MAKE_IMAGES)['payload']>

/**
 * Creates the worker that makes a batch. It stores the files first, then images, scores, verdicts and the
 * status of the batch in one transaction. A process that dies leaves a batch that is retried or times out,
 * and never an image without its batch.
 */
export function createMakeImagesWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, sparks, analyses, files, vision, openRequest, makeBatch, providersFor, log } = deps

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

  /** Stores the file of a kept image and returns the image for the organization. */
  async function store(
    { organizationId, categoryId, imageId }: SparkSubject,
    made: JudgedImage,
  ): Promise<NewImage> {
    const { bytes, role } = made
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await files.keep({ organizationId, sha256 }, bytes)
    return {
      ...newImage({ sha256, file: (await inspectImage(bytes)).file }, categoryId, role),
      rootImageId: imageId,
    }
  }

  /** Saves the batch. Returns false, and saves nothing, if the request is no longer in flight. */
  async function save(
    request: SparkRequest,
    subject: SparkSubject,
    judged: readonly JudgedImage[],
  ): Promise<boolean> {
    const { organizationId, categoryId } = subject
    const children: Child[] = []
    for (const made of judged)
      children.push({ made, image: made.verdict.kept ? await store(subject, made) : null })
    return db.transaction().execute(async (trx) => {
      if (!(await sparks.complete(trx, request.id, null))) return false
      await insertImages(
        trx,
        organizationId,
        children.flatMap(({ image }) => image ?? []),
      )
      for (const { made, image } of children) {
        if (!image) continue
        const { facts, score, role } = made
        const key = {
          organizationId,
          sha256: image.sha256,
          categoryId,
          role,
          modelVersion: score.model_version,
        }
        await analyses.saveAnalysis(trx, key, facts, score)
      }
      await sparks.saveChildren(trx, request.id, children.map(asChild))
      return true
    })
  }

  return {
    concurrency,
    async handle({ requestId }, signal) {
      const opened = await openRequest(requestId, signal)
      if (!opened) return
      const { request, subject } = opened
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
        return log.info({ batch_id: requestId }, 'images discarded: the request is no longer in flight')
      const kept = judged.filter(({ verdict }) => verdict.kept).length
      log.info({ batch_id: requestId, image_id: subject.imageId, made: judged.length, kept }, 'images made')
    },
    onDeadLetter: ({ requestId }, reason) =>
      sparks.fail(requestId, `failed after the last attempt: ${reason}`),
  }
}

/** A child image; `image` is null if it was rejected. */
type Child = { made: JudgedImage; image: NewImage | null }

function asChild({ made: { composition, assetType, role, score, verdict }, image }: Child): SparkChild {
  return {
    imageId: image?.imageId ?? null,
    composition,
    assetType,
    role,
    serviceScore: score.service_score,
    rejection: verdict.kept ? null : { reason: verdict.reason, detail: verdict.detail },
  }
}
