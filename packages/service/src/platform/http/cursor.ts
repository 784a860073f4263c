import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../errors/domain-error.ts'

/** Sort value and id of a page's last row, as the database writes them. */
export type Position = { value: string; id: string }

/** `check` detects altered cursors: a digest of position and list. */
const contents = z.strictObject({ check: z.string(), value: z.string(), id: z.uuid() })

/** Encodes a position in a list. `scope` as for `decodeCursor`. */
export function encodeCursor(scope: unknown, { value, id }: Position): string {
  const check = digest([scope, value, id])
  return Buffer.from(JSON.stringify({ check, value, id })).toString('base64url')
}

/**
 * Decodes a cursor of the same list.
 *
 * @param scope everything that determines the rows: organization, filters and sort
 * @throws DomainError INVALID_CURSOR
 */
export function decodeCursor(scope: unknown, cursor: string): Position {
  const decoded = contents.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!decoded.success) throw invalidCursor()
  const { check, value, id } = decoded.data
  if (check !== digest([scope, value, id])) throw invalidCursor()
  return { value, id }
}

/** Expects one row more than `limit`, which shows that another page follows. */
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

/** Builds the page of the API. */
export const toPage = <Entry>(data: Entry[], nextCursor: string | null) => ({
  data,
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
})

/** Reports a cursor of another list. */
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
