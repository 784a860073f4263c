import { z } from 'zod'
import { altTextList } from './alt-texts.ts'
import { adding, notBoth } from './conditions.ts'
import { imageUrl, nonEmptyText, text } from './fields.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'
import { imageRights } from './passport.ts'
import { retailerId } from './retailers.ts'

const HERO_URL = 'https://cdn.example.com/products/4711/front.jpg'
const NUTRITION_URL = 'https://cdn.example.com/products/4711/nutrition.jpg'

export const SUBMISSION_EXAMPLE = {
  hero_image_url: HERO_URL,
  carousel_image_urls: [NUTRITION_URL],
  hero_image_asset_id: 'dam-1001',
  carousel_image_asset_ids: ['dam-1002'],
  name: 'Tidefizz Sparkling Lemonade Soda, Lemon Lime, 12 fl oz',
  retailer: 'marketplace_us',
}

const optionalText = text().nullish()

/** Longest parent, and longest name of a variant or family. */
export const MAX_FAMILY_LENGTH = 200

const familyKey = nonEmptyText(MAX_FAMILY_LENGTH).meta({
  description: 'Parent that all variants of the product share. `null` takes the listing out of its family',
})

export const variant = nonEmptyText(MAX_FAMILY_LENGTH).meta({
  description: 'Color, size or the like that tells it from the others of its family',
})

export const refreshImages = z.boolean().nullish().meta({
  description:
    '`true` downloads images again that the listing has already. Only those whose content has changed are scored',
})

export const composedSet = z.enum(['replace', 'keep']).meta({
  description: '`keep` leaves images that a person has composed. `replace` sets those of the submission',
})

const oneCategory = adding(notBoth('product_category_id', 'external_category_id'))

/** Body of `PUT /v1/pdps/gtin/{gtin}`. Ignores unknown fields. */
export const gtinSubmissionBody = z
  .object({
    hero_image_url: imageUrl,
    carousel_image_urls: z.array(imageUrl).max(MAX_CAROUSEL_IMAGES).nullish().meta({
      description:
        'In order. An address that is given twice is an image of its own each time, and counts as a repeat',
    }),
    product_category_id: optionalText.meta({
      description:
        'A category id from GET /v1/product-categories. Cannot be combined with external_category_id',
    }),
    external_category_id: optionalText.meta({ description: 'Your own category id, mapped by the operator' }),
    // Other values count as null.
    asin: z.unknown().optional().meta({
      description:
        'Used only to derive the category. A value that is not 10 upper-case letters and digits is ignored',
    }),
    integration_id: optionalText.meta({
      description: 'For integration clients: the id of one of their integrations',
    }),
    hero_image_asset_id: optionalText.meta({ description: 'Your id of the image, returned with its score' }),
    carousel_image_asset_ids: z
      .array(text())
      .nullish()
      .meta({ description: 'Empty, or one id for each of carousel_image_urls' }),
    hero_image_rights: imageRights
      .nullish()
      .meta({ description: 'Rights of the main image, which a rule checks' }),
    carousel_image_rights: z
      .array(imageRights.nullable())
      .nullish()
      .meta({ description: 'Empty, or the rights or null for each of carousel_image_urls' }),
    alt_texts: altTextList.nullish().meta({
      description:
        'Alt texts by language, one for each image, the main image first. They replace those of all languages. ' +
        'Without the field, images keep their texts',
    }),
    name: optionalText.meta({ description: 'Product name' }),
    family: familyKey.nullish(),
    variant: variant.nullish(),
    retailer: retailerId.nullish(),
    refresh_images: refreshImages,
  })
  .meta({ id: 'GtinSubmission', ...oneCategory, example: SUBMISSION_EXAMPLE })

/** The body of `PUT /v1/pdps/id/{id}`. */
export const pdpSubmissionBody = gtinSubmissionBody
  .extend({
    gtin: z.unknown().optional().meta({
      description: 'Used only to derive the category. A value that is not 8, 12, 13 or 14 digits is ignored',
    }),
  })
  .meta({ id: 'PdpSubmission', ...oneCategory, example: { ...SUBMISSION_EXAMPLE, gtin: '4006381333931' } })

/** Form that clients send. */
export type PdpSubmission = z.input<typeof pdpSubmissionBody>
export type GtinSubmission = z.input<typeof gtinSubmissionBody>
/** Form that the service reads. */
export type PdpSubmissionBody = z.output<typeof pdpSubmissionBody>
