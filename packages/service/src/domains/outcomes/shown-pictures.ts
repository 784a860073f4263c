import type { NewOutcome } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { findListing } from './find-listing.ts'

/**
 * Reports of sales name no picture: the listing's main image of their last day is taken, and each is an arm of its
 * own. Rows of listings without a picture stay unbound.
 */
export async function withShownPictures(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
): Promise<NewOutcome[]> {
  const completed: NewOutcome[] = []
  for (const outcome of outcomes) {
    const isReport = outcome.kind === 'observational' && outcome.pictures.length === 0
    const sha256 = isReport ? await shownOn(trx, organizationId, outcome) : null
    completed.push(
      sha256 === null
        ? outcome
        : { ...outcome, pictures: [sha256], arm: `${outcome.arm} ${sha256.slice(0, 6)}` },
    )
  }
  return completed
}

async function shownOn(
  trx: Db,
  organizationId: string,
  { listing, market, to }: NewOutcome,
): Promise<string | null> {
  const found = await findListing(trx, organizationId, listing, market)
  if (!found) return null
  const { rows } = await sql<{ sha256: string }>`
    SELECT image.sha256 FROM (
      SELECT (images->0->>'image_id')::uuid AS image_id FROM pdp_history
      WHERE pdp_id = ${found.id} AND scored_at < ${to}::date + 1 ORDER BY id DESC LIMIT 1
    ) AS state JOIN image ON image.id = state.image_id
    UNION ALL SELECT image.sha256 FROM pdp_image JOIN image ON image.id = pdp_image.image_id
      WHERE pdp_image.pdp_id = ${found.id} AND pdp_image.position = 0
        AND NOT EXISTS (SELECT FROM pdp_history WHERE pdp_id = ${found.id} AND scored_at < ${to}::date + 1)
    LIMIT 1`.execute(trx)
  return rows[0]?.sha256 ?? null
}
