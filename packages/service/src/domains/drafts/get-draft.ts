import type { DraftScore } from '@endcap/api'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { contentsOf, type Draft } from './draft.ts'
import { findDraft } from './draft-store.ts'
import { type FactsOfContents, scoreDraft, unscoredDraft } from './score-draft.ts'

type Deps = { db: Db; analyses: Pick<AnalysisStore, 'findNewestFacts'> }

/**
 * Creates the score of a stored draft.
 *
 * @throws DomainError DRAFT_NOT_FOUND
 */
export function createGetDraft({ db, analyses }: Deps) {
  return async function getDraft(organizationId: string, draftId: string): Promise<DraftScore> {
    const stored = isUuid(draftId) ? await findDraft(db, draftId) : null
    if (stored?.organizationId !== organizationId)
      throw new DomainError('DRAFT_NOT_FOUND', 'there is no such draft in your organization')
    if (stored.error !== null) return unscoredDraft(draftId, stored.error)
    const facts = await analyses.findNewestFacts(organizationId, contentsOf(stored.draft))
    return missingContents(stored.draft, facts).length === 0
      ? scoreDraft(stored.draft, facts, draftId)
      : unscoredDraft(draftId, null)
  }
}

export type GetDraft = ReturnType<typeof createGetDraft>

/** Returns the contents of a draft that have not been analyzed. */
export const missingContents = (draft: Draft, facts: FactsOfContents): string[] =>
  contentsOf(draft).filter((sha256) => !facts.has(sha256))
