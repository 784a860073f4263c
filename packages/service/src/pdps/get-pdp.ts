import { oneDecimal } from '@endcap/scoring'
import { findCategory } from '../categories/taxonomy.ts'
import type { Db } from '../db/database.ts'
import { DomainError } from '../domain-error.ts'
import { findRetailer } from '../retailers/retailers.ts'
import { rubricOf } from '../scoring/model.ts'
import type { CarouselImageResult, HeroResult, ListingResult } from './listing-result.ts'
import type { Pdp, PdpImage, PdpKey, PdpStore } from './pdp-store.ts'

type Deps = { db: Db; pdps: PdpStore }

/**
 * The scores of a PDP, in the shape of `GET /v1/pdps/id/{id}`. While a run goes on or has failed,
 * the last completed one's are shown; before the first, the submitted images without scores.
 *
 * @throws DomainError INVALID_RETAILER, PDP_NOT_FOUND
 */
export function createGetPdp({ db, pdps }: Deps) {
  return async function getPdp(key: PdpKey) {
    if (!findRetailer(key.retailer)) {
      throw new DomainError('INVALID_RETAILER', `"${key.retailer}" is not a supported retailer region`)
    }
    const pdp = await pdps.find(key)
    if (!pdp) throw new DomainError('PDP_NOT_FOUND', 'there is no PDP under this id and retailer')
    const scores = pdp.result ? scored(pdp, pdp.result) : unscored(await pdps.images(db, pdp.id))
    return {
      id: pdp.external_id,
      retailer: pdp.retailer,
      pdp_id: pdp.id,
      status: pdp.status,
      error_code: pdp.error_code,
      name: pdp.name,
      category: findCategory(pdp.category_id)?.name ?? null,
      ...scores,
      scored_at: pdp.scored_at?.toISOString() ?? null,
    }
  }
}

export type GetPdp = ReturnType<typeof createGetPdp>

function scored(pdp: Pdp, result: ListingResult) {
  const baseline = pdp.listing_score_at_ingest
  return {
    pdp_score: result.pdp_score,
    listing_score_at_ingest: baseline,
    score_change: baseline === null ? null : oneDecimal(result.pdp_score - baseline),
    service_certified: result.pdp_score >= rubricOf(pdp.category_id).listing.highScoreBar,
    carousel_score: result.carousel_score,
    hero: result.hero,
    carousel_images: result.carousel_images,
    asset_mix: result.asset_mix,
    images_matching_ideal_mix: result.images_matching_ideal_mix,
    is_ideal_content_mix: pdp.status === 'PROCESSING' ? null : result.is_ideal_content_mix,
    score_penalty: result.score_penalty,
    image_count_penalty: result.image_count_penalty,
    image_mix_penalty: result.image_mix_penalty,
    image_order_penalty: result.image_order_penalty,
    high_scoring_asset_count: result.high_scoring_asset_count,
  }
}

function unscored(images: readonly PdpImage[]) {
  const [hero, ...carousel] = images
  const noScore = { service_score: null, service_certified: null, classification: null }
  return {
    pdp_score: null,
    listing_score_at_ingest: null,
    score_change: null,
    service_certified: null,
    carousel_score: null,
    hero: hero
      ? ({
          image_id: hero.imageId,
          image_url: hero.sourceUrl,
          asset_id: hero.assetId,
          ...noScore,
          score_metadata: null,
          hero_gs1_components: null,
          mobile_readiness: null,
        } satisfies HeroResult)
      : null,
    carousel_images: carousel.map(
      ({ imageId, sourceUrl, position }): CarouselImageResult => ({
        image_id: imageId,
        image_url: sourceUrl,
        position,
        ...noScore,
      }),
    ),
    asset_mix: null,
    images_matching_ideal_mix: null,
    is_ideal_content_mix: null,
    score_penalty: null,
    image_count_penalty: null,
    image_mix_penalty: null,
    image_order_penalty: null,
    high_scoring_asset_count: null,
  }
}
