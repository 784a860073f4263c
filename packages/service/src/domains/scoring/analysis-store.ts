import { factsVersionOf, type ImageFacts, type ImageRole, type ImageScore } from '@endcap/scoring'
import { sql } from 'kysely'
import { lockReferenced } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'

/** Everything that a score depends on. Equal keys have the same score. */
export type ScoreKey = {
  organizationId: string
  sha256: string
  categoryId: string
  role: ImageRole
  modelVersion: string
}

export type Analysis = { facts: ImageFacts; score: ImageScore }

/** The benchmark of a score: the organization's scores of a category, image role and model version. */
export type BenchmarkKey = Omit<ScoreKey, 'sha256'>

/** How many images have each score. Scores have one decimal, so there are at most 1,001 entries. */
export type ScoreDistribution = readonly { score: number; count: number }[]

export type AnalysisStore = {
  findFacts: (organizationId: string, sha256: string, factsVersion: string) => Promise<ImageFacts | null>
  /** Returns those contents that have facts of any version. */
  findAnalyzed: (organizationId: string, contents: readonly string[], executor?: Db) => Promise<Set<string>>
  /** Returns the newest facts of contents, of any version. Contents that were never analyzed are left out. */
  findNewestFacts: (organizationId: string, contents: readonly string[]) => Promise<Map<string, ImageFacts>>
  /** Stores facts, unless there are some of this version already, or no record refers to the content any more. */
  saveFacts: (organizationId: string, sha256: string, facts: ImageFacts) => Promise<void>
  hasScore: (key: ScoreKey) => Promise<boolean>
  findAnalysis: (executor: Db, key: ScoreKey) => Promise<Analysis | null>
  /** Stores a score, unless there is one already. Returns true if it is new. */
  saveScore: (trx: Db, key: ScoreKey, score: ImageScore) => Promise<boolean>
  /** Stores facts and score, each unless it exists already. */
  saveAnalysis: (trx: Db, key: ScoreKey, facts: ImageFacts, score: ImageScore) => Promise<void>
  /** Counts the scores of submitted images. Children of Spark are no benchmark for the organization's own. */
  countScores: (key: BenchmarkKey, executor?: Db) => Promise<ScoreDistribution>
}

/** Creates the store of facts and scores. Both belong to content, which several images may share. */
export function createAnalysisStore(db: Db): AnalysisStore {
  return {
    findFacts: (organizationId, sha256, factsVersion) => readFacts(db, organizationId, sha256, factsVersion),
    findAnalyzed: (organizationId, contents, executor = db) =>
      listAnalyzed(executor, organizationId, contents),
    findNewestFacts: (organizationId, contents) => readNewestFacts(db, organizationId, contents),
    saveFacts: (organizationId, sha256, facts) =>
      db.transaction().execute(async (trx) => {
        const referenced = await lockReferenced(trx, organizationId, [sha256])
        if (referenced.has(sha256)) await insertFacts(trx, organizationId, sha256, facts)
      }),
    async hasScore(key) {
      const row = await scores(db, key).where('sha256', '=', key.sha256).select('sha256').executeTakeFirst()
      return row !== undefined
    },
    async findAnalysis(executor, key) {
      const score = await findScore(executor, key)
      if (!score) return null
      const factsVersion = factsVersionOf(key.modelVersion)
      const facts = await readFacts(executor, key.organizationId, key.sha256, factsVersion)
      return facts && { facts, score }
    },
    saveScore: insertScore,
    async saveAnalysis(trx, key, facts, score) {
      await insertFacts(trx, key.organizationId, key.sha256, facts)
      await insertScore(trx, key, score)
    },
    countScores: (key, executor = db) => countSubmitted(executor, key),
  }
}

function scores(executor: Db, key: BenchmarkKey) {
  return executor
    .selectFrom('image_score')
    .where('organization_id', '=', key.organizationId)
    .where('category_id', '=', key.categoryId)
    .where('role', '=', key.role)
    .where('model_version', '=', key.modelVersion)
}

function countSubmitted(executor: Db, key: BenchmarkKey): Promise<ScoreDistribution> {
  return scores(executor, key)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('image')
          .select('image.id')
          .where('image.organization_id', '=', key.organizationId)
          .whereRef('image.sha256', '=', 'image_score.sha256')
          .where('image.root_image_id', 'is', null),
      ),
    )
    .select(['service_score as score', sql<number>`count(*)::int`.as('count')])
    .groupBy('service_score')
    .execute()
}

async function readFacts(
  executor: Db,
  organizationId: string,
  sha256: string,
  factsVersion: string,
): Promise<ImageFacts | null> {
  const row = await executor
    .selectFrom('image_facts')
    .select('facts')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('facts_version', '=', factsVersion)
    .executeTakeFirst()
  return row?.facts ?? null
}

async function listAnalyzed(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('image_facts')
    .select('sha256')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sql<string>`ANY(${contents})`)
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

async function readNewestFacts(
  db: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const { rows } = await sql<{ sha256: string; facts: ImageFacts }>`
    SELECT DISTINCT ON (sha256) sha256, facts FROM image_facts
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
    ORDER BY sha256, created_at DESC`.execute(db)
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]))
}

async function insertFacts(
  executor: Db,
  organizationId: string,
  sha256: string,
  facts: ImageFacts,
): Promise<void> {
  await executor
    .insertInto('image_facts')
    .values({
      organization_id: organizationId,
      sha256,
      facts_version: facts.version,
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the score of a content, or null. */
export async function findScore(executor: Db, key: ScoreKey): Promise<ImageScore | null> {
  const row = await scores(executor, key).where('sha256', '=', key.sha256).select('score').executeTakeFirst()
  return row?.score ?? null
}

async function insertScore(trx: Db, key: ScoreKey, score: ImageScore): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('image_score')
    .values({
      organization_id: key.organizationId,
      sha256: key.sha256,
      category_id: key.categoryId,
      role: key.role,
      model_version: key.modelVersion,
      score: JSON.stringify(score),
      service_score: score.service_score,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
