import { z } from 'zod'
import { text, timestamp, uuid } from './fields.ts'
import { filter, pageOf, pageQuery, timeFilter } from './pdp-list.ts'
import { renditions } from './renditions.ts'
import { retailerId } from './retailers.ts'

/** Pictures that are compared with `like`, the newest. */
export const MAX_COMPARED = 1_000
/** Pictures that a page of a search reads. */
export const MAX_SEARCHED = 5_000

export const pictureListQuery = z.object({
  q: filter(text(200)).meta({
    description: 'Part of the listing’s name or id, or of the file name, in upper or lower case',
  }),
  pdp_id: filter(text(100)).meta({
    format: 'uuid',
    description: 'Pictures that the listing has or had, and those made from them',
  }),
  retailer: filter(retailerId).meta({ description: 'Retailer region of the listing' }),
  tag: filter(text(100)).meta({ description: 'A whole tag of the listing. Case-sensitive' }),
  since: timeFilter().meta({ description: 'Pictures stored at this time or later' }),
  until: timeFilter().meta({ description: 'Pictures stored before this time' }),
  like: filter(text(100)).meta({
    format: 'uuid',
    description: `An image. Returns the most similar of the ${MAX_COMPARED.toLocaleString('en')} newest pictures that meet the filters, the most similar first, on one page`,
  }),
  ...pageQuery,
})

export const picture = z
  .object({
    image_id: uuid,
    pdp_id: uuid
      .nullable()
      .meta({ description: 'The listing that has or had it. Null for an image without' }),
    name: z.string().nullable().meta({ description: 'Name of the listing' }),
    id: z.string().nullable().meta({ description: 'Your id, ASIN or GTIN of the listing' }),
    filename: z
      .string()
      .nullable()
      .meta({ description: 'File name in the listing. Null if it had no place there' }),
    width: z.int(),
    height: z.int(),
    root_image_id: uuid
      .nullable()
      .meta({ description: 'The image that it was made from. Null if submitted' }),
    likeness: z.number().nullable().meta({ description: 'Similarity to `like`, −1 to 1. Null without it' }),
    shows_same: z
      .boolean()
      .nullable()
      .meta({ description: 'True if it shows the same picture as `like`. Null without it' }),
    renditions,
    created_at: timestamp,
  })
  .meta({ id: 'Picture' })

export const picturePage = pageOf(picture).meta({ id: 'PicturePage' })

export type PictureListQuery = z.output<typeof pictureListQuery>
export type Picture = z.output<typeof picture>
