import { factsVersionOf, modelVersion, RUBRICS, uncorrectedVersion } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { generalModelVersion } from '../../scoring/model.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import type { Pdp } from '../record/pdp.ts'

/** Current number of each part of rubric versions. */
const CURRENT = new Map(RUBRICS.flatMap(({ version }) => partsOf(version)))

/** `vision-7+food-1.general-6.own-2` has four parts. */
function partsOf(version: string): [name: string, number: number][] {
  return version.split(/[+.]/).flatMap((part) => {
    const [, name, number] = /^(.+)-(\d+)$/.exec(part) ?? []
    return name === undefined ? [] : [[name, Number(number)]]
  })
}

/**
 * Compares versions of facts and the release's rubric. Null means that the release recorded none. Scores of
 * later releases do not count, because both run during an upgrade. Another eye's count as earlier.
 */
export function isOfEarlierRelease(version: string | null, factsVersion: string): boolean {
  if (version === null) return true
  const current = new Map([...CURRENT, ...partsOf(factsVersion)])
  const parts = partsOf(version)
  if (parts.some(([name, number]) => number > (current.get(name) ?? number))) return false
  const isOfOtherEye = eyeOf(factsVersionOf(version)) !== eyeOf(factsVersion)
  return isOfOtherEye || parts.some(([name, number]) => number < (current.get(name) ?? number))
}

/** `vision` of `vision-10`. */
const eyeOf = (factsVersion: string): string => factsVersion.replace(/-\d+$/, '')

/** Checks for current facts and the rubric in force. */
export async function isScoredNow(
  { rubrics, factsVersion }: { rubrics: Pick<RubricStore, 'of'>; factsVersion: string },
  executor: Db,
  pdp: Pdp,
): Promise<boolean> {
  const rubric = (await rubrics.of(pdp.organization_id, executor))(pdp.category_id)
  const version = pdp.result?.hero.score_metadata?.model_version ?? ''
  return uncorrectedVersion(version) === modelVersion(factsVersion, rubric)
}

export type UpgradeProgress = { listings: number; earlier: number }

/** Counts scored listings of all organizations. */
export async function countEarlierScores(db: Db, factsVersion: string): Promise<UpgradeProgress> {
  // Few releases exist, so each version is compared once.
  const { rows } = await sql<{ scored_by: string | null; count: number }>`
    SELECT scored_by, count(*)::int AS count FROM pdp_summary WHERE pdp_score IS NOT NULL GROUP BY scored_by`.execute(
    db,
  )
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
  return {
    listings: sum(rows),
    earlier: sum(rows.filter((row) => isOfEarlierRelease(row.scored_by, factsVersion))),
  }
}

/** In the order of ids. `next` is null at the end. */
export type Visited = { earlier: string[]; next: string | null }

type Visit = { organizationId: string; factsVersion: string; after: string | null; limit: number }

/** Finds listings that an earlier release has scored. */
export async function visitListings(db: Db, visit: Visit): Promise<Visited> {
  const { organizationId, after, limit } = visit
  const { rows } = await sql<{ id: string; version: string | null }>`
    SELECT pdp_id AS id, scored_by AS version FROM pdp_summary
    WHERE organization_id = ${organizationId} AND pdp_score IS NOT NULL
      ${after === null ? sql`` : sql`AND pdp_id > ${after}`}
    ORDER BY pdp_id LIMIT ${limit}`.execute(db)
  return visited(rows, visit)
}

/** Finds content of images without a listing that only earlier releases have scored. */
export async function visitContents(db: Db, visit: Visit): Promise<Visited> {
  const { organizationId, after, limit } = visit
  const { rows } = await sql<{ id: string; version: string | null }>`
    SELECT sha256 AS id, (SELECT model_version FROM image_score AS score
      WHERE score.organization_id = ${organizationId} AND score.sha256 = content.sha256
      ORDER BY scored_at DESC LIMIT 1) AS version
    FROM (SELECT DISTINCT sha256 FROM image
      WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND sha256 > ${after ?? ''}
        AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
      ORDER BY sha256 LIMIT ${limit}) AS content
    ORDER BY sha256`.execute(db)
  // Images without any score do not count.
  return visited(
    rows.map(({ id, version }) => ({ id, version: version ?? generalModelVersion(visit.factsVersion) })),
    visit,
  )
}

const visited = (
  rows: readonly { id: string; version: string | null }[],
  { factsVersion, limit }: Visit,
): Visited => ({
  earlier: rows.filter(({ version }) => isOfEarlierRelease(version, factsVersion)).map(({ id }) => id),
  next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
})

/** Returns organizations with scores of an earlier release. */
export async function findOrganizationsToUpgrade(db: Db, factsVersion: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; versions: (string | null)[] }>`
    SELECT organization_id AS id, array_agg(DISTINCT version) AS versions FROM (
      SELECT organization_id, scored_by AS version FROM pdp_summary WHERE pdp_score IS NOT NULL
      UNION ALL SELECT organization_id, facts_version FROM image_facts) AS scored
    GROUP BY organization_id ORDER BY organization_id`.execute(db)
  return rows
    .filter(({ versions }) => versions.some((version) => isOfEarlierRelease(version, factsVersion)))
    .map(({ id }) => id)
}
