import { ADVICE, CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { acceptanceCounts } from './acceptance.ts'
import { LOSS_CAUSES } from './actions.ts'
import { nullableScore, timestamp } from './fields.ts'
import { pdpFilters } from './pdp-list.ts'

/** Histogram ranges, of five points each. */
export const HISTOGRAM_RANGES = 20
/** Minimum points that a cause must cost a listing to count. */
export const MIN_COUNTED_LOSS = 0.5
/** Minimum points that a listing must gain to count. */
export const MIN_COUNTED_GAIN = 5
export const TREND_WEEKS = 12

export const pdpStatisticsQuery = z.object(pdpFilters)

export const pdpStatistics = z
  .object({
    count: z.int(),
    scored: z.int().meta({ description: 'Listings with a score. The other figures are about them' }),
    processing: z.int().meta({ description: 'Listings that are being scored' }),
    of_earlier_release: z.int().meta({
      description:
        'Scored listings that this release has not scored yet. They show their earlier score until then',
    }),
    certified: z.int(),
    median_score: nullableScore,
    mean_can_win: nullableScore.meta({ description: 'Mean of `can_win`' }),
    can_gain: z
      .object({
        today: z.int().meta({ description: 'From own images' }),
        with_spark: z.int().meta({ description: 'Further listings, once Spark has made pictures' }),
        with_shoot: z.int().meta({ description: 'Further listings, once new photographs are there' }),
      })
      .meta({
        description: `Listings that can gain ${MIN_COUNTED_GAIN} points or more. A family counts once`,
      }),
    advice: z
      .array(
        z.object({
          advice: z.enum(ADVICE).meta({ description: 'A value of the filter `advice`' }),
          listings: z.int(),
          median_gain: z.number().meta({ description: 'Points that these listings gain from own images' }),
        }),
      )
      .meta({ description: 'Listings by their first change from own images, the most first' }),
    added_last_week: z.int().meta({ description: 'Listings that were submitted first in the last 7 days' }),
    histogram: z
      .array(z.object({ from: z.int(), to: z.int(), count: z.int() }))
      .length(HISTOGRAM_RANGES)
      .meta({ description: 'Listings by score, `from` inclusive. The last range includes 100' }),
    lost: z
      .array(
        z.object({
          cause: z.enum(LOSS_CAUSES),
          points: z.number().meta({ description: 'Mean over the scored listings' }),
          share: z.number().meta({ description: 'Share of all lost points, 0–1' }),
          listings: z
            .int()
            .meta({ description: `Listings that lose at least ${MIN_COUNTED_LOSS} points by it` }),
          most: z.int().meta({
            description: 'Listings that lose the most points by it, as `loses_most_by` filters them',
          }),
        }),
      )
      .meta({ description: 'Points that the listings lose, by cause, the highest first' }),
    acceptance: acceptanceCounts,
    missing: z.array(z.object({ asset_type: z.enum(CLASSIFICATIONS), listings: z.int() })).meta({
      description:
        'Asset types by the number of listings that lack them, the highest first. A family counts once',
    }),
  })
  .meta({ id: 'PdpStatistics' })

/** Score development of all listings. */
export const pdpTrend = z
  .object({
    weeks: z
      .array(
        z.object({
          at: timestamp.meta({ description: 'End of the week, a Monday at midnight in UTC' }),
          median_score: nullableScore,
          listings: z.int().meta({ description: 'Listings that had a score' }),
        }),
      )
      .length(TREND_WEEKS)
      .meta({ description: 'The oldest first. The last is the current week so far' }),
    rubric_changes: z
      .array(timestamp)
      .meta({ description: 'Times from which listings were scored by another version of the rules' }),
  })
  .meta({
    id: 'PdpTrend',
    description: 'Scores of the listings that exist now, as they were at the end of each week',
  })

export type PdpStatistics = z.output<typeof pdpStatistics>
export type PdpTrend = z.output<typeof pdpTrend>
