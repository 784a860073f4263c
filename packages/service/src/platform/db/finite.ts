import { type RawBuilder, sql } from 'kysely'

/** Guards a number before it is stored. @throws RangeError for NaN or infinity */
export function finite(value: number, name: string): number {
  if (Number.isFinite(value)) return value
  throw new RangeError(`${name} is ${value}, which is not stored`)
}

/** Excludes NaN, which earlier releases could store and JSON cannot represent. */
export const isFiniteIn = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} NOT IN ('NaN', 'Infinity', '-Infinity')`
