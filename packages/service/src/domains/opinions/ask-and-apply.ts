import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { createScoreStandalone } from '../images/score-standalone.ts'
import { createRescoreContents } from '../pdps/scoring/rescore-contents.ts'
import type { AskOpinion } from './ask-opinion.ts'

type Deps = { db: Db; askOpinion: AskOpinion } & Parameters<typeof createScoreStandalone>[0] &
  Parameters<typeof createRescoreContents>[0]

/**
 * Asks, and rescores the listings and images that have the contents of the answer already. Those that are
 * being scored count it at their end.
 */
export function createAskAndApply({ askOpinion, ...deps }: Deps): AskOpinion {
  const scoreStandalone = createScoreStandalone(deps)
  const rescoreContents = createRescoreContents(deps)
  return async function askAndApply(question, options) {
    const label = await askOpinion(question, options)
    if (label === null || question.question === 'category') return label
    const { organizationId, pictures } = question
    // Loaded on first use, which must not happen while PDPs are locked.
    await loadCategoryVocabulary()
    await deps.db.transaction().execute(async (trx) => {
      await scoreStandalone(trx, organizationId, pictures)
      await rescoreContents(trx, organizationId, pictures)
    })
    return label
  }
}
