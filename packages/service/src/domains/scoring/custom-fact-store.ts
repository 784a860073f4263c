import type { CustomFactPath, CustomFacts, CustomValue } from '@endcap/scoring'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

type Row = { sha256: string; path: CustomFactPath; value: CustomValue }

/** Facts that the rubrics in force read. */
const readInForce = (organizationId: string): RawBuilder<unknown> => sql`
  SELECT factor.value->>'fact' FROM organization_rubric
    JOIN rubric_version USING (organization_id, family, version),
    json_each(CASE json_typeof(patch->'custom') WHEN 'object' THEN patch->'custom' ELSE '{}' END) AS factor
  WHERE organization_id = ${organizationId}`

/**
 * Reads an organization's own facts by SHA-256, but only those that a rubric in force reads, and `further` ones.
 * Omits contents without any.
 */
export async function readCustomFacts(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
  further: readonly CustomFactPath[] = [],
): Promise<Map<string, CustomFacts>> {
  if (contents.length === 0) return new Map()
  const { rows } = await sql<Row>`
    SELECT sha256, path, facts->split_part(path, '.', 3) AS value FROM custom_facts
    JOIN (SELECT unnest(${further}::text[]) UNION ${readInForce(organizationId)}) AS read (path)
      ON split_part(path, '.', 1) = 'custom' AND split_part(path, '.', 2) = namespace
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
      AND jsonb_exists(facts, split_part(path, '.', 3))`.execute(executor)
  const byContent = Map.groupBy(rows, ({ sha256 }) => sha256)
  return new Map(
    [...byContent].map(([sha256, own]) => [
      sha256,
      Object.fromEntries(own.map(({ path, value }) => [path, value])),
    ]),
  )
}
