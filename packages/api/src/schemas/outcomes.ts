import { FORMAT_NAMES, ROW_PROBLEMS } from '@endcap/outcome-files'
import { ADVICE, OUTCOME_PROBLEMS, VERDICTS } from '@endcap/outcomes'
import { z } from 'zod'
import { day } from './acceptance.ts'
import { nonEmptyText, nullableScore, plannedDay, text, timestamp, uuid } from './fields.ts'
import { pageOf } from './pdp-list.ts'
import { retailerId } from './retailers.ts'

/** Maximum of a request. */
export const MAX_OUTCOMES = 1_000
/** Maximum bytes of a file. */
export const MAX_OUTCOME_FILE_BYTES = 8_388_608
/** Maximum pictures of an arm. */
const MAX_ARM_PICTURES = 20
/** Maximum of a row: sums of all rows of an organization are still exact. */
const MAX_COUNT = 1e9
const MAX_MONEY = 1e12

export const OUTCOME_KINDS = ['randomized', 'observational'] as const
export type OutcomeKind = (typeof OUTCOME_KINDS)[number]
/** Sources of a listing's points: its own images, Spark, or a shoot. */
export const PLAN_CHANGES = ['today', 'spark', 'shoot'] as const
/** Roles that may be shown money, besides admins. */
export const MONEY_ROLES = ['viewer', 'editor'] as const

const count = z.int().min(0).max(MAX_COUNT)
const money = z.number().min(0).max(MAX_MONEY).nullable()
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .nullable()
  .meta({ description: 'ISO 4217' })

const pictures = z
  .array(nonEmptyText(4_096))
  .max(MAX_ARM_PICTURES)
  .meta({
    description:
      'Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored files, or addresses or ' +
      'file names of images of the listing',
  })
const share = z.number().min(0.001).max(1_000).meta({ description: 'Planned share of visitors, in any unit' })

const names = {
  source: nonEmptyText(100).meta({ description: 'Platform or tool that has counted' }),
  test: nonEmptyText(200),
  arm: nonEmptyText(100),
}

const figures = {
  from: plannedDay.meta({ description: 'First day' }),
  to: plannedDay.meta({ description: 'Last day' }),
  impressions: count.meta({ description: 'Visitors that saw it' }),
  clicks: count.nullable(),
  orders: count.nullable(),
  revenue: money,
  currency,
}

export const newOutcome = z
  .object({
    ...names,
    kind: z.enum(OUTCOME_KINDS).default('randomized').meta({
      description:
        '`randomized`: visitors were split by chance. `observational`: before and after, not causal',
    }),
    listing: nonEmptyText(200).meta({ description: 'Id of a listing: yours, or `pdp_id`' }),
    market: retailerId.optional().meta({ description: 'Retailer region, if several have the id' }),
    role: z.enum(['hero', 'carousel']).default('hero').meta({ description: 'Place of arms of one picture' }),
    pictures: pictures.default([]),
    is_control: z
      .boolean()
      .default(false)
      .meta({ description: 'True for the arm that others are compared with' }),
    share: share.optional(),
    ...figures,
    clicks: figures.clicks.default(null),
    orders: figures.orders.default(null),
    revenue: figures.revenue.default(null),
    currency: currency.default(null),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ revenue, currency: unit }) => revenue === null || unit !== null, {
    path: ['currency'],
    message: 'is needed for a revenue',
  })
  .meta({ id: 'NewOutcome' })

export const newOutcomes = z.object({ outcomes: z.array(newOutcome).min(1).max(MAX_OUTCOMES) }).meta({
  id: 'NewOutcomes',
  example: {
    outcomes: [
      {
        source: 'Manage Your Experiments',
        test: 'Chips, main image',
        arm: 'B',
        listing: 'B0DEMOCHP1',
        pictures: ['B0DEMOCHP1.MAIN.jpg'],
        from: '2026-10-01',
        to: '2026-10-31',
        impressions: 161_000,
        orders: 4572,
      },
    ],
  },
})

export const newOutcomeTest = z
  .object({
    source: names.source,
    test: names.test.meta({ description: 'The name that its results will have' }),
    listing: nonEmptyText(200).meta({ description: 'Id of a listing: yours, or `pdp_id`' }),
    market: retailerId.optional(),
    role: z.enum(['hero', 'carousel']).default('hero'),
    ends_on: plannedDay.meta({
      description: 'Planned last day. If there are too few results then, you are reminded',
    }),
    arms: z
      .array(
        z.object({
          arm: names.arm,
          is_control: z.boolean().default(false),
          share: share.optional(),
          pictures: pictures.default([]),
        }),
      )
      .min(2)
      .max(20)
      .refine((arms) => new Set(arms.map(({ arm }) => arm)).size === arms.length, 'must have different names')
      .refine((arms) => arms.filter((arm) => arm.is_control).length === 1, 'must have one control'),
  })
  .meta({
    id: 'NewOutcomeTest',
    example: {
      source: 'Manage Your Experiments',
      test: 'Chips, main image',
      listing: 'B0DEMOCHP1',
      ends_on: '2026-10-31',
      arms: [{ arm: 'A', is_control: true, pictures: ['B0DEMOCHP1.MAIN.jpg'] }, { arm: 'B' }],
    },
  })

const problem = z
  .enum(OUTCOME_PROBLEMS)
  .nullable()
  .meta({ description: 'Why it is not counted. Null if it is' })

const listing = z
  .object({ pdp_id: uuid, id: z.string(), name: z.string().nullable() })
  .nullable()
  .meta({ description: 'Null if there is no such listing' })

export const outcome = z
  .object({
    outcome_id: uuid,
    test_id: uuid,
    ...names,
    listing,
    ...figures,
    from: day,
    to: day,
    revenue: money.meta({ description: 'Null also for those who may not see money' }),
    problem,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Outcome' })

export const outcomePage = pageOf(outcome).meta({ id: 'OutcomePage' })

export const outcomeQuery = z.object({
  test_id: text(100).optional(),
  has_problem: z.enum(['true', 'false']).optional(),
  cursor: text().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const storedOutcomes = z
  .object({
    stored: z.int().meta({ description: 'New rows' }),
    replaced: z.int().meta({ description: 'Rows of the same source, test, arm and days' }),
    problems: z
      .array(z.object({ row: z.int(), outcome_id: uuid, problem: z.enum(OUTCOME_PROBLEMS) }))
      .meta({ description: 'Rows of this request that are stored and not counted. Rows count from 1' }),
  })
  .meta({ id: 'StoredOutcomes' })

export const outcomeFileQuery = z.object({
  dry_run: z.enum(['true', 'false']).optional().meta({ description: '`true` reports, and stores nothing' }),
  listing: text(200).optional().meta({ description: 'For files that name no listing, as the next ones' }),
  market: retailerId.optional(),
  test: text(200).optional(),
  from: plannedDay.optional(),
  to: plannedDay.optional(),
})

export const outcomeFileReport = z
  .object({
    format: z.enum(FORMAT_NAMES),
    dates: z.enum(['month_first', 'day_first']).nullable().meta({
      description: 'How dates such as 3/4/2026 were read. Null if the file does not tell: month first',
    }),
    rows: z.int().meta({ description: 'Rows that were read' }),
    stored: z.int(),
    replaced: z.int(),
    problems: z
      .array(
        z.object({
          row: z.int().meta({ description: 'Line of the file, the header included' }),
          problem: z.enum([...OUTCOME_PROBLEMS, ...ROW_PROBLEMS, 'not_valid']),
          message: z.string().nullable(),
        }),
      )
      .meta({ description: 'Rows that are not counted' }),
  })
  .meta({ id: 'OutcomeFileReport' })

const range = z.object({ low: z.number(), middle: z.number(), high: z.number() })
const effect = range.nullable()

const arm = z
  .object({
    arm_id: uuid,
    name: z.string(),
    is_control: z.boolean(),
    share: z.number().nullable(),
    is_bound: z.boolean().meta({ description: 'False if its pictures are not known' }),
    image_url: z.string().nullable().meta({ description: 'Kept main image. Valid for at least an hour' }),
    image_ids: z
      .array(uuid)
      .meta({ description: 'Images with these bytes, in order. Empty in lists, and if one is gone' }),
    score: nullableScore.meta({ description: 'Score of the listing with it. Null if it is not known' }),
    is_scoring: z.boolean().meta({ description: 'True until its pictures are scored, or cannot be' }),
    impressions: z.int(),
    successes: z.int().meta({ description: 'Orders or clicks, see `metric`' }),
    revenue: z.number().nullable(),
  })
  .meta({ id: 'OutcomeArm' })

const look = z.object({ to: day, ...range.shape })

const comparison = z
  .object({
    arm_id: uuid.meta({ description: 'Arm that is compared with the control' }),
    verdict: z.enum(VERDICTS).meta({
      description:
        '`close`: too close to call. `few`: not enough data. `broken`: visitors were not split as planned',
    }),
    effect: effect.meta({
      description:
        'Change of orders or clicks a visitor, 0.1 is 10% more: a 95% range that holds at every look',
    }),
    expected: effect.meta({
      description:
        'Effect that is expected to stay: winners look larger than they are. Null for fewer than 10 tests',
    }),
    probability_better: z.number().nullable(),
    score_difference: z.number().nullable().meta({ description: 'Points, this arm − control' }),
    decided_on: day.nullable().meta({ description: 'First day after which the range excludes 0' }),
    days_left: z
      .object({ low: z.int(), middle: z.int(), high: z.int() })
      .nullable()
      .meta({ description: 'Days until 8% more would be found, of `few`' }),
    split_probability: z
      .number()
      .meta({ description: 'Probability of such a split by chance, if it was as planned' }),
    looks: z.array(look).meta({ description: 'The range after each period. Empty in lists' }),
  })
  .meta({ id: 'OutcomeComparison' })

export const outcomeTest = z
  .object({
    test_id: uuid,
    source: z.string(),
    name: z.string(),
    kind: z.enum(OUTCOME_KINDS),
    listing,
    retailer: z.string().nullable(),
    category_id: uuid.nullable(),
    category: z.string().nullable(),
    from: day.nullable(),
    to: day.nullable(),
    ends_on: day.nullable().meta({ description: 'Planned last day. Null if it was not planned' }),
    metric: z.enum(['orders', 'clicks']),
    currency,
    arms: z.array(arm),
    comparisons: z.array(comparison),
    problems: z.int().meta({ description: 'Rows that are not counted' }),
  })
  .meta({ id: 'OutcomeTest' })

export const outcomeTestQuery = z.object({
  kind: z.enum(OUTCOME_KINDS).default('randomized'),
  verdict: z.enum(VERDICTS).optional(),
  retailer: retailerId.optional(),
  category_id: text(100)
    .optional()
    .meta({ format: 'uuid', description: 'Id of a category. Finds everything below it too' }),
  source: text(100).optional(),
  cursor: text().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const outcomeTestPage = pageOf(outcomeTest)
  .extend({
    counts: z
      .object({ better: z.int(), worse: z.int(), close: z.int(), few: z.int(), broken: z.int() })
      .meta({ description: 'Comparisons by verdict' }),
    observational: z.int().meta({ description: 'Tests of before and after' }),
  })
  .meta({ id: 'OutcomeTestPage' })

export const outcomeTestChange = z
  .object({
    arms: z
      .array(
        z.object({
          arm_id: text(100).meta({ format: 'uuid' }),
          pictures: pictures.optional(),
          is_control: z.boolean().optional(),
          share: share.nullable().optional(),
        }),
      )
      .min(1)
      .max(20),
  })
  .meta({
    id: 'OutcomeTestChange',
    example: {
      arms: [{ arm_id: '019a9d3b-9e44-7a05-93c6-e8f21b7d40a9', pictures: ['B0DEMOCHP1.MAIN.jpg'] }],
    },
  })

export const outcomeSettings = z
  .object({
    money_roles: z.array(z.enum(MONEY_ROLES)).meta({ description: 'Roles that see revenue besides admins' }),
  })
  .meta({ id: 'OutcomeSettings', example: { money_roles: ['editor'] } })

const interval = z.object({ low: z.number(), high: z.number() })

export const calibrationQuery = z.object({
  family: text(100)
    .optional()
    .meta({ description: 'Family of rubrics for the weights. Default: with most tests' }),
})

export const outcomeCalibration = z
  .object({
    tests: z.int().meta({ description: 'Randomized comparisons that are done, with two different scores' }),
    not_done: z.int(),
    needed: z.int().nullable().meta({ description: 'About so many more, if there are too few. Else null' }),
    calibration: z
      .object({
        hits: z.object({ count: z.int(), of: z.int(), range: interval }).meta({
          description: 'Tests that the higher score won, and the 95% range of the share',
        }),
        rank: z
          .object({ value: z.number(), ...interval.shape })
          .meta({ description: 'Rank correlation of score and effect' }),
        per_ten_points: range.meta({ description: 'Change of orders or clicks for 10 points' }),
        higher_score: interval.meta({ description: 'Change, had you always taken the higher score' }),
        curve: z.array(z.object({ points: z.number(), tests: z.int(), range: interval.nullable() })).meta({
          description: 'The same for tests whose scores differ by `points` or more',
        }),
      })
      .nullable()
      .meta({ description: 'Null as long as tests are needed' }),
    points: z
      .array(
        z.object({
          test_id: uuid,
          arm_id: uuid,
          score_difference: z.number(),
          ...range.shape,
        }),
      )
      .meta({ description: 'At most 500. Empty as long as tests are needed' }),
    family: z.string().nullable(),
    families: z
      .array(z.object({ family: z.string(), tests: z.int() }))
      .meta({ description: 'Families of these tests, most tests first' }),
    weights: z
      .array(
        z.object({
          factor: z.string(),
          now: z.number(),
          tests: z.int().meta({ description: 'Tests whose arms differ in it' }),
          range: range.nullable().meta({ description: 'Range by the tests, 95%. Null for too few' }),
          proposal: z.number().nullable().meta({ description: 'Null to leave it' }),
        }),
      )
      .nullable()
      .meta({ description: 'Weights of the main image. Null for too few tests of the family' }),
    patch: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'For the preview of the rubric: your version in force with the proposals' }),
  })
  .meta({ id: 'OutcomeCalibration' })

export const planQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) })

export const testPlan = z
  .object({
    pdp_id: uuid,
    id: z.string(),
    name: z.string().nullable(),
    retailer: z.string(),
    image_url: z.string().nullable(),
    change: z.enum(PLAN_CHANGES).meta({ description: 'Source of the points' }),
    score_gain: z.number().meta({ description: 'Points' }),
    visits: z.number().meta({ description: 'A month' }),
    rate: z.number().meta({ description: 'Orders or clicks a visitor, 0–1' }),
    days: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
    visitors: z.int().meta({ description: 'Visitors that each picture needs' }),
    effect: z.number().meta({ description: 'Change to find, 0.1 is 10% more' }),
    month: interval.meta({ description: 'Orders or clicks of 30 days, won or lost' }),
    expected_gain: z.number().meta({
      description: 'Orders or clicks that a test is expected to win in 30 days. The list is sorted by it',
    }),
    advice: z.enum(ADVICE).meta({
      description: '`too_small` and `too_few_visits`: make the change without a test, which would not end',
    }),
    by_effect: z.array(z.object({ effect: z.number(), days: z.int() })),
  })
  .meta({ id: 'TestPlan' })

export const testPlanPage = pageOf(testPlan)
  .extend({
    without_visits: z.int().meta({ description: 'Listings with a gain whose visits are not known' }),
  })
  .meta({ id: 'TestPlanPage' })

export type NewOutcome = z.output<typeof newOutcome>
export type NewOutcomeTest = z.output<typeof newOutcomeTest>
export type OutcomeFileQuery = z.output<typeof outcomeFileQuery>
export type OutcomeFileReport = z.output<typeof outcomeFileReport>
export type Outcome = z.output<typeof outcome>
export type OutcomeQuery = z.output<typeof outcomeQuery>
export type StoredOutcomes = z.output<typeof storedOutcomes>
export type OutcomeTest = z.output<typeof outcomeTest>
export type OutcomeTestPage = z.output<typeof outcomeTestPage>
export type OutcomeTestQuery = z.output<typeof outcomeTestQuery>
export type OutcomeTestChange = z.output<typeof outcomeTestChange>
export type OutcomeSettings = z.output<typeof outcomeSettings>
export type OutcomeCalibration = z.output<typeof outcomeCalibration>
export type TestPlan = z.output<typeof testPlan>
export type TestPlanPage = z.output<typeof testPlanPage>
