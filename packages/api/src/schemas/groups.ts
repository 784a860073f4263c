import { z } from 'zod'
import { nullableScore } from './fields.ts'
import { pdpFilters } from './pdp-list.ts'

export const GROUPINGS = ['brand', 'tag', 'category', 'retailer', 'person'] as const
/** Groups of an answer, those with the most listings. */
export const MAX_GROUPS = 50
/** Scored listings from which a group has a median. */
export const MIN_FOR_MEDIAN = 30

export const pdpGroupsQuery = z.object({
  by: z.enum(GROUPINGS).meta({ description: '`person`: who changed the listing last' }),
  ...pdpFilters,
})

export const pdpGroups = z
  .object({
    data: z.array(
      z.object({
        key: z.string().nullable().meta({
          description:
            'Value of the filter `brand`, `tag`, `category_id`, `retailer` or `changed_by`. Null for listings without one',
        }),
        name: z.string().nullable(),
        listings: z.int(),
        scored: z.int(),
        accepted: z.int().meta({ description: 'Listings that all targets accept' }),
        not_accepted: z.int(),
        accepted_certified: z.int(),
        median_score: nullableScore.meta({
          description: `Null for fewer than ${MIN_FOR_MEDIAN} scored listings`,
        }),
        can_gain_today: z
          .int()
          .meta({ description: 'Listings that can gain 5 points or more from own images' }),
      }),
    ),
    has_more: z.boolean().meta({ description: `True if there are more than ${MAX_GROUPS} groups` }),
  })
  .meta({ id: 'PdpGroups' })

export type PdpGroups = z.output<typeof pdpGroups>
export type Grouping = (typeof GROUPINGS)[number]
