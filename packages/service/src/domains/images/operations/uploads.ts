import type { UploadByUrl } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { acceptForms, hasForm, openMultipartFile } from '../../../platform/http/multipart-file.ts'
import { acceptBodies, streamedBody } from '../../../platform/http/request-bodies.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import type { FetchUpload } from '../fetch-upload.ts'
import { presentUpload } from '../present-upload.ts'
import type { ReceiveUpload, UploadBody } from '../receive-upload.ts'
import type { FindUpload, Upload } from '../upload-store.ts'

type Deps = {
  /** Uploads have their own limit. */
  admitUpload: AdmitSubmission
  receiveUpload: ReceiveUpload
  fetchUpload: FetchUpload
  findUpload: FindUpload
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  signRenditions: SignRenditions
  baseUrl: string
}

/** A JSON body has been validated by its schema. */
const isByUrl = (sent: unknown): sent is UploadByUrl =>
  typeof sent === 'object' && sent !== null && 'image_url' in sent

/** Accepts the formats that are converted. */
const isConverted = (contentType: string): boolean => /^image\/(?:avif|tiff)\b/i.test(contentType)

/** Serves `POST /v1/uploads`. */
export const uploadImageOperation = (deps: Deps) =>
  serve(api.uploadImage, {
    prepare: acceptImages,
    handler: (request, reply) =>
      storeUpload(deps, request, reply, async (organizationId, signal) => {
        const { body } = request
        if (isByUrl(body)) return deps.fetchUpload(organizationId, body.image_url, signal)
        return deps.receiveUpload(organizationId, await sentImage(request), signal)
      }),
  })

/** Serves `POST /v1/uploads/by-url`. */
export const uploadImageByUrlOperation = (deps: Deps) =>
  serve(api.uploadImageByUrl, {
    prepare: acceptImages,
    handler: (request, reply) =>
      storeUpload(deps, request, reply, (organizationId, signal) =>
        deps.fetchUpload(organizationId, request.body.image_url, signal),
      ),
  })

function acceptImages(server: FastifyInstance): void {
  acceptForms(server)
  acceptBodies(server, /^(?:image\/|application\/octet-stream(?:;|$))/)
}

async function storeUpload(
  { admitUpload, baseUrl }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  store: (organizationId: string, signal: AbortSignal) => Promise<Upload>,
) {
  const { id: organizationId } = await admitUpload(request, reply)
  const stored = await store(organizationId, clientAbortSignal(reply))
  request.logFields['upload_id'] = stored.id
  reply.code(201)
  return presentUpload(stored, baseUrl)
}

/** Returns the file of a form, or the whole body. @throws DomainError VALIDATION_ERROR */
async function sentImage(request: FastifyRequest): Promise<UploadBody> {
  const sent = streamedBody(request)
  if (!hasForm(request)) return { ...sent, mayBeLarge: isConverted(request.headers['content-type'] ?? '') }
  const { contentType, ...form } = await openMultipartFile(request, sent.stream)
  return { ...form, mayBeLarge: isConverted(contentType) }
}

/** Serves `GET /v1/uploads/{upload_id}`. */
export const getUploadOperation = ({ findUpload, analyses, signRenditions, baseUrl }: Deps) =>
  serve(api.getUpload, async (request) => {
    const { organizationId } = callerOf(request)
    const upload = await findUpload(organizationId, request.params.upload_id)
    if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', 'there is no such upload in your organization')
    const { sha256 } = upload
    const facts = (await analyses.findNewestFacts(organizationId, [sha256])).get(sha256) ?? null
    return {
      ...presentUpload(upload, baseUrl),
      status: facts ? ('analyzed' as const) : ('stored' as const),
      facts,
      renditions: signRenditions({ organizationId, sha256 }),
    }
  })
