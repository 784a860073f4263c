import { FIX_EXAMPLE, REQUESTED_FIX_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { fixRequest, imageFix, requestedFix } from '../schemas/fixes.ts'
import { imagePath } from './paths.ts'
import { WAITING } from './shared.ts'

export const fixImage = defineOperation({
  id: 'fixImage',
  method: 'POST',
  path: '/v1/images/{image_id}/fixes',
  tag: 'Images',
  isIdempotent: true,
  summary: 'Crop or whiten an image',
  description:
    'Makes another image from the original file, without a model: nothing changes in a listing before you use it there. ' +
    'A crop never cuts the product and never has fewer pixels than the retailer asks for. Whitening never ' +
    'changes the product. Where that is not certain, the fix is refused with the reason. The same fix of the ' +
    'same content is made once, and returned by later requests.',
  request: { params: imagePath, body: fixRequest },
  answers: {
    200: {
      description: 'The fix that has been made before or is in flight',
      schema: requestedFix,
      example: REQUESTED_FIX_EXAMPLE,
    },
    202: { description: 'Accepted', schema: requestedFix, example: REQUESTED_FIX_EXAMPLE },
  },
  errors: ['MISSING_PRODUCT_CATEGORY', 'IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'QUEUE_ENQUEUE_FAILED'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const getImageFix = defineOperation({
  id: 'getImageFix',
  method: 'GET',
  path: '/v1/images/{image_id}/fixes/{fix_id}',
  tag: 'Images',
  summary: 'Read a fix',
  description: `Poll until \`completed\` or \`failed\`. ${WAITING}`,
  request: { params: imagePath.extend({ fix_id: uuidInPath(EXAMPLE_IDS.fix) }) },
  answers: { 200: { description: 'The fix', schema: imageFix, example: FIX_EXAMPLE } },
  errors: ['IMAGE_NOT_FOUND', 'FIX_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
  hasTexts: true,
})
