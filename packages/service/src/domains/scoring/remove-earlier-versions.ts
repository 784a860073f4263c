import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'

const ROWS_AT_A_TIME = 500
/** Upgrades can be undone for so long without a new analysis. */
const KEPT_DAYS = 7

export type EarlierVersions = { facts: number; scores: number }

/**
 * Facts of earlier releases, once this one's exist for the content and for all images of its listings. Facts
 * of later releases stay.
 */
const superseded = (factsVersion: string): RawBuilder<boolean> => sql`
  facts.facts_version <> ${factsVersion}
  AND EXISTS (SELECT FROM image_facts AS current
    WHERE current.organization_id = facts.organization_id AND current.sha256 = facts.sha256
      AND current.facts_version = ${factsVersion} AND current.created_at > facts.created_at
      AND current.created_at < now() - make_interval(days => ${KEPT_DAYS}))
  AND NOT EXISTS (SELECT FROM image
    JOIN pdp_image AS place ON place.image_id = image.id
    JOIN pdp_image AS neighbor ON neighbor.pdp_id = place.pdp_id
    JOIN image AS other ON other.id = neighbor.image_id
    WHERE image.organization_id = facts.organization_id AND image.sha256 = facts.sha256
      AND NOT EXISTS (SELECT FROM image_facts AS current
        WHERE current.organization_id = other.organization_id AND current.sha256 = other.sha256
          AND current.facts_version = ${factsVersion}))`

const ofFacts = sql`score.organization_id = facts.organization_id AND score.sha256 = facts.sha256
  AND split_part(score.model_version, '+', 1) = facts.facts_version`

/** Counts facts and scores that nothing needs any more. */
export async function countEarlierVersions(db: Db, factsVersion: string): Promise<EarlierVersions> {
  const { rows } = await sql<EarlierVersions>`
    WITH facts AS (SELECT organization_id, sha256, facts_version FROM image_facts AS facts WHERE ${superseded(factsVersion)})
    SELECT (SELECT count(*) FROM facts)::int AS facts,
      (SELECT count(*) FROM facts JOIN image_score AS score ON ${ofFacts})::int AS scores`.execute(db)
  return rows[0] ?? { facts: 0, scores: 0 }
}

/** Returns the removed rows. Safe to run concurrently. */
export async function removeEarlierVersions(
  db: Db,
  factsVersion: string,
  signal: AbortSignal,
): Promise<EarlierVersions> {
  const removed = { facts: 0, scores: 0 }
  await inBatches(db, signal, ROWS_AT_A_TIME, async (trx) => {
    const { rows } = await sql<EarlierVersions>`
      WITH facts AS (
        DELETE FROM image_facts USING (
          SELECT organization_id, sha256, facts_version FROM image_facts AS facts WHERE ${superseded(factsVersion)}
          LIMIT ${ROWS_AT_A_TIME} FOR UPDATE SKIP LOCKED) AS old
        WHERE image_facts.organization_id = old.organization_id AND image_facts.sha256 = old.sha256
          AND image_facts.facts_version = old.facts_version
        RETURNING image_facts.organization_id, image_facts.sha256, image_facts.facts_version),
      score AS (DELETE FROM image_score AS score USING facts WHERE ${ofFacts} RETURNING 1)
      SELECT (SELECT count(*) FROM facts)::int AS facts, (SELECT count(*) FROM score)::int AS scores`.execute(
      trx,
    )
    const { facts = 0, scores = 0 } = rows[0] ?? {}
    removed.facts += facts
    removed.scores += scores
    return facts
  })
  return removed
}
