import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { targetState } from './acceptance.ts'
import { categorySource } from './category-source.ts'
import { timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'
import { renditions } from './renditions.ts'

/** Reasons to score a listing again. */
export const HISTORY_CAUSES = [
  'images',
  'order',
  'category',
  'rubric',
  'storefront',
  'correction',
  'teaching',
  'facts',
  'release',
  'acceptance',
] as const
export type HistoryCause = (typeof HISTORY_CAUSES)[number]

export const SET_ORIGINS = [
  'composition',
  'bulk_change',
  'family',
  'restore',
  'undo',
  'submission',
  'import',
  'storefront',
  'refresh',
] as const
export type SetOrigin = (typeof SET_ORIGINS)[number]

export const historyQuery = z.object(pageQuery)

export const historyEntry = z
  .object({
    scored_at: timestamp,
    pdp_score: z.number(),
    score_change: z
      .number()
      .nullable()
      .meta({ description: 'Difference to the state before. Null for the first' }),
    cause: z.enum(HISTORY_CAUSES).meta({
      description:
        'Change since the state before: for example of the scoring rules (`rubric`), of the `storefront`’s page since it was read before, of your own `facts`, by a `release` of Endcap, or only of its `acceptance` by targets. The first state has `images`, or `storefront` for a listing by ASIN',
    }),
    set_from: z.enum(SET_ORIGINS).nullable().meta({
      description:
        'Source of the images: for example an `undo` of a change, or a `refresh` that downloads them again. Null for states of earlier releases',
    }),
    changed_by: z
      .object({
        kind: z.enum(['person', 'credential']),
        id: z.string(),
        name: z.string().nullable(),
      })
      .nullable()
      .meta({
        description: 'Author of a change of images or category. Null if unknown, and for other causes',
      }),
    category: z.string().nullable().meta({ description: 'Name of the category that it was scored in' }),
    category_source: categorySource
      .nullable()
      .meta({ description: 'How that category was known. Null for states of earlier releases' }),
    acceptance: z
      .array(targetState)
      .nullable()
      .meta({ description: 'States at the targets then. Null for states of earlier releases' }),
    images: z.array(
      z.object({
        image_id: uuid,
        position: z.int().meta({ description: '0 for the main image' }),
        service_score: z.number(),
        classification: z.enum(CLASSIFICATIONS),
        renditions: renditions.nullable().meta({ description: 'Null if the image has been deleted' }),
      }),
    ),
  })
  .meta({ id: 'HistoryEntry' })

export const historyPage = pageOf(historyEntry).meta({ id: 'HistoryPage' })

export type HistoryEntry = z.output<typeof historyEntry>
export type HistoryPage = z.output<typeof historyPage>
