import type { ImageRole } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobOwner } from '../../platform/jobs/job-type.ts'
import type { ScoreKey } from './analysis-store.ts'
import { recordImageScored } from './image-events.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './jobs.ts'
import { currentModelVersion } from './model.ts'
import type { RunItem, ScoringRun, ScoringRunStore } from './scoring-run-store.ts'

type Deps = { runs: ScoringRunStore; jobs: Pick<JobQueue, 'enqueue'> }
type Work = JobOwner & { categoryId: string; items: readonly RunItem[] }

/** Returns the role of the image at a position. */
export const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

/** Returns the run items of a listing's images. */
export const listingItems = (images: readonly { position: number; sha256: string }[]): RunItem[] =>
  images.map(({ position, sha256 }) => ({ sha256, role: roleAt(position) }))

/** Creates the start of scoring runs. Run, items and jobs are stored in the caller's transaction. */
export function createStartRun({ runs, jobs }: Deps) {
  return async function startRun(
    trx: Db,
    run: ScoringRun,
    { organizationId, categoryId, items, urgency }: Work,
  ): Promise<void> {
    const modelVersion = currentModelVersion(categoryId)
    const pending = await runs.create(trx, run, items, { organizationId, categoryId, modelVersion })
    if (pending.length > 0)
      await jobs.enqueue(
        trx,
        SCORE_IMAGE,
        pending.map((item) => ({ runId: run.id, ...item })),
        { organizationId, urgency },
      )
    else
      await endImages(trx, run, { organizationId, categoryId, modelVersion, item: items[0] }, { runs, jobs })
  }
}

/** The last item of a run, and what its score depends on. */
type LastItem = Omit<ScoreKey, keyof RunItem> & { item: RunItem | undefined }

/**
 * Ends the image part of a run: enqueues the scoring of the listing, or removes the run of a standalone image and
 * records the event.
 */
export async function endImages(
  trx: Db,
  { id, subject }: ScoringRun,
  { item, ...score }: LastItem,
  { runs, jobs }: Deps,
): Promise<void> {
  const { organizationId } = score
  if (subject.kind === 'pdp')
    return jobs.enqueue(trx, SCORE_LISTING, [{ runId: id }], { organizationId, urgency: 'submission' })
  await runs.remove(trx, id)
  if (item) await recordImageScored(trx, subject.imageId, { ...score, ...item })
}

export type StartRun = ReturnType<typeof createStartRun>
