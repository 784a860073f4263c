import { z } from 'zod'
import { nonEmptyText, ownId, text, uuidText } from './fields.ts'
import { MAX_BRAND_LENGTH, tags } from './pdp-list.ts'
import { variant } from './pdp-submission.ts'
import { retailerId } from './retailers.ts'

/** Listings that one `PATCH /v1/pdps` changes. */
export const MAX_CHANGED_PDPS = 500

const category = text().nullable().meta({
  description:
    'Id or path of a category. It stays until you change it or a submission names another one. `null` takes back what a person has set, and the category is guessed again',
})

/** Body of `PATCH /v1/pdps/{pdp_id}`. Omitted fields stay. */
export const pdpChange = z
  .object({
    name: text().nullable().meta({ description: 'Product name' }).optional(),
    product_category_id: category.optional(),
    brand: nonEmptyText(MAX_BRAND_LENGTH)
      .nullable()
      .meta({ description: '`null` takes back what a person has set' })
      .optional(),
    tags: tags.optional(),
    id: ownId
      .meta({
        description: 'Your own id, for listings that were submitted by id. The old address is then unknown',
      })
      .optional(),
    retailer: retailerId
      .meta({ description: 'Retailer region, for listings that were submitted by id' })
      .optional(),
    family_id: uuidText
      .nullable()
      .meta({
        description: 'Stays through imports and submissions. `null` takes the listing out of its family',
      })
      .optional(),
    variant: variant.nullable().optional(),
  })
  .meta({ id: 'PdpChange', example: { product_category_id: 'Shoes > Sneakers', tags: ['spring'] } })

/** The body of `PATCH /v1/pdps`. */
export const pdpsChange = z
  .object({ product_category_id: category })
  .meta({ id: 'PdpsChange', example: { product_category_id: 'Shoes > Sneakers' } })

/** The answer to `PATCH /v1/pdps`. */
export const pdpsChangeResult = z
  .object({
    changed: z.int().meta({ description: 'Listings that this request has changed. They are scored again' }),
    has_more: z.boolean().meta({
      description: `True if more listings meet the filters. A request changes at most ${MAX_CHANGED_PDPS}; send it again until this is false`,
    }),
  })
  .meta({ id: 'PdpsChangeResult' })

export type PdpChange = z.output<typeof pdpChange>
export type PdpsChange = z.output<typeof pdpsChange>
export type PdpsChangeResult = z.output<typeof pdpsChangeResult>
