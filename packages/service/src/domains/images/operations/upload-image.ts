import { Readable } from 'node:stream'
import { UPLOAD_EXAMPLE, UPLOAD_TYPES, upload } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/operation.ts'
import { acceptBodies } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { ReceiveUpload } from '../receive-upload.ts'
import { uploadUrl } from '../upload-url.ts'

type Deps = {
  /** Admits uploads, which have their own limit. */
  admitUpload: AdmitSubmission
  receiveUpload: ReceiveUpload
  baseUrl: string
}

const body = z
  .custom<Readable>((value) => value instanceof Readable, 'must be the bytes of an image')
  .meta({ override: { type: 'string', format: 'binary', example: 'the bytes of a jpeg, png or webp file' } })

/** Returns the operation `POST /v1/uploads`. */
export const uploadImageOperation =
  ({ admitUpload, receiveUpload, baseUrl }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    acceptBodies(server, /^(?:image\/|application\/octet-stream(?:;|$))/)
    server.post('/v1/uploads', {
      ...operation({
        id: 'uploadImage',
        tag: 'Images',
        summary: 'Upload an image',
        description:
          'The body is the file: jpeg, png or webp, at most 25 MB. It is checked like a downloaded image. Send ' +
          '`url` in place of the address of an image to any endpoint that accepts one. Nothing is downloaded ' +
          'then. An upload can be submitted for 24 hours. Uploads have a limit of 21 times the submission limit, ' +
          'so that a listing with all its images counts once.',
        request: { body },
        consumes: UPLOAD_TYPES,
        answers: { 201: { description: 'Stored', schema: upload, example: UPLOAD_EXAMPLE } },
        errors: ['EMPTY_IMAGE', 'INVALID_IMAGE', 'IMAGE_UPLOAD_FAILED'],
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { id: organizationId } = await admitUpload(request, reply)
        const received = await receiveUpload(
          organizationId,
          { stream: request.body, declaredBytes: Number(request.headers['content-length'] ?? 0) },
          clientAbortSignal(reply),
        )
        request.logFields['upload_id'] = received.id
        reply.code(201)
        return {
          upload_id: received.id,
          url: uploadUrl(baseUrl, received.id),
          sha256: received.sha256,
          width: received.file.widthPx,
          height: received.file.heightPx,
          bytes: received.file.byteLength,
          expires_at: received.expiresAt.toISOString(),
        }
      },
    })
  }
