import { Outcomes } from '@endcap/client/outcomes'
import { VERDICTS } from '@endcap/outcomes'
import { z } from 'zod'
import { count, nullableNumber, nullableText } from '../fields.ts'
import { percent } from '../percent.ts'
import { defineTool, READS } from '../tool.ts'
import { untrustedFields, untrustedText } from '../untrusted.ts'

const range = z.object({ low: z.number(), middle: z.number(), high: z.number() }).nullable()

export const listTests = defineTool({
  name: 'list_tests',
  title: 'List tests of pictures',
  description:
    'Lists tests of two pictures with their verdicts, the newest first: what the new picture did to orders or clicks a visitor, as a ' +
    '95% range that holds at every look, and what to expect to stay. 0.1 is 10% more.',
  annotations: READS,
  input: z.strictObject({
    verdict: z
      .enum(VERDICTS)
      .optional()
      .describe('`close`: too close to call, `few`: not enough data, `broken`: bad split'),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    tests: z.array(
      z.object({
        test_id: z.string(),
        pdp_id: nullableText,
        from: nullableText,
        to: nullableText,
        metric: z.string(),
        comparisons: z.array(
          z.object({
            verdict: z.enum(VERDICTS),
            effect: range,
            expected: range,
            score_difference: nullableNumber,
            days_left: z.object({ low: count, high: count }).nullable(),
          }),
        ),
        untrusted: untrustedFields({ name: untrustedText() }),
      }),
    ),
  }),
  run: async (input, { endcap, options }) => {
    const { data } = await new Outcomes(endcap).tests(input, options)
    return {
      tests: data.map(({ name, listing, ...test }) => ({
        ...test,
        pdp_id: listing?.pdp_id ?? null,
        untrusted: { name },
      })),
    }
  },
  describe: ({ tests }) => ({
    summary: tests.flatMap(({ test_id: id, metric, comparisons }) =>
      comparisons.map(({ verdict, effect }) =>
        effect
          ? `${id}: ${verdict}, ${percent(effect.low)} to ${percent(effect.high)} ${metric}`
          : `${id}: ${verdict}`,
      ),
    ),
    untrusted: tests.map(({ test_id: id, untrusted }) => [`test ${id}, name`, untrusted.name]),
  }),
})

export const compareScoresWithResults = defineTool({
  name: 'compare_scores_with_results',
  title: 'Compare scores with results',
  description:
    'Tells whether pictures with a higher score won in the tests of this organization, and what 10 points were worth. Below about 30 tests ' +
    'it has no number but how many are missing: then say nothing about sales.',
  annotations: READS,
  input: z.strictObject({}),
  output: z.object({
    tests: count,
    needed: count.nullable(),
    hits: z.object({ count, of: count, low: z.number(), high: z.number() }).nullable(),
    per_ten_points: range,
    proposals: z.array(z.object({ factor: z.string(), now: z.number(), proposal: z.number() })),
  }),
  run: async (_input, { endcap, options }) => {
    const { tests, needed, calibration, weights } = await new Outcomes(endcap).calibration({}, options)
    return {
      tests,
      needed,
      hits: calibration && { ...calibration.hits, ...calibration.hits.range },
      per_ten_points: calibration?.per_ten_points ?? null,
      proposals: (weights ?? []).flatMap(({ factor, now, proposal }) =>
        proposal === null ? [] : [{ factor, now, proposal }],
      ),
    }
  },
  describe: ({ tests, needed, hits, per_ten_points: effect }) => ({
    summary:
      hits && effect
        ? [
            `the higher score won ${hits.count} of ${hits.of} tests (${percent(hits.low)} to ${percent(hits.high)})`,
            `10 points: ${percent(effect.low)} to ${percent(effect.high)}`,
          ]
        : [`not enough data: ${tests} tests are done, about ${needed} more are needed`],
  }),
})

export const planTests = defineTool({
  name: 'plan_tests',
  title: 'Plan tests of pictures',
  description:
    'Lists changes of listings that are worth a test, by what a test is expected to win, with the days and visitors that it needs. Others ' +
    'are better made without a test, because it would not end.',
  annotations: READS,
  input: z.strictObject({ limit: z.int().min(1).max(50).default(10) }),
  output: z.object({
    without_visits: count.describe('Listings with a gain whose visits are not known'),
    plans: z.array(
      z.object({
        pdp_id: z.string(),
        change: z.string().describe('Where the points come from: own images today, Spark, or a shoot'),
        score_gain: z.number(),
        days: z.object({ low: count, middle: count, high: count }),
        visitors: count.describe('For each picture'),
        month: z
          .object({ low: z.number(), high: z.number() })
          .describe('Orders or clicks of 30 days, won or lost'),
        advice: z.string(),
        untrusted: untrustedFields({ name: untrustedText().nullable() }),
      }),
    ),
  }),
  run: async ({ limit }, { endcap, options }) => {
    const { data, without_visits } = await new Outcomes(endcap).plan({ limit }, options)
    return { without_visits, plans: data.map(({ name, ...plan }) => ({ ...plan, untrusted: { name } })) }
  },
  describe: ({ plans }) => ({
    summary: plans.map(
      ({ pdp_id: id, score_gain: gain, days, advice }) =>
        `${id}: ${advice}, +${gain} points, ${days.low} to ${days.high} days`,
    ),
    untrusted: plans.map(({ pdp_id: id, untrusted }) => [`listing ${id}, name`, untrusted.name]),
  }),
})
