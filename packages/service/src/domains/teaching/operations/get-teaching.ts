import type { TeachingState } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { CLASSIFICATIONS } from '@endcap/scoring'
import { MIN_ANSWERS } from '@endcap/teaching'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listTaught, type TaughtVersion } from '../../scoring/taught-store.ts'
import { presentQuestions, presentTried, presentVersion } from '../present-teaching.ts'
import type { Lesson, StudyAnswers } from '../study-answers.ts'

type Deps = { db: Db; studyAnswers: StudyAnswers; signRenditions: SignRenditions }

const MAX_OUTCOMES = 50

/** Serves `GET /v1/teaching`. */
export const getTeachingOperation = ({ db, studyAnswers, signRenditions }: Deps) =>
  serve(api.getTeaching, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const lesson = await studyAnswers(organizationId, clientAbortSignal(reply))
    const versions = await listTaught(db, organizationId)
    return present(lesson, versions, { organizationId, signRenditions })
  })

function present(
  { answers, images, studied }: Lesson,
  versions: readonly TaughtVersion[],
  access: Parameters<typeof presentQuestions>[2],
): TeachingState {
  const { obstacle, learned, questions, unsure } = studied
  const inForce = versions.find(({ forgottenAt }) => forgottenAt === null)?.number ?? null
  return {
    answers: {
      count: answers.length,
      missing: Math.max(0, MIN_ANSWERS - answers.length),
      types: CLASSIFICATIONS.map((type) => ({
        type,
        count: answers.filter((answer) => answer.type === type).length,
      })).filter(({ count }) => count > 0),
      obstacle: obstacle?.reason ?? null,
      contradictions: obstacle?.reason === 'contradicting_answers' ? obstacle.pairs : [],
    },
    trial: learned && presentTrial(learned.trial),
    versions: versions.map((version) => presentVersion(version, inForce)),
    images: images.length,
    unsure,
    questions: presentQuestions(questions, images, access),
  }
}

const presentTrial = (
  trial: NonNullable<Lesson['studied']['learned']>['trial'],
): NonNullable<TeachingState['trial']> => ({
  ...presentTried(trial),
  is_better: trial.isBetter,
  sources: trial.sources.map(({ source, ...tried }) => ({ source, ...presentTried(tried) })),
  outcomes: trial.outcomes.slice(0, MAX_OUTCOMES).map(({ id, isRightWithout, isRightWith }) => ({
    image_id: id,
    right_without: isRightWithout,
    right_with: isRightWith,
  })),
})
