import { type ImageFacts, type ImageScore, scoreImage } from '@endcap/scoring'
import { FACTS_VERSION, ImageError, type VisionPool } from '@endcap/vision'
import { blobKey, type BlobStore } from '../blobs/blob-store.ts'
import type { Db } from '../db/database.ts'
import type { ImageStore, ScoreKey } from '../images/image-store.ts'
import type { JobQueue, Worker } from '../jobs/job-queue.ts'
import type { Logger } from '../log.ts'
import type { Pdp, PdpStore } from '../pdps/pdp-store.ts'
import { type SCORE_IMAGE, SCORE_LISTING } from './jobs.ts'
import { currentModelVersion, rubricOf } from './model.ts'
import type { RunItem, ScoringRunStore } from './scoring-run-store.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  images: ImageStore
  blobs: BlobStore
  vision: VisionPool
  jobs: JobQueue
  log: Logger
}
type Payload = NonNullable<(typeof SCORE_IMAGE)['payload']>
type Analysis = { facts: ImageFacts; score: ImageScore }

/**
 * Scores one content of a run: facts first (looked at once per organization and vision version),
 * then the rubric. Settling the item and sending the next job is one transaction, so a process that
 * dies anywhere loses at most the work, never the count.
 */
export function createScoreImageWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, runs, pdps, images, blobs, vision, jobs, log } = deps
  // Two listings of one catalogue often share an image: what is being looked at is not looked at twice.
  const looking = new Map<string, Promise<ImageFacts>>()

  async function findFacts({ organizationId, sha256 }: ScoreKey, signal: AbortSignal): Promise<ImageFacts> {
    const stored = await images.findFacts(organizationId, sha256, FACTS_VERSION)
    if (stored) return stored
    const key = blobKey(organizationId, sha256)
    const running = looking.get(key)
    if (running) return running
    const look = blobs.get(key, signal).then((bytes) => vision.analyse(bytes, signal))
    looking.set(key, look)
    try {
      return await look
    } finally {
      looking.delete(key)
    }
  }

  async function settle(
    runId: string,
    item: RunItem,
    error: string | null,
    save?: (trx: Db) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await save?.(trx)
      const remaining = await runs.settle(trx, runId, item, error)
      if (remaining === 0) await jobs.enqueue(trx, SCORE_LISTING, [{ runId }])
    })
  }

  /** The PDP, while the run is the one that counts. */
  async function currentPdp(runId: string): Promise<Pdp | null> {
    const run = await runs.find(db, runId)
    const pdp = run && (await pdps.findById(db, run.pdpId))
    return pdp?.run_id === runId ? pdp : null
  }

  return {
    concurrency,
    async handle({ runId, sha256, role }, signal) {
      const item = { sha256, role }
      const pdp = await currentPdp(runId)
      if (!pdp || !(await runs.itemIsPending(runId, item))) return
      const categoryId = pdp.category_id
      const key: ScoreKey = {
        organizationId: pdp.organization_id,
        sha256,
        categoryId,
        role,
        modelVersion: currentModelVersion(categoryId),
      }
      if (await images.hasScore(key)) return settle(runId, item, null)
      let analysis: Analysis
      try {
        const facts = await findFacts(key, signal)
        analysis = { facts, score: scoreImage(facts, role, rubricOf(categoryId)) }
      } catch (error) {
        // It will not get better by trying again.
        if (error instanceof ImageError) return settle(runId, item, error.reason)
        throw error
      }
      await settle(runId, item, null, async (trx) => {
        const isNew = await images.saveAnalysis(trx, key, analysis.facts, analysis.score)
        if (isNew)
          log.info(
            { pdp_id: pdp.id, run_id: runId, sha256, role, service_score: analysis.score.service_score },
            'image scored',
          )
      })
    },
    onDead: ({ runId, sha256, role }) => settle(runId, { sha256, role }, 'gave up'),
  }
}
