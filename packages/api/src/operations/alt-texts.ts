import { ALT_TEXTS_EXAMPLE, IMAGE_OBJECTS_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { altTextsBody, pdpAltTexts } from '../schemas/alt-texts.ts'
import { imageObjects, imageObjectsQuery } from '../schemas/image-objects.ts'
import { pdpIdPath } from './paths.ts'

export const getAltTexts = defineOperation({
  id: 'getAltTexts',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/alt-texts',
  tag: 'Listings',
  summary: 'Check the alt texts of a listing',
  description:
    'Returns the alt texts of the images by language, what is wrong with each, and a draft for each image in the ' +
    'four languages of the service. Without any text, the language of the listing’s retailer is checked.',
  request: { params: pdpIdPath },
  answers: { 200: { description: 'The alt texts', schema: pdpAltTexts, example: ALT_TEXTS_EXAMPLE } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const setAltTexts = defineOperation({
  id: 'setAltTexts',
  method: 'PUT',
  path: '/v1/pdps/{pdp_id}/alt-texts',
  tag: 'Listings',
  summary: 'Set the alt texts of a listing',
  description:
    'Replaces the alt texts of all images. Nothing is scored again. An image keeps its texts when it moves, and when ' +
    'a submission without `alt_texts` keeps the image.',
  request: { params: pdpIdPath, body: altTextsBody },
  answers: {
    200: { description: 'The alt texts, checked', schema: pdpAltTexts, example: ALT_TEXTS_EXAMPLE },
  },
  errors: ['PDP_NOT_FOUND', 'IMAGES_CHANGED'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const getImageObjects = defineOperation({
  id: 'getImageObjects',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/image-objects',
  tag: 'Listings',
  summary: 'Describe the images of a listing for search engines',
  description:
    'Returns the images as JSON-LD: an `ImageObject` of schema.org for each, the main image first, with the alt texts ' +
    'as captions. What is not known is left out.',
  request: { params: pdpIdPath, query: imageObjectsQuery },
  answers: { 200: { description: 'The images', schema: imageObjects, example: IMAGE_OBJECTS_EXAMPLE } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})
