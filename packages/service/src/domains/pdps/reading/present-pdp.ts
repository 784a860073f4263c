import type { PdpScoreFields } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import { CERTIFIED, eachPenalty, oneDecimal, penaltiesOf } from '@endcap/scoring'
import type { CarouselImageResult, HeroResult, ListingResult } from '../record/listing-result.ts'
import type { Pdp, PdpImage } from '../record/pdp.ts'

export type PresentedPdp = Pick<
  Pdp,
  | 'id'
  | 'retailer'
  | 'status'
  | 'error_code'
  | 'name'
  | 'category_id'
  | 'result'
  | 'listing_score_at_ingest'
  | 'scored_at'
>

/** Presents the scores of the last completed run, if any. */
export function presentPdp(pdp: PresentedPdp, images: readonly PdpImage[]): PdpScoreFields {
  return {
    retailer: pdp.retailer,
    pdp_id: pdp.id,
    status: pdp.status,
    error_code: pdp.error_code,
    name: pdp.name,
    category: findCategory(pdp.category_id)?.name ?? null,
    ...(pdp.result ? scored(pdp, pdp.result) : unscored(images)),
    scored_at: pdp.scored_at?.toISOString() ?? null,
  }
}

function scored(pdp: PresentedPdp, result: ListingResult) {
  const baseline = pdp.listing_score_at_ingest
  return {
    pdp_score: result.pdp_score,
    listing_score_at_ingest: baseline,
    score_change: baseline === null ? null : oneDecimal(result.pdp_score - baseline),
    service_certified: result.pdp_score >= CERTIFIED,
    carousel_score: result.carousel_score,
    hero: result.hero,
    carousel_images: result.carousel_images,
    asset_mix: result.asset_mix,
    images_matching_ideal_mix: result.images_matching_ideal_mix,
    is_ideal_content_mix: pdp.status === 'PROCESSING' ? null : result.is_ideal_content_mix,
    ...penaltiesOf(result),
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
    ...eachPenalty(() => null),
    high_scoring_asset_count: null,
  }
}
