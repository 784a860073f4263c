import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { RIVAL_COMPARISON_EXAMPLE, RIVAL_SET_EXAMPLE, RIVAL_SET_SUMMARY_EXAMPLE } from '../examples/rivals.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  newRivalSet,
  rivalComparison,
  rivalComparisonQuery,
  rivalSet,
  rivalSetChange,
  rivalSetPage,
} from '../schemas/rivals.ts'
import { pageOf } from './shared.ts'

const rivalSetPath = z.object({ rival_set_id: uuidInPath(EXAMPLE_IDS.rivalSet) })

export const listRivalSets = defineOperation({
  id: 'listRivalSets',
  method: 'GET',
  path: '/v1/rival-sets',
  tag: 'Rivals',
  summary: 'List sets of rivals',
  description: 'Returns all sets on one page, by name.',
  answers: {
    200: { description: 'The sets', schema: rivalSetPage, example: pageOf(RIVAL_SET_SUMMARY_EXAMPLE) },
  },
})

export const createRivalSet = defineOperation({
  id: 'createRivalSet',
  method: 'POST',
  path: '/v1/rival-sets',
  tag: 'Rivals',
  isIdempotent: true,
  summary: 'Make a set of rivals',
  description:
    'Takes listings of others as a benchmark. Their pages are read now and then every week, at night. They are in ' +
    'no list, statistic, export, event or percentile. Entries that are neither an ASIN nor a product page of the ' +
    'storefront are refused, each with its reason.',
  request: { body: newRivalSet },
  answers: { 201: { description: 'The set', schema: rivalSet, example: RIVAL_SET_EXAMPLE } },
  errors: [
    'CATEGORY_NOT_FOUND',
    'INVALID_RETAILER',
    'INVALID_RIVALS',
    'TOO_MANY_RIVAL_SETS',
    'VALIDATION_ERROR',
  ],
})

export const getRivalSet = defineOperation({
  id: 'getRivalSet',
  method: 'GET',
  path: '/v1/rival-sets/{rival_set_id}',
  tag: 'Rivals',
  summary: 'Read a set of rivals',
  description: 'Returns the rivals with what was read of them.',
  request: { params: rivalSetPath },
  answers: { 200: { description: 'The set', schema: rivalSet, example: RIVAL_SET_EXAMPLE } },
  errors: ['RIVAL_SET_NOT_FOUND'],
  malformedPath: 'RIVAL_SET_NOT_FOUND',
})

export const changeRivalSet = defineOperation({
  id: 'changeRivalSet',
  method: 'PATCH',
  path: '/v1/rival-sets/{rival_set_id}',
  tag: 'Rivals',
  summary: 'Change a set of rivals',
  description: 'Renames it, scores it by another category, or replaces its rivals. New ones are read now.',
  request: { params: rivalSetPath, body: rivalSetChange },
  answers: { 200: { description: 'The set', schema: rivalSet, example: RIVAL_SET_EXAMPLE } },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_RIVALS', 'RIVAL_SET_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'RIVAL_SET_NOT_FOUND',
})

export const deleteRivalSet = defineOperation({
  id: 'deleteRivalSet',
  method: 'DELETE',
  path: '/v1/rival-sets/{rival_set_id}',
  tag: 'Rivals',
  summary: 'Delete a set of rivals',
  description: 'Deletes what was read of them, with the pictures.',
  request: { params: rivalSetPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['RIVAL_SET_NOT_FOUND'],
  malformedPath: 'RIVAL_SET_NOT_FOUND',
})

export const readRivalSet = defineOperation({
  id: 'readRivalSet',
  method: 'POST',
  path: '/v1/rival-sets/{rival_set_id}/read',
  tag: 'Rivals',
  summary: 'Read the rivals again',
  description:
    'Reads all pages again now, with the pauses that the host gets. The earlier readings stay until then.',
  request: { params: rivalSetPath },
  ignoresBody: true,
  answers: { 202: { description: 'The set', schema: rivalSet, example: RIVAL_SET_EXAMPLE } },
  errors: ['RIVAL_SET_NOT_FOUND'],
  malformedPath: 'RIVAL_SET_NOT_FOUND',
})

export const compareRivals = defineOperation({
  id: 'compareRivals',
  method: 'GET',
  path: '/v1/rival-sets/{rival_set_id}/comparison',
  tag: 'Rivals',
  summary: 'Compare a listing with rivals',
  description:
    'Returns the score beside theirs, what they show, and the shelf test: how soon the main image is found among ' +
    'theirs on a phone, by color, contrast and size. It is not a promise of clicks.',
  request: { params: rivalSetPath, query: rivalComparisonQuery },
  answers: {
    200: { description: 'The comparison', schema: rivalComparison, example: RIVAL_COMPARISON_EXAMPLE },
  },
  errors: ['IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'RIVAL_SET_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'RIVAL_SET_NOT_FOUND',
})
