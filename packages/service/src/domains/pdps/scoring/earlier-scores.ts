import { RUBRICS, uncorrectedVersion } from '@endcap/scoring'
import { FACTS_VERSION } from '@endcap/vision'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { currentModelVersion, generalModelVersion } from '../../scoring/model.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import type { Pdp } from '../record/pdp.ts'

/** Current number of each part of the versions of facts and rubrics, such as 7 for `vision` and 6 for `general`. */
const CURRENT = new Map([FACTS_VERSION, ...RUBRICS.map(({ version }) => version)].flatMap(partsOf))

/** Returns the names and numbers of a version's parts: `vision-7+food-1.general-6.own-2` has four. */
function partsOf(version: string): [name: string, number: number][] {
  return version.split(/[+.]/).flatMap((part) => {
    const [, name, number] = /^(.+)-(\d+)$/.exec(part) ?? []
    return name === undefined ? [] : [[name, Number(number)]]
  })
}

/**
 * Returns whether a score is of an earlier release, by the versions of its facts and of the release's rubric. Null stands
 * for a score of a release that recorded none. A score of a later release is left alone, because processes of both run
 * during an upgrade.
 */
export function isOfEarlierRelease(modelVersion: string | null): boolean {
  if (modelVersion === null) return true
  const parts = partsOf(modelVersion)
  const isLater = parts.some(([name, number]) => number > (CURRENT.get(name) ?? number))
  return !isLater && parts.some(([name, number]) => number < (CURRENT.get(name) ?? number))
}

/** Returns whether a PDP's score is by the current facts and the rubric in force. */
export async function isScoredNow(
  rubrics: Pick<RubricStore, 'of'>,
  executor: Db,
  pdp: Pdp,
): Promise<boolean> {
  const rubric = (await rubrics.of(pdp.organization_id, executor))(pdp.category_id)
  const version = pdp.result?.hero.score_metadata?.model_version ?? ''
  return uncorrectedVersion(version) === currentModelVersion(rubric)
}

/** Numbers of listings by the release that has scored them. */
export type UpgradeProgress = { listings: number; earlier: number }

/** Counts the scored listings of all organizations, and those that an earlier release has scored. */
export async function countEarlierScores(db: Db): Promise<UpgradeProgress> {
  // There are few releases, so that their versions are compared only once each.
  const { rows } = await sql<{ scored_by: string | null; count: number }>`
    SELECT scored_by, count(*)::int AS count FROM pdp_summary WHERE pdp_score IS NOT NULL GROUP BY scored_by`.execute(
    db,
  )
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
  return { listings: sum(rows), earlier: sum(rows.filter((row) => isOfEarlierRelease(row.scored_by))) }
}

/** Some of what an organization has, in the order of ids, and where to go on, or null at the end. */
export type Visited = { earlier: string[]; next: string | null }

type Visit = { organizationId: string; after: string | null; limit: number }

/** Visits the scored listings of an organization, and returns those that an earlier release has scored. */
export async function visitListings(db: Db, { organizationId, after, limit }: Visit): Promise<Visited> {
  const { rows } = await sql<{ id: string; version: string | null }>`
    SELECT pdp_id AS id, scored_by AS version FROM pdp_summary
    WHERE organization_id = ${organizationId} AND pdp_score IS NOT NULL
      ${after === null ? sql`` : sql`AND pdp_id > ${after}`}
    ORDER BY pdp_id LIMIT ${limit}`.execute(db)
  return visited(rows, limit)
}

/** Visits the images that no listing has, and returns the contents that only earlier releases have scored. */
export async function visitContents(db: Db, { organizationId, after, limit }: Visit): Promise<Visited> {
  const { rows } = await sql<{ id: string; version: string | null }>`
    SELECT sha256 AS id, (SELECT model_version FROM image_score AS score
      WHERE score.organization_id = ${organizationId} AND score.sha256 = content.sha256
      ORDER BY scored_at DESC LIMIT 1) AS version
    FROM (SELECT DISTINCT sha256 FROM image
      WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND sha256 > ${after ?? ''}
        AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
      ORDER BY sha256 LIMIT ${limit}) AS content
    ORDER BY sha256`.execute(db)
  // An image without any score has none of an earlier release.
  return visited(
    rows.map(({ id, version }) => ({ id, version: version ?? generalModelVersion() })),
    limit,
  )
}

const visited = (rows: readonly { id: string; version: string | null }[], limit: number): Visited => ({
  earlier: rows.filter(({ version }) => isOfEarlierRelease(version)).map(({ id }) => id),
  next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
})

/** Returns the organizations that have scores of an earlier release. */
export async function findOrganizationsToUpgrade(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; versions: (string | null)[] }>`
    SELECT organization_id AS id, array_agg(DISTINCT version) AS versions FROM (
      SELECT organization_id, scored_by AS version FROM pdp_summary WHERE pdp_score IS NOT NULL
      UNION ALL SELECT organization_id, facts_version FROM image_facts) AS scored
    GROUP BY organization_id ORDER BY organization_id`.execute(db)
  return rows.filter(({ versions }) => versions.some(isOfEarlierRelease)).map(({ id }) => id)
}
