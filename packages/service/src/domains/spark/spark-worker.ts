import type { Logger } from '@endcap/foundation/observability/log'
import type { FixRefusal } from '@endcap/scoring'
import type { Ideas, RootFault } from '@endcap/studio'
import type { Db } from '../../platform/db/database.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import { ID_FIELDS, type SparkKind, type SparkStore } from './spark-store.ts'
import type { OpenedRequest, OpenRequest } from './spark-subject.ts'

export type Made = {
  /** Null for images. */
  ideas: Ideas | null
  /** Why no image could be made of the root. */
  rootFault?: RootFault | null
  /** Why a fix was not made. */
  refusal?: FixRefusal | null
  /** Runs in the transaction that completes the request. */
  save?: (trx: Db) => Promise<void>
  counts: Record<string, number>
}

const DONE: Record<SparkKind, string> = {
  images: 'images made',
  ideas: 'ideas found',
  crop: 'image cropped',
  whiten: 'image whitened',
}

type Deps = { db: Db; sparks: SparkStore; openRequest: OpenRequest; log: Logger }

/**
 * Runs requests. Saves result and status in one transaction, or discards them if it is no longer
 * in flight.
 */
export function createSparkWorker(
  { db, sparks, openRequest, log }: Deps,
  make: (opened: OpenedRequest, signal: AbortSignal) => Promise<Made>,
  concurrency: number,
): Worker<{ requestId: string }> {
  return {
    concurrency,
    async handle({ requestId }, signal) {
      const opened = await openRequest(requestId, signal)
      if (!opened) return
      const { kind } = opened.request
      const { ideas, rootFault = null, refusal = null, save, counts } = await make(opened, signal)
      const isCurrent = await db.transaction().execute(async (trx) => {
        if (!(await sparks.complete(trx, requestId, { ideas, rootFault, refusal }))) {
          await sparks.fail(trx, requestId, 'took too long')
          return false
        }
        await save?.(trx)
        return true
      })
      const id = { [ID_FIELDS[kind]]: requestId }
      if (isCurrent) log.info({ ...id, image_id: opened.subject.imageId, ...counts }, DONE[kind])
      else log.info(id, `${kind} discarded: the request is no longer in flight`)
    },
    onDeadLetter: ({ requestId }, reason) =>
      db
        .transaction()
        .execute((trx) => sparks.fail(trx, requestId, `failed after the last attempt: ${reason}`)),
  }
}
