import type { BulkChange, BulkChangeItem } from '../schemas/bulk-changes.ts'
import { EXAMPLE_IDS } from './ids.ts'

export const BULK_CHANGE_EXAMPLE: BulkChange = {
  bulk_change_id: EXAMPLE_IDS.bulkChange,
  status: 'completed',
  images: 'advice',
  product_category_id: null,
  retailer: null,
  add_tags: [],
  remove_tags: [],
  advice: 'order',
  total: 400,
  counts: { waiting: 0, planned: 0, changed: 381, unchanged: 0, skipped: 19, undone: 0, kept: 0 },
  skips: [{ reason: 'no_advice', listings: 19 }],
  seconds_left: null,
  created_at: '2026-11-27T09:12:44.120Z',
  created_by: { kind: 'person', id: EXAMPLE_IDS.person, name: 'Ada Hopper' },
  ended_at: '2026-11-27T09:13:51.808Z',
  undo_until: '2026-12-27T09:12:44.120Z',
}

const images = [EXAMPLE_IDS.hero, EXAMPLE_IDS.nutrition].map((id) => ({ image_id: id, renditions: null }))
const unchanged = { category_id: null, retailer: null, tags: null }

export const BULK_CHANGE_ITEM_EXAMPLE: BulkChangeItem = {
  pdp_id: EXAMPLE_IDS.pdp,
  id: 'sku-4711',
  name: 'Sparkling Water Lemon',
  status: 'changed',
  reason: null,
  before: { images, ...unchanged },
  after: { images: images.toReversed(), ...unchanged },
  score_before: 48.8,
  score_after: 80.2,
}
