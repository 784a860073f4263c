import { z } from 'zod'
import { UPLOAD_EXAMPLE, UPLOAD_STATE_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { UPLOAD_TYPES, upload, uploadByUrl, uploadState } from '../schemas/uploads.ts'
import { bytesOf } from './shared.ts'

const stream = () => bytesOf('an image')
const file = { type: 'string', format: 'binary', description: 'The image' } as const

/** OpenAPI documents only the first content type. */
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

export const uploadImage = defineOperation({
  id: 'uploadImage',
  method: 'POST',
  path: '/v1/uploads',
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
})

export const uploadImageByUrl = defineOperation({
  id: 'uploadImageByUrl',
  method: 'POST',
  path: '/v1/uploads/by-url',
  isIdempotent: true,
  tag: 'Images',
  limits: 'none',
  summary: 'Upload an image from its address',
  description: 'The service downloads the image. Otherwise like an upload.',
  request: { body: uploadByUrl },
  answers,
  errors: ['EMPTY_IMAGE', 'IMAGE_DOWNLOAD_FAILED', 'IMAGE_UPLOAD_FAILED'],
  isSubmission: true,
})

export const getUpload = defineOperation({
  id: 'getUpload',
  method: 'GET',
  path: '/v1/uploads/{upload_id}',
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
})
