import { TARGET_ACCEPTANCE_EXAMPLE } from '../examples/acceptance.ts'
import {
  DETAILS_EXAMPLE,
  HISTORY_EXAMPLE,
  LISTING_EXPLANATION_EXAMPLE,
  STATISTICS_EXAMPLE,
  SUMMARY_EXAMPLE,
  TREND_EXAMPLE,
} from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { dayQuery, pdpAcceptance } from '../schemas/acceptance.ts'
import { listingExplanation } from '../schemas/explanations.ts'
import { pdpGroups, pdpGroupsQuery } from '../schemas/groups.ts'
import { historyPage, historyQuery } from '../schemas/history.ts'
import { includeQuery, pdpDetails, pdpListQuery, pdpPage } from '../schemas/pdp-list.ts'
import { pdpStatistics, pdpStatisticsQuery, pdpTrend } from '../schemas/statistics.ts'
import { pdpIdPath } from './paths.ts'
import { pageOf } from './shared.ts'

export const listPdps = defineOperation({
  id: 'listPdps',
  method: 'GET',
  path: '/v1/pdps',
  tag: 'Listings',
  limits: 'filters',
  summary: 'List listings',
  description:
    'Returns the listings of your organization that meet all filters, page by page. Follow `next_cursor` ' +
    'until `has_more` is false. Listings that change meanwhile may appear again or be left out.',
  request: { query: pdpListQuery },
  answers: {
    200: {
      description: 'A page of listings',
      schema: pdpPage,
      example: pageOf(SUMMARY_EXAMPLE),
    },
  },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  hasTexts: true,
})

export const getPdpStatistics = defineOperation({
  id: 'getPdpStatistics',
  method: 'GET',
  path: '/v1/pdps/statistics',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Read figures of all listings',
  description:
    'Returns the number of listings that meet all filters of the list, how their scores are spread, and ' +
    'where they lose points. For more than 20,000 listings the answer may be a minute old.',
  request: { query: pdpStatisticsQuery },
  answers: {
    200: { description: 'The figures', schema: pdpStatistics, example: STATISTICS_EXAMPLE },
  },
  errors: ['QUERY_TOO_SLOW', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
})

export const getPdpGroups = defineOperation({
  id: 'getPdpGroups',
  method: 'GET',
  path: '/v1/pdps/groups',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Compare groups of listings',
  description:
    'Returns figures of the listings that meet all filters of the list by brand, tag, category, retailer or person, ' +
    'the largest groups first. For more than 20,000 listings the answer may be a minute old.',
  request: { query: pdpGroupsQuery },
  answers: {
    200: {
      description: 'The groups',
      schema: pdpGroups,
      example: {
        data: [
          {
            key: 'Northfold',
            name: 'Northfold',
            listings: 1342,
            scored: 1342,
            accepted: 564,
            not_accepted: 778,
            accepted_certified: 523,
            median_score: 74.9,
            can_gain_today: 918,
          },
        ],
        has_more: false,
      },
    },
  },
  errors: ['QUERY_TOO_SLOW', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
})

export const getPdpTrend = defineOperation({
  id: 'getPdpTrend',
  method: 'GET',
  path: '/v1/pdps/trend',
  tag: 'Listings',
  summary: 'Read the development of the scores',
  description:
    'Returns the median score of all listings at the end of each of the last 12 weeks. For more than 20,000 listings ' +
    'the answer may be a minute old.',
  errors: ['QUERY_TOO_SLOW'],
  answers: { 200: { description: 'The trend', schema: pdpTrend, example: TREND_EXAMPLE } },
})

export const explainPdp = defineOperation({
  id: 'explainPdp',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/explanation',
  tag: 'Listings',
  summary: 'Explain the score of a listing',
  description:
    'Returns where the listing loses points, what to change and what each change is worth, the factors of ' +
    'every image, whether chosen targets accept the listing and which retailers accept the main image. Every gain is found by scoring the changed listing. Send the `change` of ' +
    'an action to `POST /v1/pdps/score` to see the listing after it. With `Accept: image/png`, the ' +
    'answer is a drawing.',
  request: { params: pdpIdPath },
  answers: {
    200: {
      description: 'The explanation',
      schema: listingExplanation,
      example: LISTING_EXPLANATION_EXAMPLE,
    },
  },
  errors: ['PDP_NOT_FOUND', 'FILE_DAMAGED', 'PDP_NOT_SCORED'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const getPdpAcceptance = defineOperation({
  id: 'getPdpAcceptance',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/acceptance',
  tag: 'Acceptance',
  summary: 'Ask which targets accept a listing',
  description:
    'Judges the stored images by the rules of all targets, also those that your organization did not choose. ' +
    '`day` judges by the rules that hold on it.',
  request: { params: pdpIdPath, query: dayQuery },
  answers: {
    200: {
      description: 'The verdicts',
      schema: pdpAcceptance,
      example: { day: '2026-11-29', data: [TARGET_ACCEPTANCE_EXAMPLE] },
    },
  },
  errors: ['PDP_NOT_FOUND', 'PDP_NOT_SCORED', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const getPdpSummary = defineOperation({
  id: 'getPdpSummary',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}',
  tag: 'Listings',
  summary: 'Read a listing in short',
  description:
    'Returns the row that the list of listings has for it, and why targets do not accept it. The listing need ' +
    'not be scored yet, so this is what to read before its explanation.',
  request: { params: pdpIdPath, query: includeQuery },
  answers: { 200: { description: 'The listing', schema: pdpDetails, example: DETAILS_EXAMPLE } },
  errors: ['PDP_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const getPdpHistory = defineOperation({
  id: 'getPdpHistory',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/history',
  tag: 'Listings',
  summary: 'Read the history of a listing',
  description: 'Returns every scored state, the newest first, with what changed.',
  request: { params: pdpIdPath, query: historyQuery },
  answers: {
    200: {
      description: 'A page of scored states',
      schema: historyPage,
      example: { data: HISTORY_EXAMPLE, has_more: false, next_cursor: null },
    },
  },
  errors: ['PDP_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
})
