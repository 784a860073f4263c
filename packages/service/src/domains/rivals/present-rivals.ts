import type { Rival, RivalSet, RivalSetSummary } from '@endcap/api'
import { findCategory, storefrontOfRetailer } from '@endcap/catalog'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { storedProblem } from '../scraping/read-problem.ts'
import { currentRivals, type ScoreDeps } from './current-rivals.ts'
import { findRivalSet, type RivalSetRow } from './rival-set-store.ts'
import type { RivalRow } from './rival-store.ts'

export type PresentDeps = ScoreDeps & { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Presents a set as in lists. */
export const presentSummary = (row: RivalSetRow): RivalSetSummary => ({
  rival_set_id: row.id,
  name: row.name,
  category_id: row.category_id,
  category: findCategory(row.category_id)?.path ?? null,
  retailer: row.retailer,
  rivals: row.rivals,
  read: row.read,
  reading: row.reading,
  median_score: row.median_score,
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Presents a set with its rivals. @throws DomainError RIVAL_SET_NOT_FOUND */
export async function presentRivalSet(
  deps: PresentDeps,
  organizationId: string,
  id: string,
): Promise<RivalSet> {
  const rivals = await currentRivals(deps, await findRivalSet(deps.db, organizationId, id))
  const set = await findRivalSet(deps.db, organizationId, id)
  return {
    ...presentSummary(set),
    entries: rivals.map((rival) => ({
      ...presentRival(deps, set, rival),
      state: rival.state,
      problem: storedProblem(rival.problem),
      is_reading: rival.wants_now || rival.queued_at !== null,
      asset_types: rival.asset_types ?? [],
      read_at: rival.read_at?.toISOString() ?? null,
    })),
  }
}

/** Presents what lists and comparisons show of a rival. */
export function presentRival(
  { links }: Pick<PresentDeps, 'links'>,
  { retailer }: Pick<RivalSetRow, 'retailer'>,
  rival: RivalRow,
): Omit<Rival, 'state' | 'problem' | 'is_reading' | 'asset_types' | 'read_at'> {
  const domain = storefrontOfRetailer(retailer)?.domain
  const { organization_id: organizationId, pictures } = rival
  const sha256 = pictures?.[0]?.sha256
  return {
    rival_id: rival.id,
    asin: rival.asin,
    url: `https://${domain}/dp/${rival.asin}`,
    name: rival.name,
    score: rival.score,
    image_count: pictures?.length ?? null,
    main_image: rival.main_image,
    image_url: sha256 === undefined ? null : renditionUrl(links, { organizationId, sha256, size: 160 }),
  }
}
