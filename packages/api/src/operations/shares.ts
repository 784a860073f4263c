import { z } from 'zod'
import { BRIEF_EXAMPLE, SHARE_EXAMPLE, SHARE_URL_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { brief } from '../schemas/briefs.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  newShare,
  SHARE_DAYS,
  share,
  shareChange,
  sharePage,
  shareQuery,
  shareWithLink,
} from '../schemas/shares.ts'
import { pageOf } from './shared.ts'

const sharePath = z.object({ share_id: uuidInPath(EXAMPLE_IDS.share) })
const withLink = { ...SHARE_EXAMPLE, url: SHARE_URL_EXAMPLE }

export const createShare = defineOperation({
  id: 'createShare',
  method: 'POST',
  path: '/v1/shares',
  tag: 'Shares',
  summary: 'Make a link for outsiders',
  description:
    'Who has the link needs no account. It shows names, ids and current images of the listings, the briefs of the shots, or the report, ' +
    'and nothing else: no scores, people, other listings or history.',
  request: { body: newShare },
  answers: { 201: { description: 'The link', schema: shareWithLink, example: withLink } },
  errors: ['PDP_NOT_FOUND', 'SHOT_NOT_FOUND', 'INVALID_RETAILER', 'TOO_MANY_SHARES', 'VALIDATION_ERROR'],
})

export const listShares = defineOperation({
  id: 'listShares',
  method: 'GET',
  path: '/v1/shares',
  tag: 'Shares',
  summary: 'List links for outsiders',
  description: `Returns open links and those that ended in the last ${SHARE_DAYS.listed} days, the newest first.`,
  request: { query: shareQuery },
  answers: { 200: { description: 'A page of links', schema: sharePage, example: pageOf(SHARE_EXAMPLE) } },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const changeShare = defineOperation({
  id: 'changeShare',
  method: 'PATCH',
  path: '/v1/shares/{share_id}',
  tag: 'Shares',
  summary: 'Change the end of a link',
  description: 'Opens an expired link again, but not a closed one.',
  request: { params: sharePath, body: shareChange },
  answers: { 200: { description: 'The link', schema: share, example: SHARE_EXAMPLE } },
  errors: ['SHARE_NOT_FOUND', 'SHARE_CLOSED', 'VALIDATION_ERROR'],
  malformedPath: 'SHARE_NOT_FOUND',
})

export const rotateShareSecret = defineOperation({
  id: 'rotateShareSecret',
  method: 'POST',
  path: '/v1/shares/{share_id}/rotate-secret',
  tag: 'Shares',
  summary: 'Replace the address of a link',
  description: 'The address before ends at once.',
  request: { params: sharePath },
  ignoresBody: true,
  answers: { 200: { description: 'The link', schema: shareWithLink, example: withLink } },
  errors: ['SHARE_NOT_FOUND', 'SHARE_CLOSED'],
  malformedPath: 'SHARE_NOT_FOUND',
})

export const closeShare = defineOperation({
  id: 'closeShare',
  method: 'DELETE',
  path: '/v1/shares/{share_id}',
  tag: 'Shares',
  summary: 'Close a link',
  description: 'Ends it at once and for good. What was sent through it stays.',
  request: { params: sharePath },
  answers: { 204: { description: 'Closed' } },
  errors: ['SHARE_NOT_FOUND'],
  malformedPath: 'SHARE_NOT_FOUND',
})

export const getBrief = defineOperation({
  id: 'getBrief',
  method: 'GET',
  path: '/v1/shots/{shot_id}/brief',
  tag: 'Work',
  summary: 'Read the brief of a shot',
  description:
    'Has what a photographer needs: product, place, examples, size, file name, and the rules of the retailer.',
  request: { params: z.object({ shot_id: uuidInPath(EXAMPLE_IDS.shot) }) },
  hasTexts: true,
  isConditional: false,
  answers: { 200: { description: 'The brief', schema: brief, example: BRIEF_EXAMPLE } },
  errors: ['SHOT_NOT_FOUND'],
  malformedPath: 'SHOT_NOT_FOUND',
})
