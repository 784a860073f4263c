import type { FastifyPluginAsync } from 'fastify'
import { createCorrect } from '../domains/corrections/correct.ts'
import { createCorrectionOperation } from '../domains/corrections/operations/create-correction.ts'
import { listCorrectionsOperation } from '../domains/corrections/operations/list-corrections.ts'
import { revokeCorrectionOperation } from '../domains/corrections/operations/revoke-correction.ts'
import { createRevokeCorrection } from '../domains/corrections/revoke-correction.ts'
import { createScoreStandalone } from '../domains/images/score-standalone.ts'
import { type AdmitSubmission } from '../domains/organizations/admit-submission.ts'
import { createRescoreContents } from '../domains/pdps/scoring/rescore-contents.ts'
import { activateRubricOperation } from '../domains/rubrics/operations/activate-rubric.ts'
import { getRubricOperation } from '../domains/rubrics/operations/get-rubric.ts'
import { listRubricsOperation } from '../domains/rubrics/operations/list-rubrics.ts'
import { previewRubricOperation } from '../domains/rubrics/operations/preview-rubric.ts'
import { publishRubricOperation } from '../domains/rubrics/operations/publish-rubric.ts'
import { createPreviewOffThread } from '../domains/rubrics/preview-off-thread.ts'
import { createPreviewRubric } from '../domains/rubrics/preview-rubric.ts'
import { createActivateRubric, createPublishRubric } from '../domains/rubrics/publish-rubric.ts'
import { createTeachingVersionOperation } from '../domains/teaching/operations/create-teaching-version.ts'
import { forgetTeachingVersionOperation } from '../domains/teaching/operations/forget-teaching-version.ts'
import { getTeachingOperation } from '../domains/teaching/operations/get-teaching.ts'
import { createStudyAnswers } from '../domains/teaching/study-answers.ts'
import { createStudyOffThread } from '../domains/teaching/study-off-thread.ts'
import { createForgetTeaching, createUseTeaching } from '../domains/teaching/use-teaching.ts'
import type { SignRenditions } from '../platform/blobs/rendition-url.ts'
import type { Db } from '../platform/db/database.ts'
import type { Parts } from './parts.ts'

/**
 * Returns the operations by which people correct measurements, teach the eye, and change the rules of the scores. Adds the
 * threads of previews and of learning to `opened`.
 */
export function rulingOperations(
  deps: Parts & { db: Db; admitWhatIf: AdmitSubmission; signRenditions: SignRenditions },
  opened: AsyncDisposableStack,
): FastifyPluginAsync[] {
  const scoreStandalone = createScoreStandalone(deps)
  const previews = opened.use(createPreviewOffThread(deps.log))
  const thread = opened.use(createStudyOffThread(deps.log))
  const teaching = { ...deps, previews, studyAnswers: createStudyAnswers({ ...deps, thread }) }
  const ruling = { ...deps, scoreStandalone, rescoreContents: createRescoreContents(deps) }
  return [
    createCorrectionOperation({ ...deps, correct: createCorrect(ruling) }),
    listCorrectionsOperation(deps),
    revokeCorrectionOperation({ revokeCorrection: createRevokeCorrection(ruling) }),
    listRubricsOperation(deps),
    getRubricOperation(deps),
    previewRubricOperation({ ...deps, previewRubric: createPreviewRubric({ ...deps, thread: previews }) }),
    publishRubricOperation({ ...deps, publishRubric: createPublishRubric(deps) }),
    activateRubricOperation({ ...deps, activateRubric: createActivateRubric(deps) }),
    getTeachingOperation(teaching),
    createTeachingVersionOperation({ ...teaching, useTeaching: createUseTeaching(deps) }),
    forgetTeachingVersionOperation({ forgetTeaching: createForgetTeaching(deps) }),
  ]
}
