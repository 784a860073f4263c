import type { Rival, RivalComparison, RivalSet, RivalSetSummary } from '../schemas/rivals.ts'
import { SUMMARY_EXAMPLE } from './examples.ts'
import { EXAMPLE_IDS } from './ids.ts'

const TILE = '/blobs/3f/3fc1a0-101.webp?sig=…'

const RIVAL: Rival = {
  rival_id: EXAMPLE_IDS.rival,
  asin: 'B0DEMOCHP1',
  url: 'https://www.amazon.com/dp/B0DEMOCHP1',
  name: 'Grandvale Ridge Cut',
  score: 96.2,
  image_count: 7,
  main_image: 'accepted',
  image_url: '/blobs/3f/3fc1a0-160.webp?sig=…',
  state: 'read',
  problem: null,
  is_reading: false,
  asset_types: ['Packshot Back', 'Ingredients'],
  read_at: '2026-11-27T04:10:31.004Z',
}

export const RIVAL_SET_SUMMARY_EXAMPLE: RivalSetSummary = {
  rival_set_id: EXAMPLE_IDS.rivalSet,
  name: 'Potato chips, top sellers',
  category_id: SUMMARY_EXAMPLE.category_id,
  category: SUMMARY_EXAMPLE.category,
  retailer: 'marketplace_us',
  rivals: 1,
  read: 1,
  reading: 0,
  median_score: 96.2,
  read_at: '2026-11-27T04:10:31.004Z',
  created_at: '2026-11-21T08:12:31.004Z',
  updated_at: '2026-11-21T08:12:31.004Z',
}

export const RIVAL_SET_EXAMPLE: RivalSet = { ...RIVAL_SET_SUMMARY_EXAMPLE, entries: [RIVAL] }

const { rival_id, asin, url, name, score, image_count, main_image, image_url } = RIVAL

export const RIVAL_COMPARISON_EXAMPLE: RivalComparison = {
  rival_set_id: EXAMPLE_IDS.rivalSet,
  pdp_id: EXAMPLE_IDS.pdp,
  rivals: 23,
  read: 23,
  score: 72.6,
  percentile: 19.6,
  not_judged: ['own_facts', 'image_rights', 'corrections'],
  types: [{ asset_type: 'Ingredients', rivals: 18, yours: false }],
  rows: [{ rival_id, asin, url, name, score, image_count, main_image, image_url, found: 1 }],
  shelf: {
    of: 24,
    shuffles: 200,
    now: { rank: 19, low: 16, high: 21, product_share: 0.34, edge_contrast: 9.1, tile_url: TILE },
    composed: { rank: 6, low: 4, high: 9, product_share: 0.71, edge_contrast: 48.2, tile_url: TILE },
    is_clear: true,
    rivals: { product_share: 0.66, edge_contrast: 52.7 },
    tiles: [{ rival_id: EXAMPLE_IDS.rival, tile_url: TILE }],
  },
  shelf_needs: null,
}
