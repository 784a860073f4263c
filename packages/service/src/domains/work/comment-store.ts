import type { Comment, CommentQuery } from '@endcap/api'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { hasId, optional } from '../../platform/db/conditions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { CommentTable } from '../../platform/db/schema.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import { presentAuthors } from '../auth/present-authors.ts'
import { isTrashed } from '../images/trashed-images.ts'
import { noSuchComment } from '../pdps/record/own-pdp.ts'

export type StoredComment = Selectable<CommentTable>

type Row = StoredComment & { people: Comment['mentions'] }

/** Returns a page of comments, the oldest first. @throws DomainError INVALID_CURSOR */
export async function listComments(
  db: Db,
  {
    cursor,
    limit,
    ...scope
  }: Omit<CommentQuery, 'cursor'> & { organizationId: string; cursor: string | null },
): Promise<{ comments: Comment[]; nextCursor: string | null }> {
  const after = cursor === null ? null : decodeCursor({ ...scope, list: 'comments' }, cursor).id
  const read = await selectComments(
    db,
    [
      sql`comment.organization_id = ${scope.organizationId}`,
      ...optional(scope.pdp_id, hasId('comment.pdp_id')),
      ...optional(scope.image_id, hasId('comment.image_id')),
      ...optional(scope.shot_id, hasId('comment.shot_id')),
      ...optional(scope.retailer, (retailer) => sql`pdp.retailer = ${retailer}`),
      ...optional(scope.tag, (tag) => sql`pdp.tags @> ARRAY[${tag}]::text[]`),
      ...(after === null ? [] : [sql`comment.id > ${after}::uuid`]),
    ],
    limit + 1,
  )
  const { rows, nextCursor } = cutPage(read, limit, { ...scope, list: 'comments' }, ({ id }) => ({
    value: '',
    id,
  }))
  return { comments: await presentComments(db, rows), nextCursor }
}

/** Reads a comment. @throws DomainError COMMENT_NOT_FOUND */
export async function readComment(db: Db, organizationId: string, id: string): Promise<Comment> {
  const own = [sql`comment.organization_id = ${organizationId}`, sql`comment.id = ${id}::uuid`]
  const rows = await selectComments(db, own, 1)
  const [comment] = await presentComments(db, rows)
  if (!comment) throw noSuchComment()
  return comment
}

/** Images of the trash hide their comments. */
async function selectComments(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT comment.*, coalesce((
      SELECT json_agg(json_build_object('user_id', person.id, 'name', coalesce(person.name, person.email))
        ORDER BY array_position(comment.mentions, person.id))
      FROM user_account AS person WHERE person.id = ANY(comment.mentions)), '[]') AS people
    FROM comment LEFT JOIN pdp ON pdp.id = comment.pdp_id LEFT JOIN image ON image.id = comment.image_id
    WHERE ${sql.join(conditions, sql` AND `)} AND (image.id IS NULL OR NOT ${isTrashed})
    ORDER BY comment.id LIMIT ${limit}`.execute(db)
  return rows
}

async function presentComments(db: Db, rows: readonly Row[]): Promise<Comment[]> {
  const authorOf = await presentAuthors(
    db,
    rows.flatMap(({ author, solved_by }) => [author, solved_by]),
  )
  return rows.map((row) => ({
    comment_id: row.id,
    pdp_id: row.pdp_id,
    image_id: row.image_id,
    shot_id: row.shot_id,
    parent_id: row.parent_id,
    text: row.text,
    mentions: row.people,
    region: row.region,
    author: authorOf(row.author),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    solved: row.solved_at && { at: row.solved_at.toISOString(), by: authorOf(row.solved_by) },
  }))
}

/** Locks a comment. @throws DomainError COMMENT_NOT_FOUND */
export async function lockComment(trx: Db, organizationId: string, id: string): Promise<StoredComment> {
  const comment = isUuid(id)
    ? await trx
        .selectFrom('comment')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!comment) throw noSuchComment()
  return comment
}
