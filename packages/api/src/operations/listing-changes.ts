import { z } from 'zod'
import { SUMMARY_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { pdpChange, pdpsChange, pdpsChangeResult } from '../schemas/pdp-change.ts'
import { pdpImages, pdpImagesResult, pdpRescore, pdpRescored } from '../schemas/pdp-images.ts'
import { pdpFilters, pdpSummary, pdpTags, pdpTagsResult } from '../schemas/pdp-list.ts'
import { deletionQuery, TRASH_DAYS } from '../schemas/trash.ts'
import { pdpIdPath } from './paths.ts'

const IMAGES_EXAMPLE = { pdp_id: EXAMPLE_IDS.pdp, error_code: null } as const

export const setPdpTags = defineOperation({
  id: 'setPdpTags',
  method: 'PUT',
  path: '/v1/pdps/{pdp_id}/tags',
  tag: 'Listings',
  summary: 'Set the tags of a listing',
  description: 'Replaces all tags. Repeated tags count once. Lists filter by them.',
  request: { params: pdpIdPath, body: pdpTags },
  answers: {
    200: {
      description: 'The tags',
      schema: pdpTagsResult,
      example: { pdp_id: EXAMPLE_IDS.pdp, tags: ['spring', 'relaunch'] },
    },
  },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})

export const changePdp = defineOperation({
  id: 'changePdp',
  method: 'PATCH',
  path: '/v1/pdps/{pdp_id}',
  tag: 'Listings',
  summary: 'Change what describes a listing',
  description:
    'Changes the name, the category, the tags and the family of a listing, and the id and retailer of one that was ' +
    'submitted by id. A category that you set stays through refreshes, imports, and submissions that name none. The listing ' +
    'is scored again where the change counts.',
  request: { params: pdpIdPath, body: pdpChange },
  answers: {
    200: { description: 'The listing after the change', schema: pdpSummary, example: SUMMARY_EXAMPLE },
    202: {
      description: 'The listing after the change, which is being scored',
      schema: pdpSummary,
      example: { ...SUMMARY_EXAMPLE, status: 'PROCESSING' },
    },
  },
  errors: [
    'CATEGORY_NOT_FOUND',
    'FAMILY_NOT_FOUND',
    'INVALID_RETAILER',
    'PDP_EXISTS',
    'PDP_NOT_FOUND',
    'VALIDATION_ERROR',
  ],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
  hasTexts: true,
})

export const changePdps = defineOperation({
  id: 'changePdps',
  method: 'PATCH',
  path: '/v1/pdps',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Set the category of many listings',
  description:
    'Sets the category of the listings that meet all filters, which are those of the list. Without a filter, of ' +
    'all. Listings for which a person has set this category already are left out, so the request can be repeated.',
  request: { query: z.object(pdpFilters), body: pdpsChange },
  answers: {
    200: {
      description: 'What was changed',
      schema: pdpsChangeResult,
      example: { changed: 381, has_more: false },
    },
  },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  isSubmission: true,
})

export const setPdpImages = defineOperation({
  id: 'setPdpImages',
  method: 'PUT',
  path: '/v1/pdps/{pdp_id}/images',
  tag: 'Listings',
  summary: 'Set the images of a listing',
  description:
    'Makes a composition of stored images the images of a listing, however it was submitted. Images of the ' +
    'listing, of its earlier states, and those that Spark made from them keep their ids. Other images and ' +
    'uploads become new images of the listing. The next submission, or the next refresh from the storefront, ' +
    'replaces them.',
  request: { params: pdpIdPath, body: pdpImages },
  answers: {
    200: {
      description: 'Nothing has changed: the current status',
      schema: pdpImagesResult,
      example: { ...IMAGES_EXAMPLE, status: 'COMPLETED' },
    },
    202: {
      description: 'Accepted, or still being processed',
      schema: pdpImagesResult,
      example: { ...IMAGES_EXAMPLE, status: 'PROCESSING' },
    },
  },
  errors: [
    'PDP_NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'IMAGE_UPLOAD_FAILED',
    'IMAGES_CHANGED',
    'TOO_MANY_IMAGES',
    'UPLOAD_NOT_FOUND',
  ],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
})

export const rescorePdp = defineOperation({
  id: 'rescorePdp',
  method: 'POST',
  path: '/v1/pdps/{pdp_id}/rescore',
  tag: 'Listings',
  summary: 'Score a listing again',
  description:
    'Scores the stored images by the current rules. While the listing is processed already, nothing else ' +
    'happens. With `refresh_images`, the images are downloaded again first, and those whose content has changed ' +
    'are replaced. So are the images of a storefront’s page that could not be downloaded. The body is optional.',
  request: { params: pdpIdPath, body: pdpRescore.nullish() },
  answers: {
    202: {
      description: 'Being processed',
      schema: pdpRescored,
      example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING' },
    },
  },
  errors: ['PDP_NOT_FOUND', 'IMAGE_DOWNLOAD_FAILED', 'IMAGE_UPLOAD_FAILED'],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
})

export const deletePdp = defineOperation({
  id: 'deletePdp',
  method: 'DELETE',
  path: '/v1/pdps/{pdp_id}',
  tag: 'Listings',
  summary: 'Delete a listing',
  description:
    `Moves the listing with its history, its images and what Spark made of them into the trash for ${TRASH_DAYS} ` +
    'days. Nothing finds it any more, and its id can be submitted anew. Then, or at once with `permanent=true`, all ' +
    'of it is deleted. The files follow within a day or two, unless other images have the same content.',
  request: { params: pdpIdPath, query: deletionQuery },
  answers: { 204: { description: 'Deleted' } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})
