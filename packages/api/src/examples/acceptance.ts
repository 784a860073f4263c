import type {
  AcceptanceRulePreview,
  AcceptanceTarget,
  AcceptanceTargetDetails,
  TargetAcceptance,
} from '../schemas/acceptance.ts'
import { EXAMPLE_IDS } from './ids.ts'

export const ACCEPTANCE_TARGET_EXAMPLE: AcceptanceTarget = {
  id: 'amazon',
  name: 'Amazon',
  kind: 'shop',
  retailers: ['marketplace_us', 'marketplace_de'],
  is_chosen: true,
  active_version: 1,
  rule_count: 1,
}

export const ACCEPTANCE_TARGET_DETAILS_EXAMPLE: AcceptanceTargetDetails = {
  ...ACCEPTANCE_TARGET_EXAMPLE,
  rules: [
    {
      rule: {
        id: 'main-white',
        images: 'main',
        measure: 'background_white',
        operator: '=',
        value: 'white',
        severity: 'hard',
        sources: ['sellercentral-amazon-com'],
        checked: '2026-11-29',
      },
      sources: [
        {
          title: 'Image issues (Seller Central help, US)',
          url: 'https://sellercentral.amazon.com/gp/help/external/GT8RSE9S9NK4LP6Z',
          official: true,
          date: null,
          read: '2026-11',
        },
      ],
      text: 'Background: white',
      fix: 'Cut the product out and put it on the background that the shop accepts.',
      is_judged: true,
      can_refuse: true,
      is_old: false,
    },
  ],
  replaced: [],
  versions: [
    {
      version: 1,
      patch: { checked: { 'main-white': '2026-11-29' } },
      comment: 'Checked at its page',
      created_at: '2026-11-29T08:12:31.004Z',
      created_by: 'endcap_4f6b2c',
      is_active: true,
    },
  ],
}

export const RULE_PREVIEW_EXAMPLE: AcceptanceRulePreview = {
  listings: 2,
  is_complete: true,
  before: { accepted: 1, not_accepted: 1, not_sure: 0 },
  after: { accepted: 2, not_accepted: 0, not_sure: 0 },
  changed: [
    {
      pdp_id: EXAMPLE_IDS.pdp,
      name: 'Sea Salt Potato Chips 150 g',
      before: 'not_accepted',
      after: 'accepted',
    },
  ],
}

export const TARGET_ACCEPTANCE_EXAMPLE: TargetAcceptance = {
  target: 'amazon',
  target_name: 'Amazon US',
  state: 'not_accepted',
  main_image: 'not_accepted',
  judged_at: '2026-11-29T08:12:31.004Z',
  findings: [
    {
      rule: 'longest-min',
      measure: 'longest_side_px',
      image_id: EXAMPLE_IDS.hero,
      position: 0,
      outcome: 'fail',
      severity: 'hard',
      measured: 297,
      required: 500,
      is_old: false,
      message: 'Longer side: 297 of 500 px',
      fix: 'Use an original of 500 px or more.',
      source: {
        title: 'Image issues (Seller Central help, US)',
        url: 'https://sellercentral.amazon.com/gp/help/external/GT8RSE9S9NK4LP6Z',
        date: null,
        read: '2026-11',
      },
    },
  ],
}
