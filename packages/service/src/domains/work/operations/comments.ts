import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { checkFilters } from '../../pdps/reading/check-filters.ts'
import { type AddComment, changeComment, deleteComment } from '../comment.ts'
import { listComments, readComment } from '../comment-store.ts'

type Deps = { db: Db; addComment: AddComment }

/** Serves `POST /v1/comments`. */
export const createCommentOperation = ({ db, addComment }: Deps) =>
  serve(api.createComment, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const id = await addComment({ organizationId, comment: request.body })
    return reply.code(201).send(await readComment(db, organizationId, id))
  })

/** Serves `GET /v1/comments`. */
export const listCommentsOperation = ({ db }: Pick<Deps, 'db'>) =>
  serve(api.listComments, async (request) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, ...query } = request.query
    checkFilters({ retailer: query.retailer, category_id: undefined })
    const { comments, nextCursor } = await listComments(db, { ...query, organizationId, cursor })
    return toPage(comments, nextCursor)
  })

/** Serves `PATCH /v1/comments/{comment_id}`. */
export const changeCommentOperation = ({ db }: Pick<Deps, 'db'>) =>
  serve(api.changeComment, async (request) => {
    const { organizationId } = callerOf(request)
    const { comment_id: commentId } = request.params
    await changeComment(db, { organizationId, commentId }, request.body)
    return readComment(db, organizationId, commentId)
  })

/** Serves `DELETE /v1/comments/{comment_id}`. */
export const deleteCommentOperation = ({ db }: Pick<Deps, 'db'>) =>
  serve(api.deleteComment, async (request, reply) => {
    const { organizationId } = callerOf(request)
    await deleteComment(db, { organizationId, commentId: request.params.comment_id })
    return reply.code(204).send()
  })
