import { type RawBuilder, sql } from 'kysely'

/** Returns a number that is about to be stored. @throws RangeError if arithmetic has produced NaN or an infinity */
export function finite(value: number, name: string): number {
  if (Number.isFinite(value)) return value
  throw new RangeError(`${name} is ${value}, which is not stored`)
}

/** Returns the condition that a column is finite. Earlier releases could store NaN, which no answer can contain. */
export const isFiniteIn = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} NOT IN ('NaN', 'Infinity', '-Infinity')`
