import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../errors/domain-error.ts'

/** The sort value and the id of the last row of a page, as the database writes them. */
export type Position = { value: string; id: string }

/** `check` is a digest of the position and its list, so that an altered cursor is noticed. */
const contents = z.strictObject({ check: z.string(), value: z.string(), id: z.uuid() })

/** Returns the opaque cursor of a position. It is valid only in the list with the same `scope`. */
function encodeCursor(scope: unknown, { value, id }: Position): string {
  const check = digest([scope, value, id])
  return Buffer.from(JSON.stringify({ check, value, id })).toString('base64url')
}

/**
 * Returns the position of a cursor.
 *
 * @param scope everything that determines the rows and their order: organization, filters and sort
 * @throws DomainError INVALID_CURSOR
 */
export function decodeCursor(scope: unknown, cursor: string): Position {
  const decoded = contents.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!decoded.success) throw invalidCursor()
  const { check, value, id } = decoded.data
  if (check !== digest([scope, value, id])) throw invalidCursor()
  return { value, id }
}

/** Returns the first `limit` rows, and the cursor of the last if there are more. The caller has read one row more. */
export function cutPage<Row>(
  read: readonly Row[],
  limit: number,
  scope: unknown,
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = read.length > limit && last !== undefined
  return { rows, nextCursor: hasMore ? encodeCursor(scope, positionOf(last)) : null }
}

/** Returns a page as the API has it. */
export const toPage = <Entry>(data: Entry[], nextCursor: string | null) => ({
  data,
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
})

/** Returns the error for a cursor that does not belong to the list. */
export const invalidCursor = (cause?: unknown): DomainError =>
  new DomainError('INVALID_CURSOR', 'the cursor is not one of this list with the same filters and sort', {
    cause,
  })

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
