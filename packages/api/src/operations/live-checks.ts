import { z } from 'zod'
import { LIVE_CHECK_EXAMPLE, LIVE_SUMMARY_EXAMPLE, LIVE_WATCH_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  liveCheck,
  liveCheckPage,
  liveCheckQuery,
  liveWatch,
  liveWatchPage,
  newLiveWatch,
} from '../schemas/live-checks.ts'
import { pageOf } from './shared.ts'

export const listLiveWatches = defineOperation({
  id: 'listLiveWatches',
  method: 'GET',
  path: '/v1/live-watches',
  tag: 'Live checks',
  summary: 'List live checks',
  description: 'Returns what is read every night. Empty as long as nobody has switched the live check on.',
  answers: {
    200: { description: 'On one page', schema: liveWatchPage, example: pageOf(LIVE_WATCH_EXAMPLE) },
  },
})

export const createLiveWatch = defineOperation({
  id: 'createLiveWatch',
  method: 'POST',
  path: '/v1/live-watches',
  tag: 'Live checks',
  isIdempotent: true,
  summary: 'Switch a live check on',
  description:
    'Reads the pages of listings by ASIN again every night, and compares what the shop shows with what was sent. ' +
    'Stored images, scores and history stay as they are. Returns the one that exists for the same view.',
  request: { body: newLiveWatch },
  answers: { 201: { description: 'Switched on', schema: liveWatch, example: LIVE_WATCH_EXAMPLE } },
  errors: ['VALIDATION_ERROR', 'VIEW_NOT_FOUND'],
})

export const deleteLiveWatch = defineOperation({
  id: 'deleteLiveWatch',
  method: 'DELETE',
  path: '/v1/live-watches/{watch_id}',
  tag: 'Live checks',
  summary: 'Switch a live check off',
  description: 'Results of earlier nights stay for 30 days.',
  request: { params: z.object({ watch_id: uuidInPath(EXAMPLE_IDS.liveWatch) }) },
  answers: { 204: { description: 'Switched off' } },
  errors: ['LIVE_WATCH_NOT_FOUND'],
  malformedPath: 'LIVE_WATCH_NOT_FOUND',
})

export const listLiveChecks = defineOperation({
  id: 'listLiveChecks',
  method: 'GET',
  path: '/v1/live-checks',
  tag: 'Live checks',
  summary: 'List what shops show',
  description: 'Returns the last night of each listing that is read, the latest first.',
  request: { query: liveCheckQuery },
  answers: { 200: { description: 'A page', schema: liveCheckPage, example: pageOf(LIVE_SUMMARY_EXAMPLE) } },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
})

export const getLiveCheck = defineOperation({
  id: 'getLiveCheck',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/live-check',
  tag: 'Live checks',
  summary: 'Compare a listing with its shop',
  description:
    'Returns the pairs of pictures of the last night in which the page was read, and the last 30 nights.',
  request: { params: z.object({ pdp_id: uuidInPath(EXAMPLE_IDS.pdp) }) },
  answers: { 200: { description: 'The comparison', schema: liveCheck, example: LIVE_CHECK_EXAMPLE } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})
