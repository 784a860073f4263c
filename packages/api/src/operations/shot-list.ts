import { SHOT_EXAMPLE, SHOT_SUMMARY_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { shotListQuery, shotPage, shotSummary, shotSummaryQuery } from '../schemas/shot-list.ts'
import { pageOf } from './shared.ts'

export const listShots = defineOperation({
  id: 'listShots',
  method: 'GET',
  path: '/v1/shot-list',
  tag: 'Listings',
  limits: 'filters',
  summary: 'List missing images',
  description:
    'Returns the asset types that the ideal mix asks for and the listings lack, those that gain the most points ' +
    'first. The filters are those of the list of listings.',
  request: { query: shotListQuery },
  answers: {
    200: {
      description: 'A page of missing images',
      schema: shotPage,
      example: pageOf(SHOT_EXAMPLE),
    },
  },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  hasTexts: true,
})

export const getShotSummary = defineOperation({
  id: 'getShotSummary',
  method: 'GET',
  path: '/v1/shot-list/summary',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Count missing images',
  description:
    'Returns how many listings lack an image of each asset type, and what such images are worth. For more than 20,000 listings ' +
    'the answer may be a minute old.',
  request: { query: shotSummaryQuery },
  answers: {
    200: {
      description: 'The numbers by asset type',
      schema: shotSummary,
      example: SHOT_SUMMARY_EXAMPLE,
    },
  },
  errors: ['QUERY_TOO_SLOW', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
})
