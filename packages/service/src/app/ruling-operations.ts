import type { FastifyPluginAsync } from 'fastify'
import { createCorrect } from '../domains/corrections/correct.ts'
import { createCorrectionOperation } from '../domains/corrections/operations/create-correction.ts'
import { listCorrectionsOperation } from '../domains/corrections/operations/list-corrections.ts'
import { revokeCorrectionOperation } from '../domains/corrections/operations/revoke-correction.ts'
import { createRevokeCorrection } from '../domains/corrections/revoke-correction.ts'
import { createScoreStandalone } from '../domains/images/score-standalone.ts'
import { type AdmitSubmission } from '../domains/organizations/admit-submission.ts'
import { createRescoreContents } from '../domains/pdps/rescore-contents.ts'
import { activateRubricOperation } from '../domains/rubrics/operations/activate-rubric.ts'
import { getRubricOperation } from '../domains/rubrics/operations/get-rubric.ts'
import { listRubricsOperation } from '../domains/rubrics/operations/list-rubrics.ts'
import { previewRubricOperation } from '../domains/rubrics/operations/preview-rubric.ts'
import { publishRubricOperation } from '../domains/rubrics/operations/publish-rubric.ts'
import { createPreviewOffThread } from '../domains/rubrics/preview-off-thread.ts'
import { createPreviewRubric } from '../domains/rubrics/preview-rubric.ts'
import { createActivateRubric, createPublishRubric } from '../domains/rubrics/publish-rubric.ts'
import type { Db } from '../platform/db/database.ts'
import type { Parts } from './parts.ts'

/**
 * Returns the operations by which people correct measurements and change the rules of the scores. Adds the thread of
 * previews to `opened`.
 */
export function rulingOperations(
  deps: Parts & { db: Db; admitWhatIf: AdmitSubmission },
  opened: AsyncDisposableStack,
): FastifyPluginAsync[] {
  const scoreStandalone = createScoreStandalone(deps)
  const thread = opened.use(createPreviewOffThread(deps.log))
  const ruling = { ...deps, scoreStandalone, rescoreContents: createRescoreContents(deps) }
  return [
    createCorrectionOperation({ ...deps, correct: createCorrect(ruling) }),
    listCorrectionsOperation(deps),
    revokeCorrectionOperation({ revokeCorrection: createRevokeCorrection(ruling) }),
    listRubricsOperation(deps),
    getRubricOperation(deps),
    previewRubricOperation({ ...deps, previewRubric: createPreviewRubric({ ...deps, thread }) }),
    publishRubricOperation({ ...deps, publishRubric: createPublishRubric(deps) }),
    activateRubricOperation({ ...deps, activateRubric: createActivateRubric(deps) }),
  ]
}
