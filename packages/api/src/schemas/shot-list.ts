import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { exportFormat } from './exports.ts'
import { nullableScore, uuid } from './fields.ts'
import { pageOf, pageQuery, pdpFilters } from './pdp-list.ts'
import { isTable, ONLY_TABLES, peopleColumns } from './people-columns.ts'
import { SHOT_COLUMNS } from './shot-columns.ts'

const shotFilters = {
  ...pdpFilters,
  missing: pdpFilters.missing.meta({ description: 'Asset type. Only images of this type are returned' }),
}

export const shotListQuery = z.object({ ...pageQuery, ...shotFilters })
export const shotSummaryQuery = z.object(shotFilters)
/** The query of an export of the shot list. */
export const shotExportQuery = z
  .object({ format: exportFormat, ...shotFilters, columns: peopleColumns(SHOT_COLUMNS) })
  .refine(isTable, ONLY_TABLES)

const assetType = z.enum(CLASSIFICATIONS)
const description = z.string().meta({ description: 'Tells the photographer what to show' })

/** An image that a listing lacks. */
export const shot = z
  .object({
    asset_type: assetType,
    description,
    images: z
      .int()
      .meta({ description: 'Images of this type that the ideal mix asks for and the listing lacks' }),
    gain_listing: nullableScore.meta({
      description:
        'Points that such an image is worth: what the listing gains by it alone, or its share of what all its missing images gain together. The same for each type. Null until it is known',
    }),
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string().meta({ description: 'Your id, the GTIN-14 or the ASIN, by `id_type`' }),
    retailer: z.string(),
    name: z.string().nullable(),
    category_id: uuid,
    category: z.string().nullable(),
    pdp_score: nullableScore,
    hero_image_id: uuid.nullable(),
    thumbnail_url: z
      .string()
      .nullable()
      .meta({ description: 'Address of the main image at 160 px, valid for at least an hour' }),
  })
  .meta({ id: 'Shot' })

export const shotPage = pageOf(shot).meta({ id: 'ShotPage' })

export const shotSummary = z
  .object({
    listings: z.int().meta({ description: 'Listings that lack an image' }),
    by_type: z
      .array(
        z.object({
          asset_type: assetType,
          description,
          listings: z.int().meta({ description: 'Listings that lack an image of this type' }),
          points: z.number().meta({ description: 'Sum of `gain_listing`' }),
        }),
      )
      .meta({ description: 'The most points first' }),
  })
  .meta({ id: 'ShotSummary' })

export type Shot = z.output<typeof shot>
export type ShotPage = z.output<typeof shotPage>
export type ShotSummary = z.output<typeof shotSummary>
export type ShotListQuery = z.output<typeof shotListQuery>
