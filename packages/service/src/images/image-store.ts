import { factsVersionOf, type ImageFacts, type ImageRole, type ImageScore } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What a score depends on. Equal keys are one score. */
export type ScoreKey = {
  organizationId: string
  sha256: string
  categoryId: string
  role: ImageRole
  modelVersion: string
}

/** Where a hero stands among the organization's scored heroes of its category. */
export type Standing = { sampleSize: number; percentile: number | null }

export type ImageStore = {
  findFacts: (organizationId: string, sha256: string, factsVersion: string) => Promise<ImageFacts | null>
  hasScore: (key: ScoreKey) => Promise<boolean>
  findAnalysis: (executor: Db, key: ScoreKey) => Promise<{ facts: ImageFacts; score: ImageScore } | null>
  /** Saves what is new of both; a score that exists already stays. True if the score is new. */
  saveAnalysis: (trx: Db, key: ScoreKey, facts: ImageFacts, score: ImageScore) => Promise<boolean>
  standing: (trx: Db, key: ScoreKey, serviceScore: number) => Promise<Standing>
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

export function createImageStore(db: Db): ImageStore {
  const scores = (executor: Db, key: Omit<ScoreKey, 'sha256'>) =>
    executor
      .selectFrom('image_score')
      .where('organization_id', '=', key.organizationId)
      .where('category_id', '=', key.categoryId)
      .where('role', '=', key.role)
      .where('model_version', '=', key.modelVersion)
  return {
    findFacts: (organizationId, sha256, factsVersion) => readFacts(db, organizationId, sha256, factsVersion),
    async hasScore(key) {
      const row = await scores(db, key).where('sha256', '=', key.sha256).select('sha256').executeTakeFirst()
      return row !== undefined
    },
    async findAnalysis(executor, key) {
      const scored = await scores(executor, key)
        .where('sha256', '=', key.sha256)
        .select('score')
        .executeTakeFirst()
      if (!scored) return null
      const facts = await readFacts(
        executor,
        key.organizationId,
        key.sha256,
        factsVersionOf(key.modelVersion),
      )
      return facts && { facts, score: scored.score }
    },
    async saveAnalysis(trx, key, facts, score) {
      await trx
        .insertInto('image_facts')
        .values({
          organization_id: key.organizationId,
          sha256: key.sha256,
          facts_version: facts.version,
          facts: JSON.stringify(facts),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
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
    },
    async standing(trx, key, serviceScore) {
      const row = await scores(trx, key)
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`count(*) FILTER (WHERE service_score < ${serviceScore})::int`.as('below'),
          sql<number>`count(*) FILTER (WHERE service_score = ${serviceScore})::int`.as('equal'),
        ])
        .executeTakeFirstOrThrow()
      if (row.total === 0) return { sampleSize: 0, percentile: null }
      return {
        sampleSize: row.total,
        percentile: Math.round((100 * (row.below + row.equal / 2)) / row.total),
      }
    },
  }
}
