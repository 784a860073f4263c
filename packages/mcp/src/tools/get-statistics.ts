import { z } from 'zod'
import { count, filterParams, filters, nullableNumber } from '../fields.ts'
import { defineTool, READS } from '../tool.ts'

export const getStatistics = defineTool({
  name: 'get_statistics',
  title: 'Read statistics',
  description:
    'Reads figures about all listings that meet the filters: number, median score, certified listings, a histogram of scores, ' +
    'the causes by which points are lost, and missing asset types.',
  annotations: READS,
  input: z.strictObject(filters),
  output: z.object({
    count,
    scored: count,
    of_earlier_release: count.describe('Scored listings that still show the score of an earlier release'),
    certified: count.describe('Listings with a score of 80 or above'),
    median_score: nullableNumber,
    mean_can_win: nullableNumber,
    can_gain: z
      .object({ today: count, with_spark: count, with_shoot: count })
      .describe(
        'Listings that can gain 5 points or more from own images, further ones with Spark, and with a shoot',
      ),
    advice: z
      .array(z.object({ advice: z.string(), listings: count, median_gain: z.number() }))
      .describe('Listings by their first change from own images, the most first'),
    added_last_week: count,
    histogram: z.array(z.object({ from: z.number(), to: z.number(), count })),
    lost: z.array(
      z.object({
        cause: z.string(),
        points: z.number().describe('Mean over the scored listings'),
        share: z.number().describe('Share of all lost points, 0 to 1'),
        listings: count,
        most: count.describe('Listings that lose the most points by it'),
      }),
    ),
    acceptance: z
      .array(z.object({ target: z.string(), accepted: count, not_accepted: count, not_sure: count }))
      .describe('Listings by state at each target that judges them'),
    missing: z.array(z.object({ asset_type: z.string(), listings: count })),
  }),
  run: (input, { endcap, options }) => endcap.pdps.statistics(filterParams(input), options),
  describe: ({
    count: listings,
    scored,
    certified,
    median_score: median,
    can_gain: gain,
    lost,
    acceptance,
  }) => ({
    summary: [
      `${listings} listings, ${scored} scored, ${certified} certified, median score ${median ?? 'none'}`,
      `${gain.today} can gain 5 or more today, ${gain.with_spark} more with Spark, ${gain.with_shoot} more with a shoot`,
      ...acceptance.map(
        ({ target, ...by }) =>
          `${target}: ${by.accepted} accepted, ${by.not_accepted} not accepted, ${by.not_sure} not sure`,
      ),
      ...lost
        .filter(({ points }) => points > 0)
        .map(({ cause, points }) => `${cause}: ${points} points lost on average`),
    ],
  }),
})
