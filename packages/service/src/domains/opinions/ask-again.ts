import type { Db } from '../../platform/db/database.ts'
import type { AskOpinion } from './ask-opinion.ts'
import { findFailedOpinions, type OpinionKey } from './opinion-record.ts'
import { assetTypeQuestion, sameProductQuestion } from './questions.ts'

type Deps = { db: Db; model: string; askOpinion: AskOpinion }

const QUESTIONS_AT_A_TIME = 200

/** Asks failed questions again. */
export async function askAgain({ db, model, askOpinion }: Deps, signal: AbortSignal): Promise<void> {
  for (const key of await findFailedOpinions(db, model, QUESTIONS_AT_A_TIME))
    await askOpinion(questionOf(key), { signal })
}

const questionOf = (key: OpinionKey) =>
  key.question === 'asset_type'
    ? assetTypeQuestion(key, key.sha256)
    : sameProductQuestion(key, [key.sha256, key.otherSha256])
