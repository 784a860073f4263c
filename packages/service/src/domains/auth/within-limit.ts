import { type RawBuilder, sql } from 'kysely'
import type { PdpLimit } from './access-tokens.ts'

/** Returns the condition that a row of a table of listings is within a limit. */
export function withinLimit(table: 'pdp' | 'trash', limit: PdpLimit | null): RawBuilder<boolean> {
  const { retailer = null, tag = null } = limit ?? {}
  return sql<boolean>`(
    (${retailer}::text IS NULL OR ${sql.ref(`${table}.retailer`)} = ${retailer})
    AND (${tag}::text IS NULL OR ${sql.ref(`${table}.tags`)} @> ARRAY[${tag}]::text[]))`
}
