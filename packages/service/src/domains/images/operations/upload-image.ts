import { Readable } from 'node:stream'
import { UPLOAD_EXAMPLE, UPLOAD_TYPES, type UploadByUrl, upload, uploadByUrl } from '@endcap/api'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/operation.ts'
import { acceptBodies, streamedBody } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { FetchUpload } from '../fetch-upload.ts'
import { presentUpload } from '../present-upload.ts'
import type { ReceiveUpload } from '../receive-upload.ts'
import type { Upload } from '../upload-store.ts'

type Deps = {
  /** Admits uploads, which have their own limit. */
  admitUpload: AdmitSubmission
  receiveUpload: ReceiveUpload
  fetchUpload: FetchUpload
  baseUrl: string
}

const bytes = z
  .custom<Readable>((value) => value instanceof Readable, 'must be the bytes of an image')
  .meta({ override: { type: 'string', format: 'binary', example: 'the bytes of an image' } })

const body = {
  content: {
    ...Object.fromEntries(UPLOAD_TYPES.map((type) => [type, { schema: bytes }])),
    'application/json': { schema: uploadByUrl },
  },
}

/** Returns true for a JSON body, which its schema has validated. */
const isByUrl = (sent: unknown): sent is UploadByUrl =>
  typeof sent === 'object' && sent !== null && 'image_url' in sent

/** Returns true for a body that is declared as one of the formats that are converted. */
const isConverted = ({ headers }: FastifyRequest): boolean =>
  /^image\/(?:avif|tiff)\b/i.test(headers['content-type'] ?? '')

/** Returns the operation `POST /v1/uploads`. */
export const uploadImageOperation =
  ({ admitUpload, receiveUpload, fetchUpload, baseUrl }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const store = (request: FastifyRequest, organizationId: string, signal: AbortSignal) =>
      isByUrl(request.body)
        ? fetchUpload(organizationId, request.body.image_url, signal)
        : receiveUpload(
            organizationId,
            { ...streamedBody(request), mayBeLarge: isConverted(request) },
            signal,
          )

    acceptBodies(server, /^(?:image\/|application\/octet-stream(?:;|$))/)
    server.post('/v1/uploads', {
      ...operation({
        id: 'uploadImage',
        tag: 'Images',
        summary: 'Upload an image',
        description:
          'The body is the file: jpeg, png or webp, at most 25 MB. It is checked like a downloaded image. AVIF and ' +
          'TIFF files are converted to jpeg, or to png if they are transparent, and the original is kept. Declared as ' +
          '`image/avif` or `image/tiff`, they may have 100 MB. With a ' +
          'JSON body, the service downloads the image. Send `url` in place of the address of an image to any ' +
          'endpoint that accepts one. Nothing is downloaded then. An upload can be submitted for 24 hours. Uploads ' +
          'have a limit of 21 times the submission limit, so that a listing with all its images counts once.',
        request: { body },
        consumes: [...UPLOAD_TYPES, 'application/json'],
        answers: { 201: { description: 'Stored', schema: upload, example: UPLOAD_EXAMPLE } },
        errors: ['EMPTY_IMAGE', 'IMAGE_DOWNLOAD_FAILED', 'INVALID_IMAGE', 'IMAGE_UPLOAD_FAILED'],
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { id: organizationId } = await admitUpload(request, reply)
        const stored: Upload = await store(request, organizationId, clientAbortSignal(reply))
        request.logFields['upload_id'] = stored.id
        reply.code(201)
        return presentUpload(stored, baseUrl)
      },
    })
  }
