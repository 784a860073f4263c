import { RUBRIC_PREVIEW_EXAMPLE, rubricDraft, rubricPreview } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { prefersNdjson } from '../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { sendLines } from '../../../platform/http/send-lines.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { familyAt } from '../parse-rubric.ts'
import type { PreviewRubric } from '../preview-rubric.ts'
import { familyPath } from './shared/family-path.ts'

type Deps = { admitWhatIf: AdmitSubmission; previewRubric: PreviewRubric }

/** Returns the operation `POST /v1/rubrics/{family}/preview`. */
export const previewRubricOperation =
  ({ admitWhatIf, previewRubric }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/rubrics/:family/preview', {
      ...operation({
        id: 'previewRubric',
        tag: 'Rubrics',
        summary: 'Preview a change of a rubric',
        description:
          'Scores your listings by a changed rubric from stored facts, and changes nothing. Returns the ' +
          'histogram of scores before and after, and the listings that move the most. One preview of your ' +
          'organization runs at a time. With `Accept: application/x-ndjson` its progress is sent as one JSON object ' +
          'a line, and the last line has the preview. It ends when you disconnect.',
        request: { params: familyPath, body: rubricDraft },
        answers: {
          200: {
            description: 'The scores before and after',
            schema: rubricPreview,
            example: RUBRIC_PREVIEW_EXAMPLE,
          },
        },
        errors: ['RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'RUBRIC_NOT_FOUND',
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const family = familyAt(request.params.family)
        const { id: organizationId } = await admitWhatIf(request, reply)
        const trial = { organizationId, family, patch: request.body.patch }
        const progress = previewRubric(trial, clientAbortSignal(reply))
        if (prefersNdjson(request)) return sendLines(reply, progress)
        for await (const { preview } of progress) if (preview) return preview
        throw new Error('the preview has no end')
      },
    })
  }
