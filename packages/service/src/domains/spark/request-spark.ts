import { messageOf } from '@endcap/foundation/errors/reason'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { ImageStore } from '../images/image-store.ts'
import { SPARK_JOBS } from './jobs.ts'
import {
  ID_FIELDS,
  type NewRequest,
  type SparkKind,
  type SparkRequest,
  type SparkStore,
  type StoredFix,
} from './spark-store.ts'

type Deps = { db: Db; images: ImageStore; sparks: SparkStore; jobs: Pick<JobQueue, 'enqueue'> }

/** `isNew` is false if it was already in flight. */
export type Requested = { request: SparkRequest; isNew: boolean }

/**
 * Requests images, ideas or a fix, with the job in one transaction. Locks the root, so that concurrent callers share
 * one request.
 *
 * @throws DomainError IMAGE_NOT_FOUND, GENERATED_IMAGE_NOT_ALLOWED, MISSING_PRODUCT_CATEGORY,
 *   QUEUE_ENQUEUE_FAILED
 */
export function createRequestSpark({ db, images, sparks, jobs }: Deps) {
  return async function requestSpark(
    kind: SparkKind,
    organizationId: string,
    imageId: string,
    fix?: StoredFix,
  ): Promise<Requested> {
    const request: NewRequest = { id: uuidV7(), kind, organizationId, imageId, ...(fix && { fix }) }
    try {
      return await db.transaction().execute((trx) => findOrInsert(trx, request))
    } catch (error) {
      if (!(error instanceof EnqueueError) || isDatabaseUnavailable(error.cause))
        throw error instanceof EnqueueError ? error.cause : error
      // After the rollback, records the failed request for operators.
      const reason = `could not be queued: ${messageOf(error.cause)}`
      await db.transaction().execute((trx) => sparks.insert(trx, request, reason))
      throw new DomainError('QUEUE_ENQUEUE_FAILED', 'the request could not be queued; try again', {
        extra: { [ID_FIELDS[kind]]: request.id },
        cause: error.cause,
      })
    }
  }

  async function findOrInsert(trx: Db, request: NewRequest): Promise<Requested> {
    const { kind, organizationId, imageId } = request
    const image = isUuid(imageId) ? await images.lock(trx, organizationId, imageId) : null
    if (!image) throw new DomainError('IMAGE_NOT_FOUND', 'there is no such image in your organization')
    // A made image may be fixed: a whitened one can also be cropped.
    if (image.rootImageId !== null && request.fix === undefined)
      throw new DomainError(
        'GENERATED_IMAGE_NOT_ALLOWED',
        'the image was made by Spark; use its root image instead',
      )
    if (image.categoryId === null)
      throw new DomainError('MISSING_PRODUCT_CATEGORY', 'the image has no product category')
    const inFlight = await sparks.findInFlight(trx, kind, imageId)
    if (inFlight) return { request: inFlight, isNew: false }
    await sparks.failOverdue(trx, kind, imageId)
    const made = await sparks.insert(trx, request)
    try {
      await jobs.enqueue(trx, SPARK_JOBS[kind], [{ requestId: request.id }], {
        organizationId,
        urgency: 'submission',
      })
    } catch (error) {
      throw new EnqueueError(error)
    }
    return { request: made, isNew: true }
  }
}

export type RequestSpark = ReturnType<typeof createRequestSpark>

/** Rolls the transaction back, distinct from other failures. */
class EnqueueError extends Error {
  constructor(cause: unknown) {
    super('the job could not be queued', { cause })
    this.name = 'EnqueueError'
  }
}
