import { z } from 'zod'
import {
  LIVE_CHECK_EXAMPLE,
  LIVE_CHECK_PAGE_EXAMPLE,
  LIVE_WATCH_EXAMPLE,
  LIVE_WATCH_REPORT_EXAMPLE,
} from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  liveAnswer,
  liveCheck,
  liveCheckPage,
  liveCheckQuery,
  liveKeep,
  livePictureQuery,
  liveWatch,
  liveWatchChange,
  liveWatchPage,
  liveWatchReport,
  newLiveWatch,
} from '../schemas/live-checks.ts'
import { pdpImagesResult } from '../schemas/pdp-images.ts'
import { pdpIdPath } from './paths.ts'
import { pageOf } from './shared.ts'

const watchPath = z.object({ watch_id: uuidInPath(EXAMPLE_IDS.liveWatch, 'Id of the live check') })

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

export const getLiveWatch = defineOperation({
  id: 'getLiveWatch',
  method: 'GET',
  path: '/v1/live-watches/{watch_id}',
  tag: 'Live checks',
  summary: 'Read a live check',
  description: 'Returns its rule of alerts, and how often it would have alerted.',
  request: { params: watchPath },
  answers: {
    200: { description: 'The live check', schema: liveWatchReport, example: LIVE_WATCH_REPORT_EXAMPLE },
  },
  errors: ['LIVE_WATCH_NOT_FOUND'],
  malformedPath: 'LIVE_WATCH_NOT_FOUND',
})

export const changeLiveWatch = defineOperation({
  id: 'changeLiveWatch',
  method: 'PATCH',
  path: '/v1/live-watches/{watch_id}',
  tag: 'Live checks',
  summary: 'Change the rule of alerts',
  description:
    'Changes the given fields of the rule. A difference that lasts causes one `live.alert`, in the inboxes of the ' +
    'person who has switched the check on and of those who work on shots of the listing.',
  request: { params: watchPath, body: liveWatchChange },
  answers: {
    200: { description: 'The live check', schema: liveWatchReport, example: LIVE_WATCH_REPORT_EXAMPLE },
  },
  errors: ['LIVE_WATCH_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'LIVE_WATCH_NOT_FOUND',
})

export const deleteLiveWatch = defineOperation({
  id: 'deleteLiveWatch',
  method: 'DELETE',
  path: '/v1/live-watches/{watch_id}',
  tag: 'Live checks',
  summary: 'Switch a live check off',
  description: 'Results of earlier nights stay for 30 days.',
  request: { params: watchPath },
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
  answers: { 200: { description: 'A page', schema: liveCheckPage, example: LIVE_CHECK_PAGE_EXAMPLE } },
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
  request: { params: pdpIdPath },
  answers: { 200: { description: 'The comparison', schema: liveCheck, example: LIVE_CHECK_EXAMPLE } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})

export const checkLiveNow = defineOperation({
  id: 'checkLiveNow',
  method: 'POST',
  path: '/v1/pdps/{pdp_id}/live-check',
  tag: 'Live checks',
  summary: 'Read the shop’s page now',
  description:
    'Reads the page of a listing by ASIN soon, whether a live check is switched on or not. The pauses and the robots ' +
    'rules of the shop hold. Poll the comparison until `is_reading` is false. While it is read, nothing else happens.',
  request: { params: pdpIdPath },
  ignoresBody: true,
  answers: {
    202: {
      description: 'Being read',
      schema: liveCheck,
      example: { ...LIVE_CHECK_EXAMPLE, is_reading: true },
    },
  },
  errors: ['NO_SHOP_PAGE', 'PDP_NOT_FOUND', 'PDP_NOT_SCORED'],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
})

export const answerLiveCheck = defineOperation({
  id: 'answerLiveCheck',
  method: 'PUT',
  path: '/v1/pdps/{pdp_id}/live-check/answers',
  tag: 'Live checks',
  summary: 'Say whether two pictures are the same',
  description:
    'Applies to this pair of files in all listings of your organization, now and in later nights. `ignored` keeps ' +
    'the verdict but does not count it.',
  request: { params: pdpIdPath, body: liveAnswer },
  answers: {
    200: { description: 'The comparison with the answer', schema: liveCheck, example: LIVE_CHECK_EXAMPLE },
  },
  errors: ['IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'SHOP_NOT_READ', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
})

export const keepLiveSet = defineOperation({
  id: 'keepLiveSet',
  method: 'POST',
  path: '/v1/pdps/{pdp_id}/live-check/keep',
  tag: 'Live checks',
  summary: 'Keep what the shop shows',
  description:
    'Makes the pictures of the last comparison the images of the listing. Its history has the set before, which can ' +
    'be restored. Pictures that are the same keep their ids.',
  request: { params: pdpIdPath, body: liveKeep.nullish() },
  answers: {
    200: {
      description: 'Nothing has changed: the current status',
      schema: pdpImagesResult,
      example: { pdp_id: EXAMPLE_IDS.pdp, status: 'COMPLETED', error_code: null },
    },
    202: {
      description: 'Accepted, or still being processed',
      schema: pdpImagesResult,
      example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING', error_code: null },
    },
  },
  errors: ['IMAGES_CHANGED', 'PDP_NOT_FOUND', 'SHOP_NOT_READ', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  isSubmission: true,
})

export const getLivePicture = defineOperation({
  id: 'getLivePicture',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/live-pictures/{sha256}',
  tag: 'Live checks',
  summary: 'Show a picture of the shop',
  description:
    'Redirects to the copy that Endcap keeps. The address needs no token, is valid for at least an hour, and is the ' +
    'same for all requests of an hour.',
  request: {
    params: pdpIdPath.extend({
      sha256: z
        .string()
        .meta({ description: '`sha256` of the picture in the comparison', example: EXAMPLE_IDS.sha256 }),
    }),
    query: livePictureQuery,
  },
  answers: { 302: { description: 'The address of the file' } },
  errors: ['IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'IMAGE_NOT_FOUND',
})
