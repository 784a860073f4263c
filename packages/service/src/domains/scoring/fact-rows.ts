import type { ImageFacts } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Returns the facts of contents in the current version, without corrections. */
export async function readFacts(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const rows = await executor
    .selectFrom('image_facts')
    .select(['sha256', 'facts'])
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sql<string>`ANY(${contents})`)
    .where('facts_version', '=', FACTS_VERSION)
    .execute()
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]))
}

/** Returns those contents that have facts of any version. */
export async function listAnalyzed(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('image_facts')
    .select('sha256')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sql<string>`ANY(${contents})`)
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/**
 * Prefers the newest version that all contents have, so that facts of two releases are not compared. `contents` are
 * distinct.
 */
const inOneVersion = (organizationId: string, contents: readonly string[]) => sql`
  facts_version = (SELECT facts_version FROM image_facts
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
    GROUP BY facts_version HAVING count(*) = ${contents.length} ORDER BY max(created_at) DESC LIMIT 1)`

/** Returns the newest facts that contents have in one version, or else the newest of each, without corrections. */
export async function readNewestFacts(
  db: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const { rows } = await sql<{ sha256: string; facts: ImageFacts }>`
    SELECT DISTINCT ON (sha256) sha256, facts FROM image_facts
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
    ORDER BY sha256, (${inOneVersion(organizationId, [...new Set(contents)])}) DESC NULLS LAST, created_at DESC`.execute(
    db,
  )
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]))
}

/** Returns the newest facts of contents as JSON texts, of any version, without corrections. */
export async function readNewestFactTexts(
  db: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ sha256: string; facts: string }>`
    SELECT DISTINCT ON (sha256) sha256, facts::text AS facts FROM image_facts
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
    ORDER BY sha256, created_at DESC`.execute(db)
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]))
}

/** Stores facts as they were measured, unless there are some of this version already. */
export async function insertFacts(
  executor: Db,
  organizationId: string,
  sha256: string,
  facts: ImageFacts,
): Promise<void> {
  await executor
    .insertInto('image_facts')
    .values({
      organization_id: organizationId,
      sha256,
      facts_version: facts.version,
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
