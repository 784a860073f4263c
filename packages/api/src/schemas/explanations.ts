import { CLASSIFICATIONS, OTHER_PRODUCT } from '@endcap/scoring'
import { z } from 'zod'
import { acceptance } from './acceptance.ts'
import { action, breakdown, composition, gainSplit } from './actions.ts'
import { categoryConfidence, categorySource } from './category-source.ts'
import { retailerNames } from './composer.ts'
import { correction } from './corrections.ts'
import { nullableScore, timestamp, uuid } from './fields.ts'
import { opinion } from './opinions.ts'
import { origin, presentedRights } from './passport.ts'
import { ownVariant, tags } from './pdp-list.ts'
import { status } from './pdp-scores.ts'
import { renditions } from './renditions.ts'
import { mobileReadiness, scoreMetadata } from './scores.ts'

const share = z.number().meta({ description: 'Share of the frame' })
const point = z.array(share).length(2)

export const overlays = z
  .object({
    outlines: z
      .array(z.array(point))
      .meta({ description: 'Outlines of the product as polygons, the largest part first' }),
    texts: z.array(
      z.object({
        text: z.string().nullable(),
        corners: z.array(point).meta({ description: 'Clockwise from the start of the upper side' }),
        state: z.enum(['read', 'lost', 'beside', 'small']).meta({
          description:
            '`read` on a phone, `lost` on a phone, `beside` the product, or too `small` to be tried',
        }),
        is_unread_script: z
          .boolean()
          .meta({ description: 'True for text in a script that is not read, such as Cyrillic or Korean' }),
      }),
    ),
    faces: z.array(z.object({ left: share, top: share, right: share, bottom: share })),
    attention: z
      .object({ columns: z.int(), rows: z.int(), weights: z.string() })
      .meta({ description: 'Estimated attention by cells: bytes in base64, row by row, the maximum is 255' }),
  })
  .meta({ id: 'Overlays', description: 'Findings in the image. Positions are shares of its sides' })

const metadata = scoreMetadata.shape

const imageExplanationFields = {
  image_id: uuid,
  image_type: z.enum(['hero', 'carousel']),
  service_score: nullableScore,
  classification: z.enum(CLASSIFICATIONS).nullable(),
  classification_certainty: z.number().nullable().meta({
    description:
      'Probability of the asset type, 0–1. 1 for one that a person or a model of `opinions` has given',
  }),
  own_product: z
    .number()
    .nullable()
    .meta({
      description:
        'Probability that a carousel image shows the product of its listing, 0–1. Null where nothing can be said. Below ' +
        `${OTHER_PRODUCT} the image counts for no type and fills no place`,
    }),
  width: z.int(),
  height: z.int(),
  factors: metadata.factors,
  recommendations: metadata.recommendations,
  rule_checks: metadata.rule_checks.meta({ description: 'Rules for the main image. Empty for other images' }),
  mobile_readiness: mobileReadiness.nullable(),
  overlays,
  origin: origin.nullable().meta({ description: 'Null until the file of an earlier release is read' }),
  rights: presentedRights.nullable().meta({ description: 'Null if none are given' }),
  corrections: z.array(correction).meta({ description: 'Corrections in force, which the score counts' }),
  opinions: z.array(opinion).meta({
    description: 'Second opinions of a model that the score counts. A correction replaces them',
  }),
}

export const imageExplanation = z
  .object({
    ...imageExplanationFields,
    renditions,
    filename: z.string().nullable().meta({ description: 'File name in its listing' }),
    pdps: z
      .array(z.object({ pdp_id: uuid, name: z.string().nullable(), position: z.int() }))
      .meta({ description: 'Listings that have the image' }),
    spark: z
      .object({ root_image_id: uuid, composition: z.string() })
      .nullable()
      .meta({ description: 'How Spark made the image. Null for other images' }),
  })
  .meta({ id: 'ImageExplanation' })

const retailerUse = z
  .object({
    retailers: retailerNames,
    rule_checks: metadata.rule_checks,
    allowed: z.boolean().meta({ description: 'False if their target refuses the main image' }),
  })
  .meta({ id: 'RetailerUse' })

export const listingExplanation = z
  .object({
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string().meta({ description: 'Your id, the GTIN-14 or the ASIN, by `id_type`' }),
    retailer: z.string(),
    name: z.string().nullable(),
    category_id: uuid,
    category: z.string().nullable().meta({ description: 'Path of the category' }),
    category_source: categorySource,
    category_confidence: categoryConfidence,
    category_model: z
      .string()
      .nullable()
      .meta({ description: 'Name of the model that chose the category. Null for other sources' }),
    status,
    tags,
    family_id: uuid.nullable(),
    variant: ownVariant,
    updated_at: timestamp,
    scored_at: timestamp.nullable(),
    pdp_score: z.number(),
    can_win: z.number().meta({ description: 'Points that the listing gains by all steps of the plan' }),
    can_win_split: gainSplit.meta({ description: '`can_win` by what the changes need' }),
    breakdown,
    actions: z.array(action).meta({
      description:
        'Changes by gain, the highest first. Each gain is of that change alone, so they do not add up',
    }),
    plan: z.array(action).meta({
      description:
        'The best changes from own images, then by Spark, then by a shoot, each the best of its purse after the last. Positions are those of the step before. The gains add up to `can_win`',
    }),
    best: z
      .object({
        pdp_score: z.number(),
        gain_listing: z.number(),
        composition,
        is_accepted: z.boolean().meta({
          description:
            'False if no image of the listing is accepted as its main image. `acceptance` has what is missing',
        }),
        acceptance: acceptance.meta({ description: 'How targets judge this composition' }),
      })
      .meta({
        description:
          'The best selection and order of the images that the listing has, whose main image is accepted. Without such an image it is the best of all, and not accepted',
      }),
    images: z.array(
      z.object({
        position: z.int(),
        image_url: z.string().nullable(),
        filename: z.string(),
        ...imageExplanationFields,
        sibling: z
          .object({ pdp_id: uuid, name: z.string() })
          .nullable()
          .meta({ description: 'Listing of the family that the image shows, by its variant or name' }),
        renditions,
      }),
    ),
    acceptance,
    retailers: z.array(retailerUse).meta({
      description:
        'Retailers in groups with the same rules for scores of the main image, and whether this one may be used there',
    }),
    best_main: z
      .object({
        position: z.int(),
        allowed: z.int().meta({ description: 'Number of retailer regions that accept the image' }),
      })
      .meta({
        description: 'The image of the listing that the most retailer regions accept as the main image',
      }),
  })
  .meta({ id: 'ListingExplanation' })

export type Overlays = z.output<typeof overlays>
export type ImageExplanation = z.output<typeof imageExplanation>
export type ListingExplanation = z.output<typeof listingExplanation>
