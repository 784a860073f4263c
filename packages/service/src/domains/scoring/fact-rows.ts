import type { ImageFacts } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Returns facts of a version without corrections. */
export async function readFacts(
  executor: Db,
  { organizationId, factsVersion }: { organizationId: string; factsVersion: string },
  contents: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const rows = await executor
    .selectFrom('image_facts')
    .select(['sha256', 'facts'])
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sql<string>`ANY(${contents})`)
    .where('facts_version', '=', factsVersion)
    .execute()
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]))
}

/** Returns contents with facts of any version. */
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

/** Does not compare facts of two releases if avoidable. `contents` are distinct. */
const inOneVersion = (organizationId: string, contents: readonly string[]) => sql`
  facts_version = (SELECT facts_version FROM image_facts
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
    GROUP BY facts_version HAVING count(*) = ${contents.length} ORDER BY max(created_at) DESC LIMIT 1)`

/** Prefers one version for all contents, otherwise the newest of each. Without corrections. */
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

/** Returns the newest facts as JSON, without corrections. */
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

/** Stores measured facts unless this version exists. */
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
