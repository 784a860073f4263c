import type { RefusedListing } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { CERTIFIED, type CheapestFix, findingMessage, refuses, rulesInForce } from '@endcap/scoring'
import { worded } from '@endcap/words'
import { type RawBuilder, sql } from 'kysely'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredFinding } from '../../acceptance/judge-listing.ts'
import type { VerdictGroup } from './count-verdicts.ts'
import type { ReadinessScope } from './readiness-scope.ts'

/** Null without a link, for readers that cannot follow one. */
export type Links = Pick<SignedLinks, 'sign'> | null

type Row = Pick<
  RefusedListing,
  'pdp_id' | 'id_type' | 'id' | 'retailer' | 'name' | 'pdp_score' | 'hero_image_id'
> & {
  reason: string
  fix: CheapestFix
  findings: StoredFinding[]
  hero_sha256: string | null
}

/** Some listings of a group. */
export type Choice = { group: VerdictGroup; take: number }

/** Returns listings of groups, which the index of reports finds. */
export async function findExamples(
  db: Db,
  scope: ReadinessScope,
  picks: readonly Choice[],
  links: Links,
): Promise<RefusedListing[]> {
  const { organizationId, target, isNext } = scope
  const wanted = JSON.stringify(picks.map(({ group, take }) => ({ ...group, take })))
  const sameVerdict = isNext
    ? sql`judged.next_reason = wanted.next_reason AND judged.next_fix = wanted.next_fix`
    : sql`judged.reason = wanted.reason AND judged.fix = wanted.fix`
  const rows = await readRows(
    db,
    scope,
    sql`SELECT found.* FROM json_to_recordset(${wanted}::json) AS wanted (retailer text, state text, reason text,
        fix text, is_certified boolean, next_reason text, next_fix text, take int),
      LATERAL (SELECT * FROM pdp_acceptance AS judged
        WHERE judged.organization_id = ${organizationId} AND judged.target = ${target}
          AND judged.retailer = wanted.retailer AND judged.state = wanted.state
          AND judged.is_certified = wanted.is_certified AND ${sameVerdict}
        LIMIT wanted.take) AS found`,
  )
  return rows.flatMap((row) => present(scope, row, links))
}

/** Returns refused listings behind one, in the order of their ids. */
export async function findRefused(
  db: Db,
  scope: ReadinessScope,
  { after, limit, links }: { after: string | null; limit: number; links: Links },
): Promise<{ listings: RefusedListing[]; last: string | null }> {
  const { organizationId, target, retailer, isNext } = scope
  const rows = await readRows(
    db,
    scope,
    sql`SELECT * FROM pdp_acceptance
      WHERE organization_id = ${organizationId} AND target = ${target}
        AND ${isNext ? sql`coalesce(next_state, state)` : sql`state`} = 'not_accepted'
        ${retailer === null ? sql`` : sql`AND retailer = ${retailer}`}
        ${after === null ? sql`` : sql`AND pdp_id > ${after}::uuid`}
      ORDER BY pdp_id LIMIT ${limit}`,
  )
  return {
    listings: rows.flatMap((row) => present(scope, row, links)),
    last: rows.at(-1)?.pdp_id ?? null,
  }
}

async function readRows(db: Db, { isNext }: ReadinessScope, judged: RawBuilder<unknown>): Promise<Row[]> {
  const verdict = isNext
    ? sql`judged.next_reason AS reason, judged.next_fix AS fix, json_build_array(judged.next_finding) AS findings`
    : sql`judged.reason, judged.fix, judged.findings`
  const { rows } = await sql<Row>`
    SELECT judged.pdp_id, ${verdict}, pdp.id_type, pdp.external_id AS id, pdp.retailer, pdp.name, summary.pdp_score,
      hero.id AS hero_image_id, hero.sha256 AS hero_sha256
    FROM (${judged}) AS judged
    JOIN pdp ON pdp.id = judged.pdp_id
    JOIN pdp_summary AS summary ON summary.pdp_id = judged.pdp_id
    LEFT JOIN pdp_image AS main ON main.pdp_id = pdp.id AND main.position = 0
    LEFT JOIN image AS hero ON hero.id = main.image_id
    ORDER BY judged.pdp_id`.execute(db)
  return rows
}

/** Leaves out listings that are being judged again, because their rule is gone. */
function present(
  { organizationId, rules: { set }, day }: ReadinessScope,
  { reason, fix, findings, hero_sha256: sha256, ...listing }: Row,
  links: Links,
): RefusedListing[] {
  const rule = rulesInForce(set, day).find((each) => each.rule.id === reason)?.rule
  const finding = findings.find((each) => each?.rule === reason && refuses(each))
  if (!rule || !finding) return []
  const source = rule.sources.map((name) => set.sources[name]).find((each) => each !== undefined)
  return [
    {
      ...listing,
      service_certified: (listing.pdp_score ?? 0) >= CERTIFIED,
      thumbnail_url:
        links && sha256 !== null ? renditionUrl(links, { organizationId, sha256, size: 160 }) : null,
      rule: reason,
      image_id: finding.image_id,
      position: finding.position,
      measured: finding.measured,
      required: finding.required,
      ...worded({ message: findingMessage(rule, finding) }),
      fix,
      source_url: source?.url ?? null,
    },
  ]
}
