import * as api from '@endcap/api/operations'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { applyPreference } from '../../../platform/http/report-unknown-fields.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait, waitOf } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { checkImageCountOf } from '../count-images.ts'
import type { GetComposer } from '../get-composer.ts'
import type { GetDraft } from '../get-draft.ts'
import { type SubmitDraft, settledDraft } from '../submit-draft.ts'

type Deps = {
  getComposer: GetComposer
  admitSubmission: AdmitSubmission
  /** What-if requests have their own limit. */
  admitWhatIf: AdmitSubmission
  submitDraft: SubmitDraft
  getDraft: GetDraft
}

/** Serves `GET /v1/pdps/{pdp_id}/composer`. */
export const getPdpComposerOperation = ({ getComposer }: Deps) =>
  serve(api.getPdpComposer, async (request) => {
    const { organizationId, limit } = callerOf(request)
    const composer = await getComposer(organizationId, request.params.pdp_id, request.query.image_id ?? [])
    // Tests are of listings outside of the limit, too.
    return limit ? { ...composer, score_effect: null } : composer
  })

/** Serves `POST /v1/pdps/score`. */
export const scoreDraftOperation = ({ admitSubmission, admitWhatIf, submitDraft, getDraft }: Deps) =>
  serve(api.scoreDraft, {
    preValidation: async ({ body }) => checkImageCountOf(body),
    handler: async (request, reply) => {
      const organization = await admitWhatIf(request, reply)
      const signal = clientAbortSignal(reply)
      const outcome = await submitDraft({
        organization,
        request: request.body,
        admit: () => admitSubmission(request, reply),
        signal,
      })
      if ('score' in outcome) return outcome.score
      const { draftId, expiresAt } = outcome
      request.logFields['draft_id'] = draftId
      const waitS = waitOf(request)
      if (waitS > 0) {
        applyPreference(reply, `wait=${waitS}`)
        const draft = { organizationId: organization.id, draftId }
        const settled = await settledDraft(getDraft, draft, { waitMs: 1000 * waitS, signal })
        if (settled) return settled
      }
      reply.code(202)
      return {
        draft_id: draftId,
        status: 'processing' as const,
        result_url: `/v1/drafts/${draftId}`,
        expires_at: expiresAt.toISOString(),
      }
    },
  })

/** Serves `GET /v1/drafts/{draft_id}`. */
export const getDraftOperation = ({ getDraft }: Deps) =>
  serve(api.getDraft, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const read = async () => represent(await getDraft(organizationId, request.params.draft_id))
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })
