import type { ImageRole } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobOwner } from '../../platform/jobs/job-type.ts'
import type { AnalysisStore, ScoreKey } from './analysis-store.ts'
import { recordImageScored } from './image-events.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './jobs.ts'
import type { RubricStore } from './rubric-store.ts'
import type { RunItem, ScoringRun, ScoringRunStore } from './scoring-run-store.ts'

type Deps = {
  runs: ScoringRunStore
  jobs: Pick<JobQueue, 'enqueue'>
  analyses: Pick<AnalysisStore, 'modelVersions'>
  rubrics: Pick<RubricStore, 'of'>
}
type Work = JobOwner & { categoryId: string; items: readonly RunItem[] }

/** Maps position 0 to the hero. */
export const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

/** Returns the run items of a listing's images. */
export const listingItems = (images: readonly { position: number; sha256: string }[]): RunItem[] =>
  images.map(({ position, sha256 }) => ({ sha256, role: roleAt(position) }))

/** Stores run, items and jobs in the caller's transaction. */
export function createStartRun({ runs, jobs, analyses, rubrics }: Deps) {
  return async function startRun(
    trx: Db,
    run: ScoringRun,
    { organizationId, categoryId, items, urgency }: Work,
  ): Promise<void> {
    const rubric = (await rubrics.of(organizationId, trx))(categoryId)
    const contents = items.map(({ sha256 }) => sha256)
    const modelVersionOf = await analyses.modelVersions(trx, { organizationId, categoryId, rubric }, contents)
    const pending = await runs.create(trx, run, items, { organizationId, categoryId, modelVersionOf })
    if (pending.length > 0)
      await jobs.enqueue(
        trx,
        SCORE_IMAGE,
        pending.map((item) => ({ runId: run.id, ...item })),
        { organizationId, urgency },
      )
    else {
      const [item] = items
      if (!item) throw new Error(`run ${run.id} has no items`)
      const modelVersion = modelVersionOf(item.sha256)
      await endImages(trx, run, { ...item, organizationId, categoryId, modelVersion }, { runs, jobs })
    }
  }
}

/**
 * Continues after the last image: enqueues the listing, or ends the run of a standalone image. `last` is the
 * last score's key; failed items have none.
 */
export async function endImages(
  trx: Db,
  { id, subject }: ScoringRun,
  last: ScoreKey,
  { runs, jobs }: Pick<Deps, 'runs' | 'jobs'>,
): Promise<void> {
  const { organizationId } = last
  if (subject.kind === 'pdp')
    return jobs.enqueue(trx, SCORE_LISTING, [{ runId: id }], { organizationId, urgency: 'submission' })
  await runs.remove(trx, id)
  await recordImageScored(trx, subject.imageId, last)
}

export type StartRun = ReturnType<typeof createStartRun>
