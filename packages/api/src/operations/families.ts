import { z } from 'zod'
import { FAMILY_EXAMPLE, SUMMARY_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  familiesQuery,
  familyChange,
  familyDetails,
  familyImages,
  familyImagesResult,
  familyPage,
  familyPreview,
  newFamily,
} from '../schemas/families.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { pageOf } from './shared.ts'

const familyPath = z.object({ family_id: uuidInPath(EXAMPLE_IDS.family) })
const DETAILS_EXAMPLE = {
  ...FAMILY_EXAMPLE,
  children: [{ ...SUMMARY_EXAMPLE, variant: 'Lemon Lime', own_positions: [0] }],
}

export const listFamilies = defineOperation({
  id: 'listFamilies',
  method: 'GET',
  path: '/v1/families',
  tag: 'Families',
  limits: 'own',
  summary: 'List families of variants',
  description:
    'Returns the families that have listings, in the order of their creation. A family holds the variants of one ' +
    'product, such as its colors. Imports and submissions that name a parent make them.',
  request: { query: familiesQuery },
  answers: {
    200: { description: 'A page of families', schema: familyPage, example: pageOf(FAMILY_EXAMPLE) },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
})

export const createFamily = defineOperation({
  id: 'createFamily',
  method: 'POST',
  path: '/v1/families',
  tag: 'Families',
  summary: 'Make a family',
  description: 'Puts listings into a new family. They stay there through imports and submissions.',
  request: { body: newFamily },
  answers: { 201: { description: 'The family', schema: familyDetails, example: DETAILS_EXAMPLE } },
  errors: ['PDP_NOT_FOUND', 'VALIDATION_ERROR'],
  isIdempotent: true,
  hasTexts: true,
})

export const getFamily = defineOperation({
  id: 'getFamily',
  method: 'GET',
  path: '/v1/families/{family_id}',
  tag: 'Families',
  limits: 'own',
  summary: 'Read a family',
  description: 'Returns a family with its listings and the positions at which they keep their own images.',
  request: { params: familyPath },
  answers: {
    200: { description: 'The family with its listings', schema: familyDetails, example: DETAILS_EXAMPLE },
  },
  errors: ['FAMILY_NOT_FOUND'],
  malformedPath: 'FAMILY_NOT_FOUND',
  hasTexts: true,
})

export const changeFamily = defineOperation({
  id: 'changeFamily',
  method: 'PATCH',
  path: '/v1/families/{family_id}',
  tag: 'Families',
  summary: 'Change a family',
  description: 'Renames a family, adds listings and takes some out. Imports and submissions keep that.',
  request: { params: familyPath, body: familyChange },
  answers: { 200: { description: 'The family', schema: familyDetails, example: DETAILS_EXAMPLE } },
  errors: ['FAMILY_NOT_FOUND', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'FAMILY_NOT_FOUND',
  hasTexts: true,
})

export const deleteFamily = defineOperation({
  id: 'deleteFamily',
  method: 'DELETE',
  path: '/v1/families/{family_id}',
  tag: 'Families',
  summary: 'Dissolve a family',
  description: 'Its listings stay, without a family.',
  request: { params: familyPath },
  answers: { 204: { description: 'Dissolved' } },
  errors: ['FAMILY_NOT_FOUND'],
  malformedPath: 'FAMILY_NOT_FOUND',
})

export const setFamilyImages = defineOperation({
  id: 'setFamilyImages',
  method: 'PUT',
  path: '/v1/families/{family_id}/images',
  tag: 'Families',
  summary: 'Set the images of a family',
  description:
    'Gives each listing of the family the set, in which it keeps its own images at its `own_positions`, which are ' +
    'stored. Each listing is changed on its own, as by `PUT /v1/pdps/{pdp_id}/images`.',
  request: { params: familyPath, body: familyImages },
  answers: {
    200: {
      description: 'What became of each listing',
      schema: familyImagesResult,
      example: {
        listings: [{ pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING', error_code: null, problem: null }],
      },
    },
  },
  errors: [
    'FAMILY_NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'PDP_NOT_FOUND',
    'TOO_MANY_IMAGES',
    'UPLOAD_NOT_FOUND',
    'VALIDATION_ERROR',
  ],
  malformedPath: 'FAMILY_NOT_FOUND',
  isSubmission: true,
})

export const previewFamilyImages = defineOperation({
  id: 'previewFamilyImages',
  method: 'POST',
  path: '/v1/families/{family_id}/preview',
  tag: 'Families',
  summary: 'Preview the images of a family',
  description:
    'Returns what each listing would show, and its score, if the family got the set. Changes nothing.',
  request: { params: familyPath, body: familyImages },
  answers: {
    200: {
      description: 'The listings with the set',
      schema: familyPreview,
      example: {
        listings: [
          {
            pdp_id: EXAMPLE_IDS.pdp,
            images: [
              {
                reference: { image_id: EXAMPLE_IDS.hero },
                is_own: true,
                thumbnail_url: '/blobs/3f/3fc1a0-160.webp?sig=…',
              },
            ],
            pdp_score: 61.2,
            score_after: 74.5,
            acceptance: SUMMARY_EXAMPLE.acceptance,
          },
        ],
      },
    },
  },
  errors: [
    'FAMILY_NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'PDP_NOT_FOUND',
    'TOO_MANY_IMAGES',
    'UPLOAD_NOT_FOUND',
    'VALIDATION_ERROR',
  ],
  malformedPath: 'FAMILY_NOT_FOUND',
  needs: 'viewer',
})
