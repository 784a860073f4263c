import type {
  Outcome,
  OutcomeCalibration,
  OutcomeFileReport,
  OutcomeTest,
  StoredOutcomes,
  TestPlan,
} from '../schemas/outcomes.ts'
import { EXAMPLE_IDS } from './ids.ts'

const LISTING = { pdp_id: EXAMPLE_IDS.pdp, id: 'B0DEMOCHP1', name: 'Crackleby Chips' }
const CREATED = '2026-11-30T09:00:00.000Z'

export const STORED_OUTCOMES_EXAMPLE: StoredOutcomes = { stored: 2, replaced: 0, problems: [] }

export const OUTCOME_FILE_EXAMPLE: OutcomeFileReport = {
  format: 'amazon_experiments',
  dates: 'month_first',
  rows: 2,
  stored: 2,
  replaced: 0,
  problems: [{ row: 3, problem: 'arm_not_bound', message: null }],
}

export const OUTCOME_EXAMPLE: Outcome = {
  outcome_id: EXAMPLE_IDS.outcome,
  test_id: EXAMPLE_IDS.outcomeTest,
  source: 'Manage Your Experiments',
  test: 'Chips, main image',
  arm: 'B',
  listing: LISTING,
  from: '2026-10-01',
  to: '2026-10-31',
  impressions: 161_000,
  clicks: null,
  orders: 4572,
  revenue: null,
  currency: null,
  problem: null,
  created_at: CREATED,
  updated_at: CREATED,
}

const [CONTROL, TREATMENT] = [EXAMPLE_IDS.outcomeArm, EXAMPLE_IDS.otherArm]

export const OUTCOME_TEST_EXAMPLE: OutcomeTest = {
  test_id: EXAMPLE_IDS.outcomeTest,
  source: 'Manage Your Experiments',
  name: 'Chips, main image',
  kind: 'randomized',
  listing: LISTING,
  retailer: 'marketplace_us',
  category_id: '9124ba98-845e-56e0-816c-dbd69caca508',
  category: 'Soft Drinks',
  from: '2026-10-01',
  to: '2026-10-31',
  ends_on: null,
  metric: 'orders',
  currency: null,
  arms: [
    { arm_id: CONTROL, name: 'A', is_control: true, score: 57.1, impressions: 160_300, successes: 4010 },
    { arm_id: TREATMENT, name: 'B', is_control: false, score: 95.2, impressions: 161_000, successes: 4572 },
  ].map((arm) => ({
    ...arm,
    share: null,
    is_bound: true,
    image_url: null,
    image_ids: [],
    is_scoring: false,
    revenue: null,
  })),
  comparisons: [
    {
      arm_id: TREATMENT,
      verdict: 'better',
      effect: { low: 0.063, middle: 0.135, high: 0.213 },
      expected: null,
      probability_better: 1,
      score_difference: 38.1,
      decided_on: '2026-10-31',
      days_left: null,
      split_probability: 0.217,
      looks: [],
    },
  ],
  problems: 0,
}

export const CALIBRATION_EXAMPLE: OutcomeCalibration = {
  tests: 11,
  not_done: 3,
  needed: 19,
  calibration: null,
  points: [],
  family: null,
  families: [],
  weights: null,
  patch: null,
}

export const TEST_PLAN_EXAMPLE: TestPlan = {
  ...LISTING,
  retailer: 'marketplace_us',
  image_url: null,
  change: 'today',
  score_gain: 28.8,
  visits: 230_000,
  rate: 0.029,
  days: { low: 33, middle: 38, high: 45 },
  visitors: 142_000,
  effect: 0.06,
  month: { low: -380, high: 1340 },
  expected_gain: 430,
  advice: 'test',
  by_effect: [{ effect: 0.08, days: 22 }],
}
