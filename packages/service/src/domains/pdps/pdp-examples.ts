import { HERO_DETAILS_EXAMPLE } from '../scoring/score-examples.ts'
import type { PdpScores } from './pdp-schemas.ts'

// Examples of the OpenAPI document.

const PDP_ID = '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10'
const HERO_ID = '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41'
const SIDE_ID = '019a9d2e-6a11-7e02-a1c4-2f6b8d9e0a53'
const HERO_URL = 'https://cdn.example.com/products/4711/front.jpg'
const SIDE_URL = 'https://cdn.example.com/products/4711/side.jpg'

export const SUBMISSION_EXAMPLE = {
  hero_image_url: HERO_URL,
  carousel_image_urls: [SIDE_URL],
  hero_image_asset_id: 'dam-1001',
  carousel_image_asset_ids: ['dam-1002'],
  name: 'Citrus Sparkling Lemonade Soda, 330 ml can',
  retailer: 'marketplace_us',
}

export const SUBMITTED_EXAMPLE = {
  pdp_id: PDP_ID,
  status: 'PROCESSING',
  error_code: null,
} as const

export const SCORES_EXAMPLE: PdpScores = {
  retailer: 'marketplace_us',
  pdp_id: PDP_ID,
  status: 'COMPLETED',
  error_code: null,
  name: SUBMISSION_EXAMPLE.name,
  category: 'Soft Drinks',
  pdp_score: 71.2,
  listing_score_at_ingest: 68.9,
  score_change: 2.3,
  service_certified: false,
  carousel_score: 78.1,
  hero: {
    image_id: HERO_ID,
    image_url: HERO_URL,
    asset_id: 'dam-1001',
    service_score: 83.4,
    service_certified: true,
    classification: 'Packshot',
    ...HERO_DETAILS_EXAMPLE,
  },
  carousel_images: [
    {
      image_id: SIDE_ID,
      image_url: SIDE_URL,
      position: 1,
      service_score: 78.1,
      service_certified: false,
      classification: 'Alternate Angle',
    },
  ],
  asset_mix: {
    total_images: 2,
    carousel_images: 1,
    recommended_carousel_images: 6,
    by_classification: { Packshot: 1, 'Alternate Angle': 1 },
    ideal_by_classification: { Packshot: 1, 'Nutrition Label': 1 },
    missing: { 'Nutrition Label': 1 },
    surplus: { 'Alternate Angle': 1 },
    near_duplicates: [],
    assets: [
      { position: 0, image_id: HERO_ID, asset_id: 'dam-1001' },
      { position: 1, image_id: SIDE_ID, asset_id: 'dam-1002' },
    ],
  },
  images_matching_ideal_mix: 1,
  is_ideal_content_mix: false,
  score_penalty: true,
  image_count_penalty: true,
  image_mix_penalty: false,
  image_order_penalty: false,
  high_scoring_asset_count: 1,
  scored_at: '2026-11-21T08:00:00.000Z',
}
