import { setTimeout as sleep } from 'node:timers/promises'
import { findCategory } from '@endcap/catalog'
import type { Logger } from '@endcap/foundation/observability/log'
import type { ImageFacts } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { hasReadyOrActiveJobs } from '../../../platform/jobs/job-table/waiting-jobs.ts'
import type { Worker } from '../../../platform/jobs/job-type.ts'
import { enqueueJudging, type JUDGE_AGAIN } from '../../acceptance/judge-again.ts'
import { judgeForReports, type ReportedJudgement } from '../../acceptance/judge-listing.ts'
import { saveJudgements } from '../../acceptance/judgement-store.ts'
import { type Judging, type ReadJudging, targetsOf } from '../../acceptance/judging.ts'
import { GENERATED } from '../../images/generated-images.ts'
import { correctFacts } from '../../scoring/correct-facts.ts'
import { readSayings } from '../../scoring/correction-store.ts'
import { readNewestFactTexts } from '../../scoring/fact-rows.ts'
import { SCORE_IMAGE, SCORE_LISTING } from '../../scoring/jobs.ts'
import { isFromStorefront, type Pdp } from '../record/pdp.ts'
import { recordAcceptanceChanges } from '../record/pdp-events.ts'
import { recordJudgedAgain } from '../record/pdp-history.ts'

type Payload = NonNullable<(typeof JUDGE_AGAIN)['payload']>
type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'>; readJudging: ReadJudging; log: Logger }

/** Per job, which keeps the queue fair. */
const VISITED = 500
/** Finished first, for at most the pauses. */
const FIRST = [SCORE_IMAGE.name, SCORE_LISTING.name]
/** Locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 25
const PAUSE_MS = 25
/** Lets a service that is never idle judge 100,000 listings in some ten minutes. */
const MAX_PAUSES = 4

/**
 * Judges listings by the rules in force, from stored facts. Skips those that were judged by them, so repeated jobs
 * change nothing.
 */
export function createJudgeAgainWorker(deps: Deps): Worker<Payload> {
  const { db, jobs, log } = deps
  return {
    concurrency: 1,
    async handle({ organizationId, after }, signal) {
      const ids = await visit(db, organizationId, after)
      for (let start = 0; start < ids.length; start += PDPS_AT_A_TIME) {
        await letOthersGoFirst(db, signal)
        const some = ids.slice(start, start + PDPS_AT_A_TIME)
        await db.transaction().execute((trx) => judgeSome(deps, trx, organizationId, some))
      }
      const last = ids.at(-1)
      if (ids.length < VISITED || last === undefined) return
      await db.transaction().execute((trx) => enqueueJudging(trx, jobs, organizationId, last))
    },
    async onDeadLetter({ organizationId }, reason) {
      log.error({ organization_id: organizationId, reason }, 'listings keep the verdicts of earlier rules')
    },
  }
}

async function visit(db: Db, organizationId: string, after: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT pdp_id AS id FROM pdp_summary
    WHERE organization_id = ${organizationId} AND pdp_score IS NOT NULL
      ${after === null ? sql`` : sql`AND pdp_id > ${after}`}
    ORDER BY pdp_id LIMIT ${VISITED}`.execute(db)
  return rows.map(({ id }) => id)
}

async function letOthersGoFirst(db: Db, signal: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
    signal.throwIfAborted()
    if (!(await hasReadyOrActiveJobs(db, FIRST))) return
    await sleep(PAUSE_MS, undefined, { signal })
  }
}

type Row = Pick<Pdp, 'id' | 'id_type' | 'external_id' | 'retailer' | 'category_id' | 'is_composed'> & {
  images: { image_id: string; sha256: string; is_generated: boolean }[]
  /** Digests of the rules by target. */
  judged: Record<string, string>
}

async function judgeSome(
  { readJudging }: Deps,
  trx: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  const judging = await readJudging(trx, organizationId)
  const listed = await lockSome(trx, organizationId, ids)
  const stale: Row[] = []
  for (const row of listed) if (!(await isJudged(judging, row))) stale.push(row)
  if (stale.length === 0) return
  const contents = [...new Set(stale.flatMap(({ images }) => images.map(({ sha256 }) => sha256)))]
  const facts = await readCorrectedFacts(trx, organizationId, contents)
  const pdps: { pdpId: string; judgements: ReportedJudgement[] }[] = []
  for (const row of stale)
    pdps.push({ pdpId: row.id, judgements: await judgeForReports(judging, listingOf(row, facts)) })
  const changes = await saveJudgements(trx, organizationId, pdps)
  await recordAcceptanceChanges(trx, organizationId, stale, changes)
  const changed = new Set(changes.map(({ pdpId }) => pdpId))
  await recordJudgedAgain(
    trx,
    pdps.filter(({ pdpId }) => changed.has(pdpId)),
  )
}

/** PDPs being scored are judged at their end, failed ones with their next submission. */
async function lockSome(trx: Db, organizationId: string, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH locked AS MATERIALIZED (
      SELECT id, id_type, external_id, retailer, category_id, is_composed FROM pdp
      WHERE id = ANY(${ids}::uuid[]) AND status = 'COMPLETED' ORDER BY id FOR UPDATE)
    SELECT locked.*,
      (SELECT json_agg(json_build_object('image_id', image.id, 'sha256', sha256,
          'is_generated', ${GENERATED}) ORDER BY position)
        FROM pdp_image JOIN image ON image.id = pdp_image.image_id WHERE pdp_id = locked.id) AS images,
      coalesce((SELECT json_object_agg(target, rules) FROM pdp_acceptance AS judged
        WHERE judged.organization_id = ${organizationId} AND judged.pdp_id = locked.id), '{}') AS judged
    FROM locked ORDER BY id`.execute(trx)
  return rows.filter(({ images }) => images !== null)
}

async function isJudged(judging: Judging, { retailer, judged }: Row): Promise<boolean> {
  const targets = targetsOf(judging, retailer)
  if (Object.keys(judged).length !== targets.length) return false
  for (const target of targets) if (judged[target] !== (await judging.rulesOf(target))?.digest) return false
  return true
}

async function readCorrectedFacts(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const texts = await readNewestFactTexts(trx, organizationId, contents)
  const sayings = await readSayings(trx, organizationId, contents)
  return new Map(
    [...texts].map(([sha256, text]) => [
      sha256,
      correctFacts(sayings, sha256, JSON.parse(text) as ImageFacts),
    ]),
  )
}

const listingOf = (row: Row, facts: ReadonlyMap<string, ImageFacts>) => ({
  retailer: row.retailer,
  categoryPath: findCategory(row.category_id)?.path ?? null,
  areCopies: isFromStorefront(row),
  images: row.images.map(({ image_id: imageId, sha256, is_generated: isGenerated }) => ({
    imageId,
    facts: facts.get(sha256) ?? null,
    isGenerated,
  })),
})
