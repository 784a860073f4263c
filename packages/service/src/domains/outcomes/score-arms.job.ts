import { ImageError } from '@endcap/eye'
import { BlobMissingError } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import { type ImageFacts, type ImageRole, modelVersion, type Rubric, scoreImage } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import { composeListing } from '../pdps/scoring/compose-listing.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoredArm } from './read-tests.ts'
import { refreshScoreEffect } from './refresh-score-effect.ts'

/** `isNew`: only arms that were never scored, as after an import. */
type Payload = { organizationId: string; isNew: boolean }

/** Scores arms by the rubric in force, from the bytes that visitors saw, and refreshes what tests say of scores. */
export const SCORE_ARMS: JobType<Payload> = {
  name: 'score-arms',
  retryLimit: 2,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}

export type ScoreArmsDeps = {
  db: Db
  log: Logger
  factsVersion: string
  analyzeImage: AnalyzeImage
  rubrics: RubricStore
}

type ArmRow = {
  id: string
  category_id: string
  retailer: string
  role: ImageRole
  scored_with: string | null
  contents: string[]
  /** Further images that a visitor of the listing sees. */
  others: string[]
  others_key: string
}

const ARMS_AT_A_TIME = 100
const NOT_READ: ScoredArm = { score: null, factors: {} }

/** Creates the worker that scores arms whose rubric or pictures have changed. */
export function createScoreArmsWorker(deps: ScoreArmsDeps, concurrency: number): Worker<Payload> {
  return {
    concurrency,
    async handle({ organizationId, isNew }, signal) {
      const rubricOf = await deps.rubrics.of(organizationId)
      for (let after: string | null = null; ; ) {
        const arms: ArmRow[] = await readBoundArms(deps.db, { organizationId, isNew }, after)
        for (const arm of arms) {
          const rubric = rubricOf(arm.category_id)
          const model = modelVersion(deps.factsVersion, rubric)
          const version = [model, arm.category_id, arm.retailer, arm.role, arm.others_key].join(' ')
          if (version === arm.scored_with) continue
          await saveScore(deps.db, arm, version, await score(deps, organizationId, arm, rubric, signal))
        }
        after = arms.at(-1)?.id ?? null
        if (arms.length < ARMS_AT_A_TIME) break
      }
      await refreshScoreEffect(deps.db, organizationId)
    },
    async onDeadLetter({ organizationId }, reason) {
      deps.log.error({ organization_id: organizationId, reason }, 'arms of tests were not scored')
    },
  }
}

/**
 * Arms of known listings, in a fixed order. An arm that names a main image alone has the listing's carousel of today,
 * without the pictures of the test, so that its score is of the same kind as that of a what-if. Once the listing is
 * deleted, its last score stays.
 */
async function readBoundArms(
  db: Db,
  { organizationId, isNew }: Payload,
  after: string | null,
): Promise<ArmRow[]> {
  const { rows } = await sql<ArmRow>`
    SELECT *, md5(others::text) AS others_key FROM (
      SELECT arm.id, test.category_id, test.retailer, test.role, arm.scored_with,
        array_agg(picture.sha256 ORDER BY picture.position) AS contents,
        CASE WHEN test.role = 'hero' AND count(*) = 1 THEN ARRAY(
          SELECT image.sha256 FROM pdp_image JOIN image ON image.id = pdp_image.image_id
          WHERE pdp_image.pdp_id = test.pdp_id AND pdp_image.position > 0 AND image.sha256 NOT IN (
            SELECT sha256 FROM outcome_picture JOIN outcome_arm ON outcome_arm.id = outcome_picture.arm_id
            WHERE outcome_arm.test_id = test.id)
          ORDER BY pdp_image.position) ELSE '{}' END AS others
      FROM outcome_arm AS arm JOIN outcome_test AS test ON test.id = arm.test_id
      JOIN outcome_picture AS picture ON picture.arm_id = arm.id
      WHERE arm.organization_id = ${organizationId} AND test.category_id IS NOT NULL AND test.retailer IS NOT NULL
        AND (arm.scored IS NULL OR EXISTS (SELECT FROM pdp WHERE pdp.id = test.pdp_id))
        ${isNew ? sql`AND arm.scored_with IS NULL` : sql``}
        ${after === null ? sql`` : sql`AND arm.id > ${after}::uuid`}
      GROUP BY arm.id, test.id ORDER BY arm.id LIMIT ${ARMS_AT_A_TIME}) AS bound
    ORDER BY id`.execute(db)
  return rows
}

async function score(
  { analyzeImage }: ScoreArmsDeps,
  organizationId: string,
  { contents, others, role, retailer }: ArmRow,
  rubric: Rubric,
  signal: AbortSignal,
): Promise<ScoredArm> {
  const read = async (sha256: string) => {
    try {
      return await analyzeImage(organizationId, sha256, signal)
    } catch (error) {
      if (error instanceof ImageError || error instanceof BlobMissingError) return null
      throw error
    }
  }
  const images: ImageFacts[] = []
  for (const [at, sha256] of [...contents, ...others].entries()) {
    const facts = await read(sha256)
    if (facts) images.push(facts)
    else if (at < contents.length) return NOT_READ
  }
  const [main] = images
  if (!main) return NOT_READ
  const { service_score: own, factors } = scoreImage(main, images.length > 1 ? 'hero' : role, rubric)
  const analyzed = images.map((facts) => ({ reference: { image_url: '' }, assetId: null, facts }))
  const { composition, scorer } = composeListing(analyzed, { rubric, retailer })
  return {
    score: images.length > 1 ? scorer.score(composition) : own,
    factors: Object.fromEntries(factors.map((factor) => [factor.name, factor.score])),
  }
}

async function saveScore(
  db: Db,
  { id, contents }: ArmRow,
  version: string,
  scored: ScoredArm,
): Promise<void> {
  // Other pictures may have been bound meanwhile.
  await sql`
    UPDATE outcome_arm SET scored = ${JSON.stringify(scored)}::jsonb, scored_with = ${version}
    WHERE id = ${id}::uuid AND ${contents}::text[] = ARRAY(
      SELECT sha256 FROM outcome_picture WHERE arm_id = outcome_arm.id ORDER BY position)`.execute(db)
}

/** Enqueues the organizations with tests, whose rubrics may have changed. Safe to run concurrently. */
export async function scheduleScoring({
  db,
  jobs,
}: {
  db: Db
  jobs: Pick<JobQueue, 'enqueue'>
}): Promise<void> {
  const { rows } = await sql<{ organization_id: string }>`
    SELECT DISTINCT organization_id FROM outcome_arm`.execute(db)
  for (const { organization_id: organizationId } of rows)
    await db.transaction().execute((trx) => enqueueScoring({ trx, jobs }, { organizationId, isNew: false }))
}

/** Enqueues the scoring of an organization's arms. */
export const enqueueScoring = (
  { trx, jobs }: { trx: Db; jobs: Pick<JobQueue, 'enqueue'> },
  { organizationId, isNew = true }: Omit<Payload, 'isNew'> & Partial<Payload>,
) => jobs.enqueue(trx, SCORE_ARMS, [{ organizationId, isNew }], { organizationId, urgency: 'rescoring' })
