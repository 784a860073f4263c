import { ImageError } from '@endcap/eye'
import type { Logger } from '@endcap/foundation/observability/log'
import { type ImageScore, scoreImage } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { AnalysisStore, ScoreKey } from './analysis-store.ts'
import type { AnalyzeImage } from './analyze-image.ts'
import type { SCORE_IMAGE } from './jobs.ts'
import type { RubricStore } from './rubric-store.ts'
import type { PendingItem, ScoringRunStore } from './scoring-run-store.ts'
import { endImages } from './start-run.ts'

type Deps = {
  db: Db
  runs: ScoringRunStore
  analyses: AnalysisStore
  rubrics: Pick<RubricStore, 'of'>
  analyzeImage: AnalyzeImage
  jobs: JobQueue
  metrics: Metrics
  log: Logger
}
type Payload = NonNullable<(typeof SCORE_IMAGE)['payload']>

/**
 * Scores one content of a run from facts that are analyzed once per organization and vision version. Settling
 * the item and enqueueing the next job is one transaction, so a crash never loses the count of remaining
 * items.
 */
export function createScoreImageWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, runs, analyses, rubrics, analyzeImage, jobs, metrics, log } = deps
  async function settle(
    { run }: PendingItem,
    key: ScoreKey,
    error: string | null,
    save?: (trx: Db) => Promise<void>,
  ): Promise<void> {
    await metrics.stage('save', () =>
      db.transaction().execute(async (trx) => {
        const { sha256, role } = key
        const remaining = await runs.settle(trx, run.id, { sha256, role }, error)
        // The run was deleted or superseded, and its content may be gone.
        if (remaining === null) return
        await save?.(trx)
        if (remaining === 0) await endImages(trx, run, key, { runs, jobs })
      }),
    )
  }

  return {
    concurrency,
    async handle({ runId, sha256, role }, signal) {
      const item = { sha256, role }
      const pending = await runs.findPending(runId, item)
      if (!pending) return
      const { organizationId, categoryId } = pending
      const rubric = (await rubrics.of(organizationId))(categoryId)
      const modelVersionOf = await analyses.modelVersions(db, { organizationId, categoryId, rubric }, [
        sha256,
      ])
      const key: ScoreKey = { ...item, organizationId, categoryId, modelVersion: modelVersionOf(sha256) }
      const isScored = await analyses.hasScore(key)
      metrics.cache('scores', isScored)
      if (isScored) return settle(pending, key, null)
      let score: ImageScore
      try {
        const facts = await analyzeImage(organizationId, sha256, signal)
        score = await metrics.stage('score', () => scoreImage(facts, role, rubric))
      } catch (error) {
        // Another attempt would fail in the same way.
        if (error instanceof ImageError) return settle(pending, key, error.reason)
        throw error
      }
      // A correction since the look-up has its own version.
      const scoredKey = { ...key, modelVersion: score.model_version }
      await settle(pending, scoredKey, null, async (trx) => {
        if (await analyses.saveScore(trx, scoredKey, score))
          log.info({ run_id: runId, sha256, role, service_score: score.service_score }, 'image scored')
      })
    },
    async onDeadLetter({ runId, sha256, role }, reason) {
      const item = { sha256, role }
      const pending = await runs.findPending(runId, item)
      if (!pending) return
      const { organizationId, categoryId } = pending
      const key = { ...item, organizationId, categoryId, modelVersion: '' }
      await settle(pending, key, `dead-lettered: ${reason}`)
    },
  }
}
