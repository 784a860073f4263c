import {
  DRAFT_EXAMPLE,
  draftAccepted,
  draftRequest,
  draftScore,
  type ErrorCode,
  EXAMPLE_IDS,
} from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { applyPreference } from '../../../platform/http/report-unknown-fields.ts'
import { MAX_WAIT_S, waitOf } from '../../../platform/http/wait-for-result.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { checkImageCountOf } from '../count-images.ts'
import type { GetDraft } from '../get-draft.ts'
import { type SubmitDraft, settledDraft } from '../submit-draft.ts'

type Deps = {
  admitSubmission: AdmitSubmission
  /** Admits what-if requests, which have their own limit. */
  admitWhatIf: AdmitSubmission
  submitDraft: SubmitDraft
  getDraft: GetDraft
}

const DESCRIPTION =
  'Answers "what will the score be then?". Send images by `image_id`, `upload_id` or `image_url`, or ' +
  '`planned` images that do not exist yet. With `base`, fields that you leave out have the values of a ' +
  'stored listing. With `optimize`, the best order or selection of the images is found. The answer is 200 ' +
  'if all images have been analyzed before. Otherwise it is 202, the images are analyzed, and the request ' +
  `also counts as a submission. \`Prefer: wait=10\` waits up to 10 seconds (at most ${MAX_WAIT_S}) for them. No ` +
  'listing is stored or changed, and the draft is part of no percentile.'

const ERROR_CODES: readonly ErrorCode[] = [
  'CATEGORY_NOT_FOUND',
  'INVALID_RETAILER',
  'IMAGE_NOT_FOUND',
  'IMAGE_DOWNLOAD_FAILED',
  'IMAGE_UPLOAD_FAILED',
  'PDP_NOT_FOUND',
  'PDP_NOT_SCORED',
  'TOO_MANY_IMAGES',
  'UPLOAD_NOT_FOUND',
]

const ACCEPTED_EXAMPLE = {
  draft_id: EXAMPLE_IDS.draft,
  status: 'processing',
  result_url: `/v1/drafts/${EXAMPLE_IDS.draft}`,
  expires_at: '2026-11-22T08:00:00.000Z',
} as const

/** Returns the operation `POST /v1/pdps/score`. */
export const scoreDraftOperation =
  ({ admitSubmission, admitWhatIf, submitDraft, getDraft }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/pdps/score', {
      ...operation({
        id: 'scoreDraft',
        needs: 'viewer',
        tag: 'Drafts',
        isIdempotent: true,
        summary: 'Score a listing that is not stored',
        description: DESCRIPTION,
        request: { body: draftRequest },
        answers: {
          200: { description: 'The score', schema: draftScore, example: DRAFT_EXAMPLE },
          202: {
            description: 'The images are being analyzed',
            schema: draftAccepted,
            example: ACCEPTED_EXAMPLE,
          },
        },
        errors: ERROR_CODES,
        isSubmission: true,
      }),
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
  }
