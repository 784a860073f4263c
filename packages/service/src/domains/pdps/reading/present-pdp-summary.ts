import { LOSS_CAUSES, type PdpSummary } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { CERTIFIED } from '@endcap/scoring'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import { nameTargets } from '../../acceptance/present-acceptance.ts'
import { originOf } from '../../categories/resolve-category.ts'
import type { LostPoints } from '../record/summarize-result.ts'
import type { ListedPdp } from './list-pdps.ts'

/** Adds signed addresses of the main image. */
export function presentListedPdp(
  row: ListedPdp,
  organizationId: string,
  links: Pick<SignedLinks, 'sign'>,
): PdpSummary {
  const { hero_sha256: sha256 } = row
  const url = (size: 160 | 480) =>
    sha256 === null ? null : renditionUrl(links, { organizationId, sha256, size })
  return presentPdpSummary(row, { thumbnail_url: url(160), preview_url: url(480) })
}

type Addresses = Pick<PdpSummary, 'thumbnail_url' | 'preview_url'>

/** Presents a row without addresses. */
export function presentPdpSummary(
  row: ListedPdp,
  addresses: Addresses = { thumbnail_url: null, preview_url: null },
): PdpSummary {
  const { pdp_score: score } = row
  const { source, confidence } = originOf(row)
  return {
    pdp_id: row.id,
    id_type: row.id_type,
    id: row.external_id,
    retailer: row.retailer,
    name: row.name,
    category_id: row.category_id,
    category: findCategory(row.category_id)?.name ?? null,
    category_source: source,
    category_confidence: confidence,
    status: row.status,
    error_code: row.error_code,
    pdp_score: score,
    hero_score: row.hero_score,
    carousel_score: row.carousel_score,
    service_certified: score === null ? null : score >= CERTIFIED,
    can_win: row.can_win,
    can_win_split: splitOf(row),
    first_action: row.first_action,
    advice: row.advice as PdpSummary['advice'],
    loses_most_by: row.loses_most_by as PdpSummary['loses_most_by'],
    lost: lostPoints(row.lost),
    image_count: row.image_count,
    recommended_image_count: row.recommended_image_count,
    // The engine wrote these names.
    missing: row.missing as PdpSummary['missing'],
    penalties: row.penalties as PdpSummary['penalties'],
    rules_failed: row.rules_failed as PdpSummary['rules_failed'],
    acceptance: nameTargets(row.acceptance, row.retailer),
    tags: row.tags,
    family: familyOf(row),
    variant: row.variant,
    brand: row.brand || null,
    brand_source: row.own_brand !== null ? 'person' : row.brand ? 'read' : null,
    hero_image_id: row.hero_image_id,
    ...addresses,
    updated_at: row.updated_at.toISOString(),
    scored_at: row.scored_at?.toISOString() ?? null,
  }
}

const familyOf = ({
  family_id,
  family_name: name,
  family_key: key,
  family_listings: listings,
}: ListedPdp): PdpSummary['family'] => (family_id === null ? null : { family_id, name, key, listings })

function splitOf({
  can_win_today: today,
  can_win_with_spark: spark,
  can_win_with_shoot: shoot,
}: ListedPdp): PdpSummary['can_win_split'] {
  return today === null || spark === null || shoot === null
    ? null
    : { today, with_spark: spark, with_shoot: shoot }
}

/** In the order of the API. */
function lostPoints(lost: LostPoints | null): PdpSummary['lost'] {
  if (lost === null) return null
  return Object.fromEntries(LOSS_CAUSES.flatMap((cause) => (lost[cause] ? [[cause, lost[cause]]] : [])))
}
