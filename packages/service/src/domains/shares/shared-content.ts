import { type SharedContent, sharedContent } from '@endcap/api/admin'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import { isTrashed } from '../images/trashed-images.ts'
import { reportReadiness } from '../pdps/readiness/readiness-report.ts'
import { readBriefs } from './read-briefs.ts'
import type { OpenShare } from './share-store.ts'

type Deps = { db: Db; readJudging: ReadJudging }
type SharedListing = SharedContent['listings'][number]

/** Reads what a link shows. The schema removes all other fields. */
export async function readSharedContent(deps: Deps, share: OpenShare): Promise<SharedContent> {
  return sharedContent.parse({
    kind: share.kind,
    organization: share.organization,
    shared_by: share.actor_kind === 'person' ? share.actor_name : null,
    recipient: share.recipient,
    permission: share.permission,
    expires_at: share.expires_at.toISOString(),
    listings: share.kind === 'listings' ? await readListings(deps.db, share) : [],
    briefs: share.kind === 'shots' ? await readSharedBriefs(deps, share) : [],
    report: share.kind === 'acceptance_report' ? await readReport(deps, share) : null,
  })
}

async function readListings(
  db: Db,
  { id, organization_id: organizationId }: OpenShare,
): Promise<SharedListing[]> {
  const { rows } = await sql<SharedListing>`
    SELECT external_id AS id, name, retailer, ARRAY(
      SELECT image_id::text FROM pdp_image WHERE pdp_id = pdp.id ORDER BY pdp_image.position) AS image_ids
    FROM share_item JOIN pdp ON pdp.id = item_id AND organization_id = ${organizationId}
    WHERE share_id = ${id} ORDER BY share_item.position`.execute(db)
  return rows
}

async function readSharedBriefs(deps: Deps, { id, organization_id: organizationId }: OpenShare) {
  const { rows } = await sql<{ id: string }>`
    SELECT item_id AS id FROM share_item WHERE share_id = ${id} ORDER BY position`.execute(deps.db)
  const ids = rows.map((row) => row.id)
  return readBriefs({ ...deps, signRenditions: null }, organizationId, ids)
}

const readReport = (
  { db, readJudging }: Deps,
  { organization_id: organizationId, target, retailer }: OpenShare,
) =>
  reportReadiness(
    { db, readJudging, links: null },
    { organizationId, target: target ?? '', retailer, day: null },
  )

/** Returns the content of a picture that a link shows, or null. */
export async function findSharedPicture(db: Db, share: OpenShare, imageId: string): Promise<string | null> {
  const { rows } = await sql<{ sha256: string }>`
    SELECT sha256 FROM image
    WHERE id = ${imageId}::uuid AND organization_id = ${share.organization_id} AND NOT ${isTrashed}
      AND EXISTS (${shownBy(share)})`.execute(db)
  return rows[0]?.sha256 ?? null
}

/** Selects a row if the link shows `image`. */
function shownBy({
  id,
  kind,
  organization_id: organizationId,
  target,
  retailer,
}: OpenShare): RawBuilder<unknown> {
  switch (kind) {
    case 'listings':
      return sql`SELECT FROM share_item JOIN pdp_image ON pdp_id = item_id
        WHERE share_id = ${id} AND image_id = image.id`
    case 'shots':
      return sql`SELECT FROM share_item JOIN shot ON shot.id = item_id
        WHERE share_id = ${id} AND (image.id = sent_image_id OR image.id = ANY(example_image_ids)
          OR EXISTS (SELECT FROM pdp_image WHERE pdp_image.pdp_id = shot.pdp_id AND image_id = image.id))`
    case 'acceptance_report':
    default:
      return sql`SELECT FROM pdp_image JOIN pdp_acceptance AS judged ON judged.pdp_id = pdp_image.pdp_id
        WHERE image_id = image.id AND position = 0 AND judged.organization_id = ${organizationId}
          AND judged.target = ${target} AND state = 'not_accepted'
          ${retailer === null ? sql`` : sql`AND judged.retailer = ${retailer}`}`
  }
}
