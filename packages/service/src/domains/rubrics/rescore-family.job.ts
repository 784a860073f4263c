import type { Logger } from '@endcap/foundation/observability/log'
import type { Family } from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { ScoreStandalone } from '../images/score-standalone.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { isScoredNow } from '../pdps/scoring/earlier-scores.ts'
import type { ScoreAgain } from '../pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../pdps/scoring/score-stored-listing.ts'
import { categoryIdsOf, inCategories } from '../scoring/family-categories.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'

type Payload = {
  organizationId: string
  /** Null for all families. */
  family: Family | null
  /** Last one of the previous job. Null at the start. */
  after: { kind: 'pdp' | 'content'; id: string } | null
}

/** Rescores stored listings and images by the rubric in force. Enqueues the next job. */
export const RESCORE_FAMILY: JobType<Payload> = {
  name: 'rescore-family',
  retryLimit: 8,
  timeoutS: 120,
  isFair: true,
}

type Deps = {
  db: Db
  factsVersion: string
  log: Logger
  jobs: Pick<JobQueue, 'enqueue'>
  pdps: Pick<PdpStore, 'lock' | 'complete'>
  rubrics: Pick<RubricStore, 'of'>
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
  scoreStandalone: ScoreStandalone
}

/** Each takes about 10 ms. */
const AT_A_TIME = 200

/**
 * Rescores from stored facts, one transaction per listing. Repeated jobs skip those with the current rubric.
 */
export function createRescoreFamilyWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, log, jobs } = deps
  return {
    concurrency,
    async handle(payload, signal) {
      // Loaded first, never while a PDP is locked.
      await loadCategoryVocabulary()
      const after = await scoreSome(deps, payload, signal)
      if (after === null) return
      const { organizationId } = payload
      await db.transaction().execute((trx) =>
        jobs.enqueue(trx, RESCORE_FAMILY, [{ ...payload, after }], {
          organizationId,
          urgency: 'rescoring',
        }),
      )
    },
    async onDeadLetter({ organizationId, family }, reason) {
      log.error(
        { organization_id: organizationId, family, reason },
        'listings keep the scores of an earlier rubric',
      )
    },
  }
}

/** Scores PDPs, then contents without one. Returns where to go on, or null. */
async function scoreSome(
  deps: Deps,
  { organizationId, family, after }: Payload,
  signal: AbortSignal,
): Promise<Payload['after']> {
  const { db, scoreStandalone } = deps
  const scope = { organizationId, categories: family === null ? null : categoryIdsOf(family) }
  if (after?.kind !== 'content') {
    const ids = await findPdps(db, scope, after?.id ?? null)
    for (const id of ids) {
      signal.throwIfAborted()
      await db.transaction().execute((trx) => rescore(deps, trx, id))
    }
    const last = ids.at(-1)
    return ids.length === AT_A_TIME && last !== undefined
      ? { kind: 'pdp', id: last }
      : { kind: 'content', id: '' }
  }
  const contents = await findContents(db, scope, after.id)
  await db.transaction().execute((trx) => scoreStandalone(trx, organizationId, contents))
  const last = contents.at(-1)
  return contents.length === AT_A_TIME && last !== undefined ? { kind: 'content', id: last } : null
}

/** PDPs being scored count the rubric at their end, failed ones with their next submission. */
async function rescore(deps: Deps, trx: Db, pdpId: string): Promise<void> {
  const { pdps, scoreStoredListing, scoreAgain } = deps
  const pdp = await pdps.lock(trx, pdpId)
  if (pdp?.status !== 'COMPLETED' || (await isScoredNow(deps, trx, pdp))) return
  const result = await scoreStoredListing(trx, pdp)
  if (result) await pdps.complete(trx, pdp, result)
  else await scoreAgain(trx, pdp)
}

type Scope = { organizationId: string; categories: readonly string[] | null }

async function findPdps(
  db: Db,
  { organizationId, categories }: Scope,
  after: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT pdp_id AS id FROM pdp_summary
    WHERE organization_id = ${organizationId} AND ${inCategories(categories)}
      ${after === null ? sql`` : sql`AND pdp_id > ${after}`}
    ORDER BY pdp_id LIMIT ${AT_A_TIME}`.execute(db)
  return rows.map(({ id }) => id)
}

async function findContents(db: Db, { organizationId, categories }: Scope, after: string): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    SELECT DISTINCT sha256 FROM image
    WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND ${inCategories(categories)} AND sha256 > ${after}
      AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
    ORDER BY sha256 LIMIT ${AT_A_TIME}`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
