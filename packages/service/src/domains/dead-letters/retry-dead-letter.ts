import { FAMILIES } from '@endcap/catalog'
import { v7 as uuidV7 } from 'uuid'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobRecord } from '../../platform/jobs/job-table/job-records.ts'
import { enqueueJudging, JUDGE_AGAIN } from '../acceptance/judge-again.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import { ingestAgain } from '../pdps/submission/ingest-again.ts'
import { INGEST_LISTING } from '../pdps/submission/ingest-listing.job.ts'
import { UPGRADE_SCORES } from '../releases/upgrade-scores.job.ts'
import { RESCORE_FAMILY } from '../rubrics/rescore-family.job.ts'
import { SCORE_IMAGE, SCORE_LISTING } from '../scoring/jobs.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import type { StartRun } from '../scoring/start-run.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  images: ImageStore
  jobs: JobQueue
  startRun: StartRun
  scoreAgain: ScoreAgain
}

const ofRun = z.object({ runId: z.string() })
const ofImage = ofRun.extend({ sha256: z.string(), role: z.enum(['hero', 'carousel']) })
const ofFamily = z.object({
  organizationId: z.string(),
  family: z.enum(FAMILIES).nullable(),
  after: z.object({ kind: z.enum(['pdp', 'content']), id: z.string() }).nullable(),
})
const ofUpgrade = z.object({
  organizationId: z.string(),
  step: z.discriminatedUnion('do', [
    z.object({ do: z.literal('plan'), kind: z.enum(['pdp', 'content']), after: z.string().nullable() }),
    z.object({ do: z.literal('pdp'), id: z.string() }),
    z.object({ do: z.literal('content'), sha256: z.string() }),
  ]),
})
const ofJudging = z.object({ organizationId: z.string(), after: z.string().nullable() })
const ofListing = ofRun.extend({ pdpId: z.string() })

/**
 * Creates the retry: it returns the listing to PROCESSING or scores the image again, then discards the dead
 * letter. It returns the reason if nothing is left to do, or null.
 */
export function createRetryDeadLetter({ db, jobs, ...deps }: Deps) {
  const { runs, pdps, scoreAgain } = deps

  return async function retryDeadLetter({
    id,
    queue,
    payload,
    organizationId,
  }: Pick<JobRecord, 'id' | 'queue' | 'payload' | 'organizationId'>): Promise<string | null> {
    const refusal = await db.transaction().execute(async (trx) => {
      switch (queue) {
        case SCORE_IMAGE.name:
        case SCORE_LISTING.name: {
          const { runId } = ofRun.parse(payload)
          const subject = (await runs.find(trx, runId))?.subject
          if (subject?.kind === 'pdp')
            return restartLatest(trx, pdps, { pdpId: subject.pdpId, runId }, (pdp) => scoreAgain(trx, pdp))
          // The run of a standalone image is deleted at its end.
          return queue === SCORE_IMAGE.name
            ? scoreStandaloneImages(trx, deps, organizationId, ofImage.parse(payload))
            : 'the listing has been submitted or retried since'
        }
        case INGEST_LISTING.name: {
          const { pdpId, runId } = ofListing.parse(payload)
          return restartLatest(trx, pdps, { pdpId, runId }, (pdp) =>
            ingestAgain(trx, { pdps, jobs }, pdp, { urgency: 'rescoring' }),
          )
        }
        case RESCORE_FAMILY.name: {
          const retried = ofFamily.parse(payload)
          const owner = { organizationId: retried.organizationId, urgency: 'rescoring' } as const
          await jobs.enqueue(trx, RESCORE_FAMILY, [retried], owner)
          return null
        }
        case UPGRADE_SCORES.name: {
          const retried = ofUpgrade.parse(payload)
          const owner = { organizationId: retried.organizationId, urgency: 'upgrade' } as const
          await jobs.enqueue(trx, UPGRADE_SCORES, [retried], owner)
          return null
        }
        case JUDGE_AGAIN.name: {
          const { organizationId: owner, after } = ofJudging.parse(payload)
          await enqueueJudging(trx, jobs, owner, after)
          return null
        }
        default:
          return 'the request has failed; send a new one'
      }
    })
    // Discards after the retry, so an interruption in between causes a harmless second retry instead of none.
    await jobs.records.discard([id])
    return refusal
  }
}

export type RetryDeadLetter = ReturnType<typeof createRetryDeadLetter>

/** Runs `restart` on the PDP if the failed run is still its latest. */
async function restartLatest(
  trx: Db,
  pdps: PdpStore,
  { pdpId, runId }: { pdpId: string; runId: string },
  restart: (pdp: Pdp) => Promise<void>,
): Promise<string | null> {
  const pdp = await pdps.lock(trx, pdpId)
  if (pdp?.run_id !== runId) return 'the listing has been submitted or retried since'
  // The status is still PROCESSING if its failure could not be recorded.
  if (pdp.status === 'COMPLETED') return 'the listing is COMPLETED'
  await restart(pdp)
  return null
}

/** Scores standalone images with this content that have no score. */
async function scoreStandaloneImages(
  trx: Db,
  { images, startRun }: Pick<Deps, 'images' | 'startRun'>,
  organizationId: string | null,
  item: z.infer<typeof ofImage>,
): Promise<string | null> {
  const unscored = organizationId === null ? [] : await images.findUnscored(trx, organizationId, item)
  for (const { id: imageId, organizationId: owner, categoryId } of unscored) {
    if (categoryId === null) continue
    const run = { id: uuidV7(), subject: { kind: 'image', imageId } } as const
    const items = [{ sha256: item.sha256, role: item.role }]
    await startRun(trx, run, { organizationId: owner, categoryId, items, urgency: 'rescoring' })
  }
  return unscored.length > 0 ? null : 'there is nothing left to score'
}
