import {
  CUSTOM_MARK,
  type CustomFactPath,
  type CustomValue,
  customFactPath,
  customFactsRead,
  type Rubric,
} from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ScoreStandalone } from '../images/score-standalone.ts'
import type { RescoreContents, RescoredPdp } from '../pdps/scoring/rescore-contents.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ContentOf } from './stored-facts.ts'

export type RescoreDeps = {
  analyses: Pick<AnalysisStore, 'modelVersions'>
  rubrics: Pick<RubricStore, 'of'>
  rescoreContents: RescoreContents
  scoreStandalone: ScoreStandalone
}

type Facts = Readonly<Record<string, CustomValue>>

/** Returns the paths of facts that differ. */
export const changedPaths = (namespace: string, before: Facts, after: Facts): CustomFactPath[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => customFactPath(namespace, name))

/** Scores the listings and images whose rubric reads a changed fact, in the caller's transaction. */
export async function rescoreReaders(
  deps: RescoreDeps,
  trx: Db,
  content: ContentOf,
  changed: readonly CustomFactPath[],
): Promise<RescoredPdp[]> {
  const reads = (rubric: Rubric) => customFactsRead(rubric).some((path) => changed.includes(path))
  const { organizationId, sha256 } = content
  await deps.scoreStandalone(trx, organizationId, [sha256], reads)
  const pdps = await deps.rescoreContents(trx, organizationId, [sha256], reads)
  await removeOutdatedScores(deps, trx, content)
  return pdps
}

/** Removes scores by facts that the content no longer has, so that repeated changes do not add up. */
async function removeOutdatedScores(
  { analyses, rubrics }: RescoreDeps,
  trx: Db,
  { organizationId, sha256 }: ContentOf,
): Promise<void> {
  const ofContent = sql`organization_id = ${organizationId} AND sha256 = ${sha256}`
  const { rows } = await sql<{ categoryId: string; versions: string[] }>`
    SELECT category_id AS "categoryId", array_agg(DISTINCT model_version) AS versions FROM image_score
    WHERE ${ofContent} AND strpos(model_version, ${`+${CUSTOM_MARK}`}) > 0 GROUP BY category_id`.execute(trx)
  const rubricOf = await rubrics.of(organizationId, trx)
  for (const { categoryId, versions } of rows) {
    const scope = { organizationId, categoryId, rubric: rubricOf(categoryId) }
    const current = (await analyses.modelVersions(trx, scope, [sha256]))(sha256)
    const outdated = versions.filter((version) => version !== current)
    await sql`DELETE FROM image_score
      WHERE ${ofContent} AND category_id = ${categoryId} AND model_version = ANY(${outdated})`.execute(trx)
  }
}
