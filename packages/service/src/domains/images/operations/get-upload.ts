import { EXAMPLE_IDS, UPLOAD_STATE_EXAMPLE, type UploadState, uploadState, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import { presentUpload } from '../present-upload.ts'
import type { FindUpload } from '../upload-store.ts'

type Deps = {
  findUpload: FindUpload
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  signRenditions: SignRenditions
  baseUrl: string
}

/** Returns the operation `GET /v1/uploads/{upload_id}`. */
export const getUploadOperation =
  ({ findUpload, analyses, signRenditions, baseUrl }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/uploads/:upload_id', {
      ...operation({
        id: 'getUpload',
        tag: 'Images',
        limits: 'none',
        summary: 'Read an upload',
        description:
          'Returns the facts of the image once it has been analyzed. A what-if request with the upload has it ' +
          'analyzed.',
        request: { params: z.object({ upload_id: uuidInPath(EXAMPLE_IDS.upload) }) },
        answers: { 200: { description: 'The upload', schema: uploadState, example: UPLOAD_STATE_EXAMPLE } },
        errors: ['UPLOAD_NOT_FOUND'],
        malformedPath: 'UPLOAD_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const upload = await findUpload(organizationId, request.params.upload_id)
        if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', 'there is no such upload in your organization')
        const { sha256 } = upload
        const facts = (await analyses.findNewestFacts(organizationId, [sha256])).get(sha256) ?? null
        const state: UploadState = {
          ...presentUpload(upload, baseUrl),
          status: facts ? 'analyzed' : 'stored',
          facts,
          renditions: signRenditions({ organizationId, sha256 }),
        }
        return sendConditional(request, reply, represent(state))
      },
    })
  }
