import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'

/** Returns the condition of a filter, none without a value. */
export const optional = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)])

/** Compares a column with an id. PostgreSQL rejects texts that are no UUID. */
export const hasId =
  (column: string) =>
  (id: string): RawBuilder<unknown> =>
    isUuid(id) ? sql`${sql.ref(column)} = ${id}::uuid` : sql`false`
