import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { acceptanceState } from './acceptance.ts'
import { nonEmptyText, nullableScore, text, timestamp, uuid } from './fields.ts'
import { pageOf } from './pdp-list.ts'
import { retailerId } from './retailers.ts'
import { readProblem } from './shop-pages.ts'

/** Maximum per organization. */
export const MAX_RIVAL_SETS = 50
/** Maximum per set. */
export const MAX_RIVALS = 60
/** Fewer rivals are no shelf. */
export const MIN_SHELF_RIVALS = 10
/** Rivals of a page of results on a phone, beside one of yours. */
export const SHELF_RIVALS = 23

export const RIVAL_STATES = ['waiting', 'read', 'not_read', 'not_allowed'] as const
export type RivalState = (typeof RIVAL_STATES)[number]

/** Facts that only the owner of a listing knows. */
export const NOT_JUDGED = ['own_facts', 'image_rights', 'corrections'] as const

const MAX_ENTRY_LENGTH = 2_000

const name = nonEmptyText(100)
const categoryId = nonEmptyText(1_000).meta({
  description:
    'A category id from GET /v1/product-categories, or the path of a category. Rivals are scored by its rubric',
})
const entries = z.array(text(MAX_ENTRY_LENGTH)).min(1).max(MAX_RIVALS).meta({
  description: 'ASINs, or addresses of product pages of the storefront. One that is given twice counts once',
})

export const newRivalSet = z
  .object({
    name,
    category_id: categoryId,
    retailer: retailerId.meta({ description: 'A retailer region with a storefront' }),
    entries,
  })
  .meta({
    id: 'NewRivalSet',
    example: {
      name: 'Potato chips, top sellers',
      category_id: 'Food > Snacks > Potato Chips',
      retailer: 'marketplace_us',
      entries: ['B0DEMOCHP1', 'https://www.amazon.com/dp/B0DEMOCHP3'],
    },
  })

export const rivalSetChange = z
  .object({
    name: name.optional(),
    category_id: categoryId.optional(),
    entries: entries
      .optional()
      .meta({ description: 'Replaces the list. Rivals that stay keep what was read' }),
  })
  .meta({ id: 'RivalSetChange', example: { name: 'Potato chips' } })

const summary = {
  rival_set_id: uuid,
  name,
  category_id: z.string(),
  category: z.string().nullable().meta({ description: 'Path of the category' }),
  retailer: z.string(),
  rivals: z.int(),
  read: z.int().meta({ description: 'Rivals that the comparison has' }),
  reading: z.int().meta({ description: 'Rivals that wait to be read now' }),
  median_score: nullableScore.meta({ description: 'Median score of the rivals that were read' }),
  read_at: timestamp.nullable().meta({ description: 'Time of the last page read' }),
  created_at: timestamp,
  updated_at: timestamp,
}

const rivalFields = {
  asin: z.string(),
  url: z.string().meta({ description: 'Address of its product page' }),
  name: z.string().nullable(),
  score: nullableScore,
  image_count: z.int().nullable(),
  main_image: acceptanceState
    .nullable()
    .meta({ description: 'Verdict of the storefront on the main image. Null if it is not judged' }),
  image_url: z.string().nullable().meta({
    description: 'Kept main image, 160 px wide at most. Valid for at least an hour, without a token',
  }),
}

const rivalState = z.enum(RIVAL_STATES).meta({
  description:
    '`not_read`: the page could not be read, see `problem`. `not_allowed`: robots rules of the shop forbid reading',
})

export const rival = z
  .object({
    rival_id: uuid,
    ...rivalFields,
    state: rivalState,
    problem: readProblem.meta({ description: 'Why the last attempt failed' }),
    is_reading: z.boolean().meta({ description: 'True while it waits to be read' }),
    asset_types: z
      .array(z.enum(CLASSIFICATIONS))
      .meta({ description: 'Types that its other images show, each once' }),
    read_at: timestamp.nullable(),
  })
  .meta({ id: 'Rival' })

export const rivalSetSummary = z.object(summary).meta({ id: 'RivalSetSummary' })
export const rivalSetPage = pageOf(rivalSetSummary).meta({ id: 'RivalSetPage' })

export const rivalSet = z
  .object({ ...summary, entries: z.array(rival).meta({ description: 'In the given order' }) })
  .meta({ id: 'RivalSet' })

export const rivalComparisonQuery = z.object({
  pdp_id: nonEmptyText(100).meta({ description: 'Your listing' }),
  image_id: nonEmptyText(100)
    .optional()
    .meta({ description: 'Another image of yours as main image, for the shelf test' }),
  upload_id: nonEmptyText(100)
    .optional()
    .meta({ description: 'An upload as main image, for the shelf test. Does not count with `image_id`' }),
})

const place = z.number().meta({ description: 'A place, 1 is found first' })

const found = z
  .object({
    rank: place,
    low: place.meta({ description: '95% of the shuffles lie from `low` to `high`' }),
    high: place,
    product_share: z
      .number()
      .nullable()
      .meta({ description: 'Share of the tile that the product fills, 0–1. Null if it is not known' }),
    edge_contrast: z
      .number()
      .nullable()
      .meta({ description: 'Color difference (ΔE) at the edge of the product. Null if it is not known' }),
    tile_url: z.string().meta({ description: 'Picture, 101 px at its longest side' }),
  })
  .meta({ id: 'ShelfPlace' })

const shelf = z
  .object({
    of: z.int().meta({ description: 'Tiles, with yours' }),
    shuffles: z.int(),
    now: found,
    composed: found.nullable().meta({ description: 'With the other main image. Null without one' }),
    is_clear: z
      .boolean()
      .nullable()
      .meta({ description: 'False if the spans of `now` and `composed` overlap. Null without `composed`' }),
    rivals: z
      .object({ product_share: z.number().nullable(), edge_contrast: z.number().nullable() })
      .meta({ description: 'Medians of the rivals' }),
    tiles: z
      .array(
        z.object({
          rival_id: uuid.nullable().meta({ description: 'Null for yours' }),
          tile_url: z.string().nullable().meta({ description: 'Null for yours, see `now` and `composed`' }),
        }),
      )
      .meta({ description: 'In the order of one shuffle' }),
  })
  .meta({ id: 'ShelfTest' })

export const rivalComparison = z
  .object({
    rival_set_id: uuid,
    pdp_id: uuid,
    rivals: z.int(),
    read: z.int().meta({ description: 'Rivals that are compared. Others are left out' }),
    score: nullableScore.meta({ description: 'Yours' }),
    percentile: z.number().nullable().meta({
      description: 'Share of the rivals with a lower score, in percent. Half of those with the same',
    }),
    not_judged: z.array(z.enum(NOT_JUDGED)).meta({
      description: 'Facts that scores and verdicts of rivals leave out, because only the owner knows them',
    }),
    types: z
      .array(
        z.object({
          asset_type: z.enum(CLASSIFICATIONS),
          rivals: z.int().meta({ description: 'Rivals that show it' }),
          yours: z.boolean().meta({ description: 'True if you show it too' }),
        }),
      )
      .meta({ description: 'Types of the other images, by the number of rivals' }),
    rows: z
      .array(
        z.object({
          rival_id: uuid.nullable().meta({ description: 'Null for yours' }),
          ...rivalFields,
          asin: z.string().nullable(),
          url: z.string().nullable(),
          found: place.nullable().meta({ description: 'Null if it is not on the shelf' }),
        }),
      )
      .meta({ description: 'Yours and the rivals read, by score' }),
    shelf: shelf.nullable().meta({ description: 'Null without a main image, and for too few rivals' }),
    shelf_needs: z
      .int()
      .nullable()
      .meta({ description: 'Rivals that the shelf test needs, if there are too few. Else null' }),
  })
  .meta({ id: 'RivalComparison' })

export type NewRivalSet = z.output<typeof newRivalSet>
export type RivalSetChange = z.output<typeof rivalSetChange>
export type RivalSetSummary = z.output<typeof rivalSetSummary>
export type RivalSet = z.output<typeof rivalSet>
export type Rival = z.output<typeof rival>
export type RivalComparisonQuery = z.output<typeof rivalComparisonQuery>
export type RivalComparison = z.output<typeof rivalComparison>
export type ShelfTest = z.output<typeof shelf>
