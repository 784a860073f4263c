import { setTimeout as sleep } from 'node:timers/promises'
import { ImageError } from '@endcap/eye'
import { BlobMissingError } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { hasReadyOrActiveJobs } from '../../platform/jobs/job-table/waiting-jobs.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import { ANALYZE_DRAFT } from '../drafts/analyze-draft.job.ts'
import type { ScoreStandalone } from '../images/score-standalone.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { isScoredNow, visitContents, visitListings } from '../pdps/scoring/earlier-scores.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import { SCORE_IMAGE } from '../scoring/jobs.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'

/** Plans further jobs, or scores a listing or an image without one. */
type Step =
  | { do: 'plan'; kind: 'pdp' | 'content'; after: string | null }
  | { do: 'pdp'; id: string }
  | { do: 'content'; sha256: string }

type Payload = { organizationId: string; step: Step }

/** Analyzes images again to replace scores of earlier releases. */
export const UPGRADE_SCORES: JobType<Payload> = {
  name: 'upgrade-scores',
  retryLimit: 8,
  timeoutS: 1800,
  isFair: true,
}

type Deps = {
  db: Db
  factsVersion: string
  log: Logger
  jobs: Pick<JobQueue, 'enqueue'>
  pdps: Pick<PdpStore, 'findById' | 'images' | 'lock' | 'complete'>
  rubrics: Pick<RubricStore, 'of'>
  analyzeImage: AnalyzeImage
  scoreStoredListing: ScoreStoredListing
  scoreStandalone: ScoreStandalone
}

/** Per job, which keeps the queue short. */
const VISITED = 200
/** Finished before images are analyzed again. */
const FIRST = [SCORE_IMAGE.name, ANALYZE_DRAFT.name]
const PAUSE_MS = 250
/** Lets a service that is never idle upgrade too. */
const MAX_WAIT_MS = 60_000

/**
 * Brings scores to this release. A listing keeps its score until all images have new facts, then changes in
 * one transaction. Analyzes one image at a time, while no other waits. A repeated job analyzes none twice.
 */
export function createUpgradeScoresWorker(deps: Deps): Worker<Payload> {
  return {
    concurrency: 1,
    async handle({ organizationId, step }, signal) {
      if (step.do === 'plan') await plan(deps, organizationId, step)
      else if (step.do === 'pdp') await upgradePdp(deps, step.id, signal)
      else await upgradeContent(deps, organizationId, step.sha256, signal)
    },
    async onDeadLetter({ organizationId, step }, reason) {
      deps.log.error(
        { organization_id: organizationId, step, reason },
        'scores stay those of an earlier release',
      )
    },
  }
}

/** Listings come before contents. Also enqueues the next planning job. */
async function plan(
  { db, factsVersion, jobs }: Deps,
  organizationId: string,
  { kind, after }: Extract<Step, { do: 'plan' }>,
): Promise<void> {
  const visit = kind === 'pdp' ? visitListings : visitContents
  const { earlier, next } = await visit(db, { organizationId, factsVersion, after, limit: VISITED })
  const steps = earlier.map(
    (id): Step => (kind === 'pdp' ? { do: 'pdp', id } : { do: 'content', sha256: id }),
  )
  if (next !== null) steps.push({ do: 'plan', kind, after: next })
  else if (kind === 'pdp') steps.push({ do: 'plan', kind: 'content', after: null })
  const owner = { organizationId, urgency: 'upgrade' } as const
  const payloads = steps.map((step) => ({ organizationId, step }))
  await db.transaction().execute((trx) => jobs.enqueue(trx, UPGRADE_SCORES, payloads, owner))
}

async function upgradePdp(deps: Deps, pdpId: string, signal: AbortSignal): Promise<void> {
  const { db, pdps, scoreStoredListing } = deps
  const found = await pdps.findById(db, pdpId)
  // PDPs being scored get new facts anyway, and failed ones keep what they have.
  if (found?.status !== 'COMPLETED' || (await isScoredNow(deps, db, found))) return
  const images = await pdps.images(db, pdpId)
  const contents = new Set(images.map(({ sha256 }) => sha256))
  if (!(await analyze(deps, found.organization_id, contents, signal))) return
  // Loaded first, never while a PDP is locked.
  await loadCategoryVocabulary()
  await db.transaction().execute(async (trx) => {
    const pdp = await pdps.lock(trx, pdpId)
    if (pdp?.status !== 'COMPLETED' || (await isScoredNow(deps, trx, pdp))) return
    const result = await scoreStoredListing(trx, pdp)
    if (result) await pdps.complete(trx, pdp, result)
  })
}

async function upgradeContent(
  deps: Deps,
  organizationId: string,
  sha256: string,
  signal: AbortSignal,
): Promise<void> {
  if (!(await analyze(deps, organizationId, new Set([sha256]), signal))) return
  await deps.db.transaction().execute((trx) => deps.scoreStandalone(trx, organizationId, [sha256]))
}

/** Returns false if a content cannot be analyzed. */
async function analyze(
  { db, analyzeImage, log }: Deps,
  organizationId: string,
  contents: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<boolean> {
  for (const sha256 of contents) {
    await waitForOthers(db, signal)
    try {
      await analyzeImage(organizationId, sha256, signal)
    } catch (error) {
      // Another attempt would fail in the same way.
      if (!(error instanceof ImageError || error instanceof BlobMissingError)) throw error
      log.warn({ err: error, organization_id: organizationId, sha256 }, 'image keeps its earlier score')
      return false
    }
  }
  return true
}

async function waitForOthers(db: Db, signal: AbortSignal): Promise<void> {
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += PAUSE_MS) {
    if (!(await hasReadyOrActiveJobs(db, FIRST))) return
    await sleep(PAUSE_MS, undefined, { signal })
  }
}
