import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../errors/domain-error.ts'

/** The sort value and the id of the last row of a page, as the database writes them. */
export type Position = { value: string; id: string }

const contents = z.strictObject({ scope: z.string(), value: z.string(), id: z.uuid() })

/** Returns the opaque cursor of a position. It is valid only in the list with the same `scope`. */
export function encodeCursor(scope: unknown, { value, id }: Position): string {
  return Buffer.from(JSON.stringify({ scope: digest(scope), value, id })).toString('base64url')
}

/**
 * Returns the position of a cursor.
 *
 * @param scope everything that determines the rows and their order: organization, filters and sort
 * @throws DomainError INVALID_CURSOR
 */
export function decodeCursor(scope: unknown, cursor: string): Position {
  const decoded = contents.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!decoded.success || decoded.data.scope !== digest(scope)) throw invalidCursor()
  return { value: decoded.data.value, id: decoded.data.id }
}

/** Returns the error for a cursor that does not belong to the list. */
export const invalidCursor = (cause?: unknown): DomainError =>
  new DomainError('INVALID_CURSOR', 'the cursor is not one of this list with the same filters and sort', {
    cause,
  })

const digest = (scope: unknown): string =>
  createHash('sha256').update(JSON.stringify(scope)).digest('base64url').slice(0, 16)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
