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
import type { RubricStore } from '../scoring/rubric-store.ts'
import { categoryIdsOf, inCategories } from './family-categories.ts'

type Payload = {
  organizationId: string
  /** Null for all families. */
  family: Family | null
  /** The last PDP or content that was scored, by an earlier job. Null at the start. */
  after: { kind: 'pdp' | 'content'; id: string } | null
}

/** Scores the stored listings and images of an organization, or of a family of it, by the rubric in force. Adds the next job itself. */
export const RESCORE_FAMILY: JobType<Payload> = {
  name: 'rescore-family',
  retryLimit: 8,
  timeoutS: 120,
  isFair: true,
}

type Deps = {
  db: Db
  log: Logger
  jobs: Pick<JobQueue, 'enqueue'>
  pdps: Pick<PdpStore, 'lock' | 'complete'>
  rubrics: Pick<RubricStore, 'of'>
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
  scoreStandalone: ScoreStandalone
}

/** PDPs or contents of one job, of about 10 ms each. */
const AT_A_TIME = 200

/**
 * Creates the worker that scores listings again after a change of the rubric, from stored facts. Every listing is a
 * transaction of its own. A repeated job leaves alone what has the current rubric already.
 */
export function createRescoreFamilyWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, log, jobs } = deps
  return {
    concurrency,
    async handle(payload, signal) {
      // Loaded on first use, which must not happen while a PDP is locked.
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

/** Scores the next PDPs, or after the last PDP the next contents without one. Returns where to go on, or null. */
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

/** A PDP that is being scored counts the rubric at the end of its run, and one with an error with its next submission. */
async function rescore(deps: Deps, trx: Db, pdpId: string): Promise<void> {
  const { pdps, scoreStoredListing, scoreAgain } = deps
  const pdp = await pdps.lock(trx, pdpId)
  if (pdp?.status !== 'COMPLETED' || (await isScoredNow(deps.rubrics, trx, pdp))) return
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

/** Returns contents of images that no PDP has. */
async function findContents(db: Db, { organizationId, categories }: Scope, after: string): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    SELECT DISTINCT sha256 FROM image
    WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND ${inCategories(categories)} AND sha256 > ${after}
      AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
    ORDER BY sha256 LIMIT ${AT_A_TIME}`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
