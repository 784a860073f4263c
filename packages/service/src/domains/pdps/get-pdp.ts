import { oneDecimal } from '@endcap/scoring'
import { Lru } from 'toad-cache'
import { findCategory } from '@endcap/catalog'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type Representation, represent } from '../../platform/http/conditional.ts'
import { rubricOf } from '../scoring/model.ts'
import type { CarouselImageResult, HeroResult, ListingResult } from './listing-result.ts'
import type { PdpScores } from './pdp-schemas.ts'
import type { FindRevision } from './pdp-revisions.ts'
import type { Pdp, PdpImage, PdpKey, PdpStore, Revision } from './pdp-store.ts'
import { presentByAsin } from './present-by-asin.ts'

type Deps = { findRevision: FindRevision; pdps: PdpStore }

/** Answers kept in memory. Most have about 10 KB. */
const KEPT_ANSWERS = 1_000
/** Longer answers are not kept. */
const MAX_KEPT_LENGTH = 65_536

/**
 * Creates the retrieval of a PDP's scores, in the form of the endpoint that its id type belongs to. While a
 * run is in progress or has failed, the scores of the last completed run are shown. Before the first completed
 * run, the submitted images are shown without scores.
 *
 * Most polls find nothing new. The answer is therefore kept with the revision that it was made from, and a
 * poll reads no more than the current revision.
 *
 * @throws DomainError INVALID_RETAILER, PDP_NOT_FOUND
 */
export function createGetPdp({ findRevision, pdps }: Deps) {
  const kept = new Lru<{ revision: Revision; answer: Representation }>(KEPT_ANSWERS)

  return async function getPdp(key: PdpKey): Promise<Representation> {
    existingRetailer(key.retailer)
    const current = await findRevision(key)
    const known = current && kept.get(current.id)
    if (known && known.revision === current.revision) return known.answer
    const found = current && (await pdps.findWithImages(key))
    if (!found) throw noSuchPdp()
    const { pdp, images, revision } = found
    const scores = present(pdp, images)
    const answer = represent({
      [pdp.id_type]: pdp.external_id,
      ...(pdp.id_type === 'asin' ? presentByAsin(scores) : scores),
    })
    if (answer.body.length <= MAX_KEPT_LENGTH) kept.set(pdp.id, { revision, answer })
    return answer
  }
}

/** Returns the error for a PDP that does not exist. One of another organization gets the same error. */
export const noSuchPdp = () =>
  new DomainError('PDP_NOT_FOUND', 'there is no such listing in your organization')

export type GetPdp = ReturnType<typeof createGetPdp>

function present(pdp: Pdp, images: readonly PdpImage[]): PdpScores {
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
