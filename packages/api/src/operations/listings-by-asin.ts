import { SCORES_EXAMPLE, SUBMITTED_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { asinQuery, asinScores, asinSubmission, asinSubmitted } from '../schemas/asin.ts'
import { asinPath, EXAMPLE_ASIN } from './paths.ts'
import { presentByAsin } from './present-by-asin.ts'
import { WAITING } from './shared.ts'

export const submitPdpByAsin = defineOperation({
  id: 'submitPdpByAsin',
  method: 'PUT',
  path: '/v1/pdps/asin/{asin}',
  tag: 'Listings by ASIN',
  summary: 'Submit a listing by its ASIN',
  description:
    'Fetches the listing with its title, category and images from the region’s storefront, and scores it. ' +
    'Another submission of the same ASIN refreshes the listing: only images that have changed are scored ' +
    'again. Images that a person has composed are replaced by those of the page, unless `composed_set` is `keep`: ' +
    'then only the title and the category are read. The body is optional.',
  request: { params: asinPath, body: asinSubmission.nullish() },
  answers: {
    202: {
      description: 'Found, and being processed',
      schema: asinSubmitted,
      example: {
        asin: EXAMPLE_ASIN,
        region: 'us',
        pdp_id: SUBMITTED_EXAMPLE.pdp_id,
        status: 'processing',
        score_url: `/v1/pdps/asin/${EXAMPLE_ASIN}?region=us`,
      },
    },
  },
  errors: [
    'INVALID_ASIN',
    'INVALID_REGION',
    'CATEGORY_NOT_IN_ORG_ICP',
    'NO_VALID_CATEGORY',
    'ASIN_NOT_FOUND_AT_RETAILER',
    'PDP_NOT_FOUND',
    'SCRAPE_UPSTREAM_ERROR',
    'SCRAPE_TIMEOUT',
  ],
  malformedPath: 'INVALID_ASIN',
  isSubmission: true,
})

export const getPdpByAsin = defineOperation({
  id: 'getPdpByAsin',
  method: 'GET',
  path: '/v1/pdps/asin/{asin}',
  tag: 'Listings by ASIN',
  summary: 'Read the scores of a listing by its ASIN',
  description: `Poll until \`scored\` or \`error\`. ${WAITING} During a refresh, the previous scores and \`scored_at\` stay.`,
  request: { params: asinPath, query: asinQuery },
  answers: {
    200: {
      description: 'The scores',
      schema: asinScores,
      example: { asin: EXAMPLE_ASIN, ...presentByAsin(SCORES_EXAMPLE) },
    },
  },
  errors: ['INVALID_REGION', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})
