import type { NewOutcome } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { findListings } from './find-listings.ts'

/**
 * Reports of sales name no picture: the listing's main image of their last day is taken, and each is an arm of its
 * own. Rows of listings without a picture stay unbound.
 */
export async function withShownPictures(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
): Promise<NewOutcome[]> {
  const listings = await findListings(trx, organizationId, outcomes)
  const isReport = ({ kind, pictures }: NewOutcome) => kind === 'observational' && pictures.length === 0
  const shown = await shownOn(
    trx,
    outcomes.map((outcome, at) => ({
      pdpId: isReport(outcome) ? (listings[at]?.id ?? null) : null,
      day: outcome.to,
    })),
  )
  return outcomes.map((outcome, at) => {
    const sha256 = shown[at]
    return sha256 ? { ...outcome, pictures: [sha256], arm: `${outcome.arm} ${sha256.slice(0, 6)}` } : outcome
  })
}

async function shownOn(
  trx: Db,
  asked: readonly { pdpId: string | null; day: string }[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ sha256: string | null }>`
    SELECT coalesce(earlier.sha256, today.sha256) AS sha256
    FROM unnest(${asked.map(({ pdpId }) => pdpId)}::uuid[], ${asked.map(({ day }) => day)}::date[])
      WITH ORDINALITY AS asked (pdp_id, day, at)
    LEFT JOIN LATERAL (
      SELECT id, (images->0->>'image_id')::uuid AS image_id FROM pdp_history
      WHERE pdp_history.pdp_id = asked.pdp_id AND scored_at < asked.day + 1 ORDER BY id DESC LIMIT 1
    ) AS state ON true
    LEFT JOIN image AS earlier ON earlier.id = state.image_id
    LEFT JOIN pdp_image ON pdp_image.pdp_id = asked.pdp_id AND pdp_image.position = 0 AND state.id IS NULL
    LEFT JOIN image AS today ON today.id = pdp_image.image_id
    ORDER BY asked.at`.execute(trx)
  return rows.map(({ sha256 }) => sha256)
}
