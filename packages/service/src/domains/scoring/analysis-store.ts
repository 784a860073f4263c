import {
  CUSTOM_MARK,
  customDigest,
  customFactsRead,
  type ImageFacts,
  type ImageRole,
  type ImageScore,
  modelVersion,
  type Rubric,
} from '@endcap/scoring'
import { sql } from 'kysely'
import { lockReferenced } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { finite, isFiniteIn } from '../../platform/db/finite.ts'
import { correctFacts, type Sayings } from './correct-facts.ts'
import { readContentCorrections, readSayings } from './correction-store.ts'
import { readCustomFacts } from './custom-fact-store.ts'
import { insertFacts, listAnalyzed, readFacts, readNewestFacts } from './fact-rows.ts'

/** Equal keys have the same score. */
export type ScoreKey = {
  organizationId: string
  sha256: string
  categoryId: string
  role: ImageRole
  modelVersion: string
}

export type Analysis = { facts: ImageFacts; score: ImageScore }

export type ScoreItem = Pick<ScoreKey, 'sha256' | 'role'>

/** Shared by the images of a listing. */
export type ScoreScope = Pick<ScoreKey, 'organizationId' | 'categoryId'> & { rubric: Rubric }

/** In the current versions of facts, corrections and rubric. */
export type KnownItem = { facts: ImageFacts | null; score: ImageScore | null; modelVersion: string }

/** The organization's scores of a category, role and model version, with any own facts if the rubric reads some. */
export type BenchmarkKey = Omit<ScoreKey, 'sha256'> & { readsFacts: boolean }

/** Scores have one decimal, so at most 1,001 entries. */
export type ScoreDistribution = readonly { score: number; count: number }[]

/** Returns facts with corrections, teaching and own facts, stores them without. */
export type AnalysisStore = {
  /** In the current version. */
  findFacts: (organizationId: string, sha256: string) => Promise<ImageFacts | null>
  /** Returns contents with facts of any version. */
  findAnalyzed: (organizationId: string, contents: readonly string[], executor?: Db) => Promise<Set<string>>
  /** Prefers one version for all contents, otherwise the newest of each. Omits contents without facts. */
  findNewestFacts: (
    organizationId: string,
    contents: readonly string[],
    executor?: Db,
  ) => Promise<Map<string, ImageFacts>>
  /** Keeps existing facts. Ignores content without a record. */
  saveFacts: (organizationId: string, sha256: string, facts: ImageFacts) => Promise<void>
  /** Applies corrections to measured facts. */
  correct: (organizationId: string, sha256: string, facts: ImageFacts, executor?: Db) => Promise<ImageFacts>
  hasScore: (key: ScoreKey) => Promise<boolean>
  /** In the order of `items`. */
  findKnown: (executor: Db, scope: ScoreScope, items: readonly ScoreItem[]) => Promise<KnownItem[]>
  /** Versions that currently score contents. */
  modelVersions: (executor: Db, scope: ScoreScope, contents: readonly string[]) => Promise<ModelVersionOf>
  /** Returns false if a score exists. */
  saveScore: (trx: Db, key: ScoreKey, score: ImageScore) => Promise<boolean>
  /** Keeps existing facts and scores. */
  saveAnalysis: (trx: Db, key: ScoreKey, facts: ImageFacts, score: ImageScore) => Promise<void>
  /** Excludes images of Spark, which are no benchmark. */
  countScores: (key: BenchmarkKey, executor?: Db) => Promise<ScoreDistribution>
}

/** Stores facts and scores by content, which images may share. `factsVersion` is that of the eye in use. */
export function createAnalysisStore(db: Db, factsVersion: string): AnalysisStore {
  return {
    async findFacts(organizationId, sha256) {
      const stored = await readFacts(db, { organizationId, factsVersion }, [sha256])
      return (await corrected(db, organizationId, stored)).get(sha256) ?? null
    },
    findAnalyzed: (organizationId, contents, executor = db) =>
      listAnalyzed(executor, organizationId, contents),
    findNewestFacts: async (organizationId, contents, executor = db) =>
      corrected(executor, organizationId, await readNewestFacts(executor, organizationId, contents)),
    saveFacts: (organizationId, sha256, facts) =>
      db.transaction().execute(async (trx) => {
        const referenced = await lockReferenced(trx, organizationId, [sha256])
        if (referenced.has(sha256)) await insertFacts(trx, organizationId, sha256, facts)
      }),
    async correct(organizationId, sha256, facts, executor = db) {
      const found = await corrected(executor, organizationId, new Map([[sha256, facts]]))
      return found.get(sha256) ?? facts
    },
    async hasScore(key) {
      const row = await scores(db, key).where('sha256', '=', key.sha256).select('sha256').executeTakeFirst()
      return row !== undefined
    },
    findKnown: (executor, scope, items) => readKnown(executor, { ...scope, factsVersion }, items),
    async modelVersions(executor, scope, contents) {
      const { organizationId, rubric } = scope
      const corrections = await readContentCorrections(executor, organizationId, contents)
      const read = customFactsRead(rubric)
      const custom = await readCustomFacts(executor, organizationId, read.length > 0 ? contents : [], read)
      return versionsOf({ ...scope, factsVersion }, { corrections, custom })
    },
    saveScore: insertScore,
    async saveAnalysis(trx, key, facts, score) {
      await insertFacts(trx, key.organizationId, key.sha256, facts)
      await insertScore(trx, key, score)
    },
    countScores: (key, executor = db) => countSubmitted(executor, key),
  }
}

function scores(executor: Db, key: Omit<ScoreKey, 'sha256'>) {
  return executor
    .selectFrom('image_score')
    .where('organization_id', '=', key.organizationId)
    .where('category_id', '=', key.categoryId)
    .where('role', '=', key.role)
    .where('model_version', '=', key.modelVersion)
    .where(isFiniteIn('service_score'))
}

/** Counts a content by its score with own facts, if it has one. */
async function countWithFacts(executor: Db, key: BenchmarkKey): Promise<ScoreDistribution> {
  const { rows } = await sql<ScoreDistribution[number]>`
    SELECT service_score AS score, count(*)::int AS count FROM (
      SELECT DISTINCT ON (sha256) service_score FROM image_score
      WHERE organization_id = ${key.organizationId} AND category_id = ${key.categoryId} AND role = ${key.role}
        AND (model_version = ${key.modelVersion}
          OR starts_with(model_version, ${`${key.modelVersion}+${CUSTOM_MARK}`}))
        AND ${isFiniteIn('service_score')}
        AND EXISTS (SELECT FROM image WHERE image.organization_id = image_score.organization_id
          AND image.sha256 = image_score.sha256 AND root_image_id IS NULL
          AND image.category_id IS NOT NULL)
      ORDER BY sha256, model_version DESC) AS counted
    GROUP BY service_score`.execute(executor)
  return rows
}

function countSubmitted(executor: Db, key: BenchmarkKey): Promise<ScoreDistribution> {
  if (key.readsFacts) return countWithFacts(executor, key)
  return scores(executor, key)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('image')
          .select('image.id')
          .where('image.organization_id', '=', key.organizationId)
          .whereRef('image.sha256', '=', 'image_score.sha256')
          .where('image.root_image_id', 'is', null)
          // Images of deleted listings have none.
          .where('image.category_id', 'is not', null),
      ),
    )
    .select(['service_score as score', sql<number>`count(*)::int`.as('count')])
    .groupBy('service_score')
    .execute()
}

type VersionedScope = ScoreScope & { factsVersion: string }

export type ModelVersionOf = (sha256: string) => string

function versionsOf(
  { factsVersion, rubric }: Pick<VersionedScope, 'factsVersion' | 'rubric'>,
  { corrections, custom }: Pick<Sayings, 'corrections' | 'custom'>,
): ModelVersionOf {
  return (sha256) =>
    modelVersion(
      factsVersion,
      rubric,
      corrections.get(sha256)?.digest,
      customDigest(rubric, { custom: custom.get(sha256) ?? {} }),
    )
}

async function readKnown(
  executor: Db,
  scope: VersionedScope,
  items: readonly ScoreItem[],
): Promise<KnownItem[]> {
  const { organizationId, categoryId } = scope
  const contents = [...new Set(items.map(({ sha256 }) => sha256))]
  const sayings = await readSayings(executor, organizationId, contents, customFactsRead(scope.rubric))
  const measured = await readFacts(executor, scope, contents)
  const modelVersionOf = versionsOf(scope, sayings)
  const scored = await executor
    .selectFrom('image_score')
    .select(['sha256', 'role', 'model_version', 'score'])
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sql<string>`ANY(${contents})`)
    .where('category_id', '=', categoryId)
    .where('model_version', '=', sql<string>`ANY(${[...new Set(contents.map(modelVersionOf))]})`)
    .execute()
  return items.map(({ sha256, role }) => {
    const version = modelVersionOf(sha256)
    const found = scored.find(
      (row) => row.sha256 === sha256 && row.role === role && row.model_version === version,
    )
    const facts = measured.get(sha256)
    return {
      facts: facts ? correctFacts(sayings, sha256, facts) : null,
      score: found?.score ?? null,
      modelVersion: version,
    }
  })
}

/** Applies corrections, teaching and own facts. */
async function corrected(
  executor: Db,
  organizationId: string,
  facts: ReadonlyMap<string, ImageFacts>,
): Promise<Map<string, ImageFacts>> {
  const sayings = await readSayings(executor, organizationId, [...facts.keys()])
  return new Map([...facts].map(([sha256, each]) => [sha256, correctFacts(sayings, sha256, each)]))
}

/** Returns null if there is none. */
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
      service_score: finite(score.service_score, 'the score of an image'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
