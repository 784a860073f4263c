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
          const version = `${modelVersion(deps.factsVersion, rubric)} ${arm.category_id} ${arm.retailer} ${arm.role}`
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

/** Arms of known listings, in a fixed order. */
async function readBoundArms(
  db: Db,
  { organizationId, isNew }: Payload,
  after: string | null,
): Promise<ArmRow[]> {
  const { rows } = await sql<ArmRow>`
    SELECT arm.id, test.category_id, test.retailer, test.role, arm.scored_with,
      array_agg(picture.sha256 ORDER BY picture.position) AS contents
    FROM outcome_arm AS arm JOIN outcome_test AS test ON test.id = arm.test_id
    JOIN outcome_picture AS picture ON picture.arm_id = arm.id
    WHERE arm.organization_id = ${organizationId} AND test.category_id IS NOT NULL AND test.retailer IS NOT NULL
      ${isNew ? sql`AND arm.scored_with IS NULL` : sql``}
      ${after === null ? sql`` : sql`AND arm.id > ${after}::uuid`}
    GROUP BY arm.id, test.id ORDER BY arm.id LIMIT ${ARMS_AT_A_TIME}`.execute(db)
  return rows
}

async function score(
  { analyzeImage }: ScoreArmsDeps,
  organizationId: string,
  { contents, role, retailer }: ArmRow,
  rubric: Rubric,
  signal: AbortSignal,
): Promise<ScoredArm> {
  const images: ImageFacts[] = []
  try {
    for (const sha256 of contents) images.push(await analyzeImage(organizationId, sha256, signal))
  } catch (error) {
    if (error instanceof ImageError || error instanceof BlobMissingError) return NOT_READ
    throw error
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
