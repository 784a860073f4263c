import type { ImageRole } from '@endcap/scoring'
import type { Db } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './jobs.ts'
import { currentModelVersion } from './model.ts'
import type { ScoringRun, ScoringRunStore } from './scoring-run-store.ts'

type Deps = { runs: ScoringRunStore; jobs: JobQueue }
type Listing = {
  organizationId: string
  categoryId: string
  images: readonly { position: number; sha256: string }[]
}

export const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

/** Starts a scoring run within the transaction that made it necessary: run, items and jobs, or nothing. */
export function createStartRun({ runs, jobs }: Deps) {
  return async function startRun(
    trx: Db,
    run: ScoringRun,
    { organizationId, categoryId, images }: Listing,
  ): Promise<void> {
    const items = images.map(({ position, sha256 }) => ({ sha256, role: roleAt(position) }))
    const modelVersion = currentModelVersion(categoryId)
    const pending = await runs.create(trx, run, items, { organizationId, categoryId, modelVersion })
    if (pending.length === 0) await jobs.enqueue(trx, SCORE_LISTING, [{ runId: run.id }])
    else
      await jobs.enqueue(
        trx,
        SCORE_IMAGE,
        pending.map((item) => ({ runId: run.id, ...item })),
      )
  }
}

export type StartRun = ReturnType<typeof createStartRun>
