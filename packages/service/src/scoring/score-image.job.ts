import { scoreImage } from '@endcap/scoring'
import { ImageError } from '@endcap/vision'
import type { Db } from '../db/database.ts'
import type { Analysis, ImageStore, ScoreKey } from '../images/image-store.ts'
import type { LookAt } from '../images/look-at.ts'
import type { JobQueue, Worker } from '../jobs/job-queue.ts'
import type { Logger } from '../log.ts'
import type { PdpStore } from '../pdps/pdp-store.ts'
import type { SCORE_IMAGE } from './jobs.ts'
import { currentModelVersion, rubricOf } from './model.ts'
import type { RunItem, ScoringRun, ScoringRunStore } from './scoring-run-store.ts'
import { endImages } from './start-run.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  images: ImageStore
  lookAt: LookAt
  jobs: JobQueue
  log: Logger
}
type Payload = NonNullable<(typeof SCORE_IMAGE)['payload']>
type Scope = Pick<ScoreKey, 'organizationId' | 'categoryId'>

/**
 * Scores one content of a run: facts first (looked at once per organization and vision version),
 * then the rubric. Settling the item and sending the next job is one transaction, so a process that
 * dies anywhere loses at most the work, never the count.
 */
export function createScoreImageWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, runs, pdps, images, lookAt, jobs, log } = deps
  async function settle(
    run: ScoringRun,
    item: RunItem,
    error: string | null,
    save?: (trx: Db) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await save?.(trx)
      const remaining = await runs.settle(trx, run.id, item, error)
      if (remaining === 0) await endImages(trx, run, { runs, jobs })
    })
  }

  /** For whom and in which category; null where the run does not count any more. */
  async function scopeOf({ id, subject }: ScoringRun): Promise<Scope | null> {
    if (subject.kind === 'pdp') {
      const pdp = await pdps.findById(db, subject.pdpId)
      return pdp?.run_id === id ? { organizationId: pdp.organization_id, categoryId: pdp.category_id } : null
    }
    const image = await images.findById(subject.imageId)
    if (!image || image.categoryId === null) return null
    return { organizationId: image.organizationId, categoryId: image.categoryId }
  }

  return {
    concurrency,
    async handle({ runId, sha256, role }, signal) {
      const item = { sha256, role }
      const run = await runs.find(db, runId)
      const scope = run && (await scopeOf(run))
      if (!scope || !(await runs.itemIsPending(runId, item))) return
      const { categoryId } = scope
      const key: ScoreKey = { ...scope, ...item, modelVersion: currentModelVersion(categoryId) }
      if (await images.hasScore(key)) return settle(run, item, null)
      let analysis: Analysis
      try {
        const facts = await lookAt(key.organizationId, sha256, signal)
        analysis = { facts, score: scoreImage(facts, role, rubricOf(categoryId)) }
      } catch (error) {
        // It will not get better by trying again.
        if (error instanceof ImageError) return settle(run, item, error.reason)
        throw error
      }
      await settle(run, item, null, async (trx) => {
        const isNew = await images.saveAnalysis(trx, key, analysis.facts, analysis.score)
        if (isNew)
          log.info(
            { run_id: runId, sha256, role, service_score: analysis.score.service_score },
            'image scored',
          )
      })
    },
    async onDead({ runId, sha256, role }) {
      const run = await runs.find(db, runId)
      if (run) await settle(run, { sha256, role }, 'gave up')
    },
  }
}
