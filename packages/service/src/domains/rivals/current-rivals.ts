import type { Db } from '../../platform/db/database.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { RivalSetRow } from './rival-set-store.ts'
import { listRivals, type RivalRow, saveScore } from './rival-store.ts'
import { createRivalScorer, type RivalScorer } from './score-rival.ts'

export type ScoreDeps = {
  db: Db
  factsVersion: string
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: RubricStore
  readJudging: ReadJudging
}

/** Returns the rivals of a set in their order, scored again after a change of category, rubric or rules. */
export async function currentRivals(
  deps: ScoreDeps,
  { id, organization_id: organizationId, ...place }: RivalSetRow,
): Promise<RivalRow[]> {
  const rivals = await listRivals(deps.db, id)
  const scorer = await createRivalScorer(deps, { ...place, organizationId })
  const current: RivalRow[] = []
  // One after the other, because facts are large.
  for (const rival of rivals)
    current.push(rival.scored_with === scorer.version ? rival : await scoreAgain(deps, scorer, rival))
  return current
}

/** Keeps the score of a rival whose facts are gone. */
async function scoreAgain(
  { db, analyses }: ScoreDeps,
  scorer: RivalScorer,
  rival: RivalRow,
): Promise<RivalRow> {
  const contents = (rival.pictures ?? []).map(({ sha256 }) => sha256)
  if (contents.length === 0) return rival
  const known = await analyses.findNewestFacts(rival.organization_id, contents)
  const facts = contents.flatMap((sha256) => known.get(sha256) ?? [])
  if (facts.length < contents.length) return rival
  const score = await scorer.score(facts)
  await saveScore(db, rival, score)
  return { ...rival, ...score }
}
