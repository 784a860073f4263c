import { z } from 'zod'
import { IMAGE_EXPLANATION_EXAMPLE, IMAGE_SCORE_EXAMPLE, PICTURE_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { imageExplanation } from '../schemas/explanations.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  imageScore,
  imageSubmission,
  RENDITION_SIDES,
  RENDITION_SIZES,
  type RenditionSize,
} from '../schemas/images.ts'
import { MAX_SEARCHED, pictureListQuery, picturePage } from '../schemas/pictures.ts'
import { imagePath } from './paths.ts'
import { pageOf, WAITING } from './shared.ts'

/** Returns a rendition's file name. */
export function renditionFile(size: RenditionSize): string {
  if (size === 'full') return 'full.jpg'
  return size === 'png' ? `${RENDITION_SIDES[0]}.png` : `${size}.webp`
}
/** File before conversion. */
export const ORIGINAL_FILE = 'original'
export const IMAGE_FILES = [...RENDITION_SIZES.map(renditionFile), ORIGINAL_FILE]

const PROCESSING_EXAMPLE = {
  image_id: EXAMPLE_IDS.hero,
  status: 'processing',
  service_score: null,
  conversion_ready: null,
  score_metadata: null,
  hero_gs1_components: null,
  mobile_readiness: null,
  classification: null,
}

export const scoreImage = defineOperation({
  id: 'scoreImage',
  method: 'POST',
  path: '/v1/images/score',
  tag: 'Images',
  isIdempotent: true,
  summary: 'Submit an image for scoring',
  description: 'The image (at most 6 MB) is downloaded before the response. Poll its score afterwards.',
  request: { body: imageSubmission },
  answers: {
    202: {
      description: 'Accepted',
      schema: imageScore,
      example: PROCESSING_EXAMPLE,
    },
  },
  errors: [
    'NO_DEFAULT_PORTFOLIO',
    'CATEGORY_NOT_FOUND',
    'CATEGORY_NOT_IN_ORG_ICP',
    'EMPTY_IMAGE',
    'IMAGE_DOWNLOAD_FAILED',
    'IMAGE_UPLOAD_FAILED',
  ],
  isSubmission: true,
})

export const listImages = defineOperation({
  id: 'listImages',
  method: 'GET',
  path: '/v1/images',
  tag: 'Images',
  limits: 'filters',
  summary: 'List stored pictures',
  description:
    'Returns the images of your organization that meet all filters, the newest first: those of listings, those ' +
    'that listings had, those scored alone, and those that were made from them. A page of a search reads at most ' +
    `${MAX_SEARCHED.toLocaleString('en')} images, so it may have fewer rows than \`limit\`, or none. Follow \`next_cursor\` until ` +
    '`has_more` is false.',
  request: { query: pictureListQuery },
  answers: {
    200: { description: 'A page of pictures', schema: picturePage, example: pageOf(PICTURE_EXAMPLE) },
  },
  errors: ['IMAGE_NOT_FOUND', 'IMAGE_NOT_SCORED', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
})

export const getImageScore = defineOperation({
  id: 'getImageScore',
  method: 'GET',
  path: '/v1/images/{image_id}/score',
  tag: 'Images',
  summary: 'Read the score of an image',
  description:
    'Returns the score of any image of your organization: submitted alone or with a listing, or made by ' +
    `Spark. Poll until \`scored\` or \`error\`. ${WAITING}`,
  request: { params: imagePath },
  answers: { 200: { description: 'The score', schema: imageScore, example: IMAGE_SCORE_EXAMPLE } },
  errors: ['IMAGE_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
  hasTexts: true,
})

export const getImageRendition = defineOperation({
  id: 'getImageRendition',
  method: 'GET',
  path: '/v1/images/{image_id}/renditions/{rendition}',
  tag: 'Images',
  summary: 'Show an image at another size',
  description:
    'Redirects to a WebP file whose longer side has at most 101, 160, 480 or 1600 px, or with `full.jpg` to a JPEG ' +
    'of full size. `160.png` is a PNG of 8-bit RGB without filters, for programs without an image library. Smaller images keep their size. `original` is the AVIF or TIFF file from which ' +
    'the image was converted. The address needs no token, is valid for at least an hour, and is the same for all requests of ' +
    'an hour, so that browsers cache the file.',
  request: {
    params: z.object({
      image_id: uuidInPath(EXAMPLE_IDS.hero),
      rendition: z.string().meta({ enum: IMAGE_FILES, example: IMAGE_FILES[0] }),
    }),
  },
  answers: { 302: { description: 'The address of the file' } },
  errors: ['IMAGE_NOT_FOUND', 'NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const explainImage = defineOperation({
  id: 'explainImage',
  method: 'GET',
  path: '/v1/images/{image_id}/explanation',
  tag: 'Images',
  summary: 'Explain the score of an image',
  description:
    'Returns the factors of the score, recommendations, what was found in the image, and the listings that ' +
    'have it. With `Accept: image/png`, the answer is a drawing of it.',
  request: { params: imagePath },
  answers: {
    200: {
      description: 'The explanation',
      schema: imageExplanation,
      example: IMAGE_EXPLANATION_EXAMPLE,
    },
  },
  errors: ['FILE_DAMAGED', 'IMAGE_NOT_FOUND', 'IMAGE_NOT_SCORED'],
  malformedPath: 'IMAGE_NOT_FOUND',
  hasTexts: true,
})

export const deleteImage = defineOperation({
  id: 'deleteImage',
  method: 'DELETE',
  path: '/v1/images/{image_id}',
  tag: 'Images',
  summary: 'Delete an image',
  description:
    'Deletes an image that is not part of a listing, with its score and what Spark made of it. The ' +
    'file follows within a day or two, unless another image has the same content.',
  request: { params: imagePath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['IMAGE_NOT_FOUND', 'IMAGE_IN_USE'],
  malformedPath: 'IMAGE_NOT_FOUND',
})
