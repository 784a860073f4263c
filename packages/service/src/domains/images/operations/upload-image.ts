import { Readable } from 'node:stream'
import { UPLOAD_EXAMPLE, UPLOAD_TYPES, type UploadByUrl, upload, uploadByUrl } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { acceptForms, hasForm, openMultipartFile } from '../../../platform/http/multipart-file.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { acceptBodies, streamedBody } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { FetchUpload } from '../fetch-upload.ts'
import { presentUpload } from '../present-upload.ts'
import type { ReceiveUpload, UploadBody } from '../receive-upload.ts'
import type { Upload } from '../upload-store.ts'

type Deps = {
  /** Admits uploads, which have their own limit. */
  admitUpload: AdmitSubmission
  receiveUpload: ReceiveUpload
  fetchUpload: FetchUpload
  baseUrl: string
}

const stream = () => z.custom<Readable>((value) => value instanceof Readable, 'must be the bytes of an image')
const file = { type: 'string', format: 'binary', description: 'The image' } as const

/** The first kind of content is in the OpenAPI document. */
const body = {
  content: {
    'multipart/form-data': {
      schema: stream().meta({
        id: 'UploadForm',
        override: { type: 'object', properties: { file }, required: ['file'] },
      }),
    },
    ...Object.fromEntries(UPLOAD_TYPES.map((type) => [type, { schema: stream().meta({ override: file }) }])),
    'application/json': { schema: uploadByUrl },
  },
}

const answers = { 201: { description: 'Stored', schema: upload, example: UPLOAD_EXAMPLE } }

/** Returns true for a JSON body, which its schema has validated. */
const isByUrl = (sent: unknown): sent is UploadByUrl =>
  typeof sent === 'object' && sent !== null && 'image_url' in sent

/** Returns whether a content type is one of the formats that are converted. */
const isConverted = (contentType: string): boolean => /^image\/(?:avif|tiff)\b/i.test(contentType)

/** Returns the operations `POST /v1/uploads` and `POST /v1/uploads/by-url`. */
export const uploadImageOperation =
  ({ admitUpload, receiveUpload, fetchUpload, baseUrl }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    async function answer(
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

    acceptForms(server)
    acceptBodies(server, /^(?:image\/|application\/octet-stream(?:;|$))/)
    server.post('/v1/uploads', {
      ...operation({
        id: 'uploadImage',
        tag: 'Images',
        limits: 'none',
        summary: 'Upload an image',
        description:
          'A form whose first file is the image: jpeg, png or webp, at most 25 MB. The bytes of the file alone, with ' +
          'their content type, work too. The image is checked like a downloaded one. AVIF and TIFF files are ' +
          'converted to jpeg, or to png if they are transparent, and the original is kept. Declared as `image/avif` ' +
          'or `image/tiff`, they may have 100 MB. Send `url` in place of the address of an image to any ' +
          'endpoint that accepts one. Nothing is downloaded then. An upload can be submitted for 24 hours. Uploads ' +
          'have a limit of 21 times the submission limit, so that a listing with all its images counts once.',
        request: { body },
        consumes: Object.keys(body.content),
        answers,
        errors: ['EMPTY_IMAGE', 'IMAGE_DOWNLOAD_FAILED', 'INVALID_IMAGE', 'IMAGE_UPLOAD_FAILED'],
        isSubmission: true,
      }),
      handler: (request, reply) =>
        answer(request, reply, async (organizationId, signal) => {
          if (isByUrl(request.body)) return fetchUpload(organizationId, request.body.image_url, signal)
          return receiveUpload(organizationId, await sentImage(request), signal)
        }),
    })
    server.post('/v1/uploads/by-url', {
      ...operation({
        id: 'uploadImageByUrl',
        isIdempotent: true,
        tag: 'Images',
        limits: 'none',
        summary: 'Upload an image from its address',
        description: 'The service downloads the image. Otherwise like an upload.',
        request: { body: uploadByUrl },
        answers,
        errors: ['EMPTY_IMAGE', 'IMAGE_DOWNLOAD_FAILED', 'IMAGE_UPLOAD_FAILED'],
        isSubmission: true,
      }),
      handler: (request, reply) =>
        answer(request, reply, (organizationId, signal) =>
          fetchUpload(organizationId, request.body.image_url, signal),
        ),
    })
  }

/** Returns the image of a request: the file of a form, or the whole body. @throws DomainError VALIDATION_ERROR */
async function sentImage(request: FastifyRequest): Promise<UploadBody> {
  const sent = streamedBody(request)
  if (!hasForm(request)) return { ...sent, mayBeLarge: isConverted(request.headers['content-type'] ?? '') }
  const { contentType, ...form } = await openMultipartFile(request, sent.stream)
  return { ...form, mayBeLarge: isConverted(contentType) }
}
