import { type CommentChange, MAX_COMMENTS, type NewComment } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql, type Updateable } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { CommentTable, StoredAuthor } from '../../platform/db/schema.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import { recordEvent } from '../events/record-event.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import { noSuchComment, noSuchPdp, ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { lockComment, type StoredComment } from './comment-store.ts'
import { checkMembers } from './members.ts'
import { authorColumn } from './record-change.ts'
import { lockShotAndPdp } from './shot-store.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'lock'>
  images: Pick<ImageStore, 'findById'>
}

type Subject = Pick<StoredComment, 'pdp_id' | 'image_id' | 'shot_id'>

/** `by` defaults to the caller of the current request. */
export type SaidComment = { organizationId: string; comment: NewComment; by?: StoredAuthor }

/**
 * Creates the adding of comments.
 *
 * @returns the id
 * @throws DomainError COMMENT_NOT_FOUND, IMAGE_NOT_FOUND, PDP_NOT_FOUND, SHOT_NOT_FOUND, TOO_MANY_COMMENTS,
 *   VALIDATION_ERROR
 */
export function createAddComment(deps: Deps) {
  return async function addComment({ organizationId, comment, by }: SaidComment): Promise<string> {
    const { text, mentions, region, parent_id: parentId } = comment
    const { image_id: imageId } = comment
    const image = imageId == null ? null : await ownImage(deps.images, organizationId, imageId)
    return deps.db.transaction().execute(async (trx) => {
      const subject = await subjectOf(trx, deps, organizationId, { ...comment, image_id: image?.id })
      if (region && subject.image_id === null)
        throw validationError([{ field: 'region', issue: 'needs an image' }])
      if (parentId != null) await checkParent(trx, organizationId, parentId, subject)
      await checkMembers(trx, { organizationId, pdpId: subject.pdp_id }, { mentions: mentions ?? [] })
      await checkCount(trx, subject)
      return insertComment(trx, {
        ...subject,
        organization_id: organizationId,
        parent_id: parentId ?? null,
        text,
        mentions: [...new Set(mentions)],
        region: region ? JSON.stringify(region) : null,
        author: authorColumn(by ?? actorOfWork()),
      })
    })
  }
}

export type AddComment = ReturnType<typeof createAddComment>

type Insertable = Subject & {
  organization_id: string
  parent_id: string | null
  text: string
  mentions: string[]
  region: string | null
  author: string | null
}

/** Inserts a comment with its event. */
export async function insertComment(trx: Db, values: Insertable): Promise<string> {
  const id = uuidV7()
  await trx
    .insertInto('comment')
    .values({ ...values, id })
    .execute()
  const { organization_id: organizationId, pdp_id, image_id, shot_id, parent_id, mentions } = values
  await recordEvent(trx, {
    organizationId,
    type: 'comment.created',
    data: { comment_id: id, pdp_id, image_id, shot_id, parent_id, mentions },
  })
  return id
}

/** Locks the PDP, so that it is not deleted meanwhile. */
async function subjectOf(
  trx: Db,
  { pdps }: Pick<Deps, 'pdps'>,
  organizationId: string,
  { pdp_id: pdpId, image_id: imageId, shot_id: shotId, region }: NewComment,
): Promise<Subject> {
  const given = [pdpId, imageId, shotId].filter((id) => id != null)
  if (given.length !== 1)
    throw validationError([{ field: 'pdp_id', issue: 'give one of pdp_id, image_id and shot_id' }])
  if (shotId != null) {
    const { shot } = await lockShotAndPdp(trx, pdps, organizationId, shotId)
    return { pdp_id: shot.pdp_id, shot_id: shot.id, image_id: region ? shot.sent_image_id : null }
  }
  const id =
    imageId == null
      ? (await ownPdp(trx, pdps, organizationId, pdpId ?? '')).id
      : await pdpOfImage(trx, imageId)
  if (id !== null && !(await pdps.lock(trx, id))) throw noSuchPdp()
  return { pdp_id: id, shot_id: null, image_id: imageId ?? null }
}

/** Returns the PDP that has, had or lent the image. */
async function pdpOfImage(trx: Db, imageId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT pdp.id FROM image LEFT JOIN image AS root ON root.id = image.root_image_id
    JOIN pdp ON pdp.id IN (image.origin_pdp_id, root.origin_pdp_id)
      OR pdp.id IN (SELECT pdp_id FROM pdp_image WHERE image_id IN (image.id, root.id))
    WHERE image.id = ${imageId} ORDER BY pdp.id = image.origin_pdp_id DESC LIMIT 1`.execute(trx)
  return rows[0]?.id ?? null
}

async function checkParent(
  trx: Db,
  organizationId: string,
  parentId: string,
  subject: Subject,
): Promise<void> {
  const parent = await lockComment(trx, organizationId, parentId)
  const isSame = parent.pdp_id === subject.pdp_id && parent.shot_id === subject.shot_id
  if (!isSame) throw noSuchComment()
  if (parent.parent_id !== null)
    throw validationError([{ field: 'parent_id', issue: 'is a reply; reply to the first comment' }])
}

async function checkCount(trx: Db, { pdp_id: pdpId, image_id: imageId }: Subject): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM comment
    WHERE ${pdpId === null ? sql`image_id = ${imageId}` : sql`pdp_id = ${pdpId}`}`.execute(trx)
  if ((rows[0]?.count ?? 0) >= MAX_COMMENTS)
    throw new DomainError('TOO_MANY_COMMENTS', `there are ${MAX_COMMENTS} comments already`)
}

type Own = { organizationId: string; commentId: string }

/** Changes a comment. @throws DomainError COMMENT_NOT_FOUND, FORBIDDEN, VALIDATION_ERROR */
export async function changeComment(
  db: Db,
  { organizationId, commentId }: Own,
  { text, mentions, solved }: CommentChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, organizationId, commentId)
    if (text !== undefined || mentions !== undefined) checkAuthor(comment)
    await checkMembers(trx, { organizationId, pdpId: comment.pdp_id }, { mentions: mentions ?? [] })
    const fields = changedFields(comment, { text, mentions, solved })
    if (Object.keys(fields).length === 0) return
    await trx.updateTable('comment').set(fields).where('id', '=', comment.id).execute()
  })
}

function changedFields(
  comment: StoredComment,
  { text, mentions, solved }: CommentChange,
): Updateable<CommentTable> {
  const isSolved = comment.solved_at !== null
  return {
    ...(text === undefined || text === comment.text ? {} : { text, edited_at: new Date() }),
    ...(mentions === undefined ? {} : { mentions: [...new Set(mentions)] }),
    ...(solved === undefined || solved === isSolved
      ? {}
      : { solved_at: solved ? new Date() : null, solved_by: solved ? authorColumn(actorOfWork()) : null }),
  }
}

/** Deletes a comment of the caller. @throws DomainError COMMENT_NOT_FOUND, FORBIDDEN */
export async function deleteComment(db: Db, { organizationId, commentId }: Own): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, organizationId, commentId)
    checkAuthor(comment)
    await recordAudit(trx, 'comment.deleted', { organizationId, subject: comment.id })
    await trx.deleteFrom('comment').where('id', '=', comment.id).execute()
  })
}

function checkAuthor({ author }: StoredComment): void {
  const actor = actorOfWork()
  if (author?.kind !== actor?.kind || author?.id !== actor?.id)
    throw new DomainError('FORBIDDEN', 'the comment is of somebody else')
}
