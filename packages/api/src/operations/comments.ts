import { z } from 'zod'
import { COMMENT_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { comment, commentChange, commentPage, commentQuery, newComment } from '../schemas/comments.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { pageOf } from './shared.ts'

const commentPath = z.object({ comment_id: uuidInPath(EXAMPLE_IDS.comment) })
const said = { schema: comment, example: COMMENT_EXAMPLE }

export const createComment = defineOperation({
  id: 'createComment',
  method: 'POST',
  path: '/v1/comments',
  tag: 'Work',
  limits: 'filters',
  isIdempotent: true,
  summary: 'Comment on a listing, an image or a shot',
  description: 'People that it mentions find it in their inbox.',
  request: { body: newComment },
  answers: { 201: { description: 'The comment', ...said } },
  errors: [
    'COMMENT_NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'PDP_NOT_FOUND',
    'SHOT_NOT_FOUND',
    'TOO_MANY_COMMENTS',
    'VALIDATION_ERROR',
  ],
})

export const listComments = defineOperation({
  id: 'listComments',
  method: 'GET',
  path: '/v1/comments',
  tag: 'Work',
  limits: 'filters',
  summary: 'List comments',
  description: 'Returns the oldest first.',
  request: { query: commentQuery },
  answers: {
    200: { description: 'A page of comments', schema: commentPage, example: pageOf(COMMENT_EXAMPLE) },
  },
  errors: ['INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const changeComment = defineOperation({
  id: 'changeComment',
  method: 'PATCH',
  path: '/v1/comments/{comment_id}',
  tag: 'Work',
  summary: 'Change, solve or reopen a comment',
  description: 'The text of others cannot be changed: the answer is 403 `FORBIDDEN`.',
  request: { params: commentPath, body: commentChange },
  answers: { 200: { description: 'The comment after the change', ...said } },
  errors: ['COMMENT_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'COMMENT_NOT_FOUND',
})

export const deleteComment = defineOperation({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/v1/comments/{comment_id}',
  tag: 'Work',
  summary: 'Delete a comment of your own',
  description: 'Replies to it stay.',
  request: { params: commentPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['COMMENT_NOT_FOUND'],
  malformedPath: 'COMMENT_NOT_FOUND',
})
