import type { DraftScore } from '@endcap/api'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { foretoldOf, readScoreEffect } from '../scoring/score-effect.ts'
import { contentsOf, type Draft } from './draft.ts'
import { findDraft } from './draft-store.ts'
import { scoreDraft, unscoredDraft } from './score-draft.ts'

type ScoreDeps = {
  analyses: Pick<AnalysisStore, 'findAnalyzed' | 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
  db: Db
  readJudging: ReadJudging
}

/** Creates the scoring of stored drafts. @throws DomainError DRAFT_NOT_FOUND */
export function createGetDraft(deps: ScoreDeps) {
  return async function getDraft(organizationId: string, draftId: string): Promise<DraftScore> {
    const stored = isUuid(draftId) ? await findDraft(deps.db, draftId) : null
    if (stored?.organizationId !== organizationId)
      throw new DomainError('DRAFT_NOT_FOUND', 'there is no such draft in your organization')
    if (stored.error !== null) return unscoredDraft(draftId, stored.error)
    const score = await scoreAnalyzed(deps, organizationId, stored.draft, draftId)
    return score ?? unscoredDraft(draftId, null)
  }
}

export type GetDraft = ReturnType<typeof createGetDraft>

/** Scores a draft. Returns null until all contents are analyzed. */
export async function scoreAnalyzed(
  { db, analyses, rubrics, readJudging }: ScoreDeps,
  organizationId: string,
  draft: Draft,
  draftId: string | null,
): Promise<DraftScore | null> {
  const contents = contentsOf(draft)
  // Clients poll often, and facts are large, so they are read only once all are there.
  const analyzed = await analyses.findAnalyzed(organizationId, contents)
  if (contents.some((sha256) => !analyzed.has(sha256))) return null
  const facts = await analyses.findNewestFacts(organizationId, contents)
  if (!contents.every((sha256) => facts.has(sha256))) return null
  const rubric = (await rubrics.of(organizationId))(draft.categoryId)
  const scored = await scoreDraft(draft, facts, {
    draftId,
    rubric,
    judging: await readJudging(db, organizationId),
  })
  // Tests compare pictures, not rules.
  if (!scored.difference || draft.hasOtherRules) return scored
  return { ...scored, foretold: foretoldOf(scored.difference, await readScoreEffect(db, organizationId)) }
}
