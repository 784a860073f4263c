import type { OpinionConfig } from '@endcap/generative-models'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import type { Db } from '../../platform/db/database.ts'
import type { ScoreStandalone } from '../images/score-standalone.ts'
import type { RescoreContents } from '../pdps/scoring/rescore-contents.ts'
import type { AskOpinion } from './ask-opinion.ts'
import { findFailedOpinions, type OpinionKey } from './opinion-record.ts'
import { assetTypeQuestion, sameProductQuestion } from './questions.ts'

type Deps = {
  db: Db
  config: Pick<OpinionConfig, 'model'>
  askOpinion: AskOpinion
  scoreStandalone: ScoreStandalone
  rescoreContents: RescoreContents
}

const QUESTIONS_AT_A_TIME = 200

/** Asks failed questions again and rescores what their answers change. Returns the number of answers. */
export async function askAgain(deps: Deps, signal: AbortSignal): Promise<number> {
  const { db, config, askOpinion, scoreStandalone, rescoreContents } = deps
  let answers = 0
  for (const key of await findFailedOpinions(db, config.model, QUESTIONS_AT_A_TIME)) {
    const question = questionOf(key)
    if ((await askOpinion(question, { signal })) === null) continue
    answers += 1
    // Loaded on first use, which must not happen while PDPs are locked.
    await loadCategoryVocabulary()
    await db.transaction().execute(async (trx) => {
      await scoreStandalone(trx, key.organizationId, question.pictures)
      await rescoreContents(trx, key.organizationId, question.pictures)
    })
  }
  return answers
}

const questionOf = (key: OpinionKey) =>
  key.question === 'asset_type'
    ? assetTypeQuestion(key, key.sha256)
    : sameProductQuestion(key, [key.sha256, key.otherSha256])
