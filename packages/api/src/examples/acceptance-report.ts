import type { AcceptanceReport, RefusedListing } from '../schemas/acceptance-report.ts'
import { ACCEPTANCE_TARGET_DETAILS_EXAMPLE, TARGET_ACCEPTANCE_EXAMPLE } from './acceptance.ts'
import { EXAMPLE_IDS } from './ids.ts'

const [rule] = ACCEPTANCE_TARGET_DETAILS_EXAMPLE.rules
const [finding] = TARGET_ACCEPTANCE_EXAMPLE.findings

export const REFUSED_LISTING_EXAMPLE: RefusedListing = {
  pdp_id: EXAMPLE_IDS.pdp,
  id_type: 'id',
  id: 'sku-1',
  retailer: 'marketplace_us',
  name: 'Sea Salt Potato Chips 150 g',
  pdp_score: 87.4,
  service_certified: true,
  hero_image_id: EXAMPLE_IDS.hero,
  thumbnail_url: null,
  rule: 'main-white',
  image_id: EXAMPLE_IDS.hero,
  position: 0,
  measured: 0.94,
  required: 'white',
  message: 'Background: white',
  fix: 'whiten',
  source_url: finding?.source?.url ?? null,
}

export const ACCEPTANCE_REPORT_EXAMPLE: AcceptanceReport = {
  target: 'amazon',
  target_name: 'Amazon',
  retailer: null,
  day: '2026-11-29',
  listings: 1284,
  accepted: 1096,
  not_accepted: 182,
  not_sure: 6,
  fixable: 141,
  pending: 0,
  checked: '2026-11',
  reasons: rule
    ? [
        {
          rule,
          count: 182,
          fixes: [
            { fix: 'swap', count: 81 },
            { fix: 'whiten', count: 60 },
            { fix: 'spark', count: 41 },
          ],
          examples: [REFUSED_LISTING_EXAMPLE],
        },
      ]
    : [],
  certified: { count: 64, examples: [REFUSED_LISTING_EXAMPLE] },
  next_change: null,
  last_day: null,
}
