import { z } from 'zod'
import { WORK_SHOT_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  newShot,
  people,
  peopleQuery,
  shotChange,
  shotPicture,
  shotPlaced,
  shotPlacement,
  shotReturn,
  workShot,
  workShotCounts,
  workShotFilters,
  workShotPage,
  workShotQuery,
} from '../schemas/work.ts'
import { pageOf } from './shared.ts'

const shotPath = z.object({ shot_id: uuidInPath(EXAMPLE_IDS.shot) })
const shot = { schema: workShot, example: WORK_SHOT_EXAMPLE }

export const createShot = defineOperation({
  id: 'createShot',
  method: 'POST',
  path: '/v1/shots',
  tag: 'Work',
  limits: 'filters',
  isIdempotent: true,
  summary: 'Make a shot',
  description:
    'A shot is one picture to make or change for a listing. It lies in the trash with its listing, and comes back with it.',
  request: { body: newShot },
  answers: { 201: { description: 'The shot', ...shot } },
  errors: ['IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'TOO_MANY_SHOTS', 'VALIDATION_ERROR'],
})

export const listWorkShots = defineOperation({
  id: 'listWorkShots',
  method: 'GET',
  path: '/v1/shots',
  tag: 'Work',
  limits: 'filters',
  summary: 'List shots',
  description:
    'Returns what is to review, the oldest picture first, then what is to do and at the studio, the earliest day first, then what is done, the newest first.',
  request: { query: workShotQuery },
  answers: {
    200: { description: 'A page of shots', schema: workShotPage, example: pageOf(WORK_SHOT_EXAMPLE) },
  },
  errors: ['INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const countWorkShots = defineOperation({
  id: 'countWorkShots',
  method: 'GET',
  path: '/v1/shots/summary',
  tag: 'Work',
  limits: 'filters',
  summary: 'Count shots',
  description: 'Returns the numbers by status, with the filters of the list.',
  request: { query: workShotFilters },
  answers: {
    200: {
      description: 'The numbers by status',
      schema: workShotCounts,
      example: { to_review: 3, to_do: 3, at_studio: 3, done: 14, late: 2 },
    },
  },
  errors: ['INVALID_RETAILER', 'VALIDATION_ERROR'],
})

export const getShot = defineOperation({
  id: 'getShot',
  method: 'GET',
  path: '/v1/shots/{shot_id}',
  tag: 'Work',
  summary: 'Read a shot',
  description: 'Returns the shot with its listing and pictures.',
  request: { params: shotPath },
  answers: { 200: { description: 'The shot', ...shot } },
  errors: ['SHOT_NOT_FOUND'],
  malformedPath: 'SHOT_NOT_FOUND',
  isConditional: false,
})

export const changeShot = defineOperation({
  id: 'changeShot',
  method: 'PATCH',
  path: '/v1/shots/{shot_id}',
  tag: 'Work',
  summary: 'Change a shot',
  description: 'Changes some fields of the shot.',
  request: { params: shotPath, body: shotChange },
  answers: { 200: { description: 'The shot after the change', ...shot } },
  errors: ['IMAGE_NOT_FOUND', 'SHOT_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'SHOT_NOT_FOUND',
})

export const deleteShot = defineOperation({
  id: 'deleteShot',
  method: 'DELETE',
  path: '/v1/shots/{shot_id}',
  tag: 'Work',
  summary: 'Delete a shot',
  description: 'Pictures that were sent stay images of the listing.',
  request: { params: shotPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['SHOT_NOT_FOUND'],
  malformedPath: 'SHOT_NOT_FOUND',
})

export const sendShotPicture = defineOperation({
  id: 'sendShotPicture',
  method: 'POST',
  path: '/v1/shots/{shot_id}/picture',
  tag: 'Work',
  summary: 'Send a picture for a shot',
  description:
    'The picture goes to review, not into the listing. It replaces one that was sent before, which stays an image of the listing.',
  request: { params: shotPath, body: shotPicture },
  answers: { 200: { description: 'The shot, to review', ...shot } },
  errors: [
    'IMAGE_NOT_FOUND',
    'IMAGE_UPLOAD_FAILED',
    'SHOT_NOT_FOUND',
    'UPLOAD_NOT_FOUND',
    'VALIDATION_ERROR',
  ],
  malformedPath: 'SHOT_NOT_FOUND',
  isSubmission: true,
})

export const placeShot = defineOperation({
  id: 'placeShot',
  method: 'POST',
  path: '/v1/shots/{shot_id}/placement',
  tag: 'Work',
  summary: 'Put the picture of a shot in its place',
  description:
    'Changes the images of the listing as `PUT /v1/pdps/{pdp_id}/images` does, and the shot is done. Nobody else’s change of the images is overwritten.',
  request: { params: shotPath, body: shotPlacement.optional() },
  answers: {
    200: {
      description: 'The picture was in the set already',
      schema: shotPlaced,
      example: { shot: WORK_SHOT_EXAMPLE, pdp_status: 'COMPLETED' },
    },
    202: {
      description: 'In its place, and the listing is being scored',
      schema: shotPlaced,
      example: { shot: WORK_SHOT_EXAMPLE, pdp_status: 'PROCESSING' },
    },
  },
  errors: [
    'IMAGES_CHANGED',
    'IMAGE_UPLOAD_FAILED',
    'SHOT_NOT_FOUND',
    'SHOT_WITHOUT_PICTURE',
    'TOO_MANY_IMAGES',
    'VALIDATION_ERROR',
  ],
  malformedPath: 'SHOT_NOT_FOUND',
  isSubmission: true,
})

export const sendShotBack = defineOperation({
  id: 'sendShotBack',
  method: 'POST',
  path: '/v1/shots/{shot_id}/return',
  tag: 'Work',
  summary: 'Send the picture of a shot back',
  description:
    'The shot is at the studio again if a guest sent the picture or it has an `agency`, and otherwise to do.',
  request: { params: shotPath, body: shotReturn },
  answers: { 200: { description: 'The shot', ...shot } },
  errors: ['SHOT_NOT_FOUND', 'SHOT_WITHOUT_PICTURE', 'VALIDATION_ERROR'],
  malformedPath: 'SHOT_NOT_FOUND',
})

export const listColleagues = defineOperation({
  id: 'listColleagues',
  method: 'GET',
  path: '/v1/people',
  tag: 'Work',
  limits: 'own',
  summary: 'List people to assign and mention',
  description:
    'Returns the people of your organization, in the order in which they joined. Shots and comments of a listing take only people who see it.',
  request: { query: peopleQuery },
  answers: {
    200: {
      description: 'The people',
      schema: people,
      example: { data: [{ user_id: EXAMPLE_IDS.person, name: 'Mara Lind' }] },
    },
  },
  errors: ['PDP_NOT_FOUND'],
})
