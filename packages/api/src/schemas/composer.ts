import { FAMILIES } from '@endcap/catalog'
import { z } from 'zod'
import { targetId } from './acceptance.ts'
import { nullableScore, text, uuid } from './fields.ts'
import { scoreEffect } from './foretold.ts'
import { status } from './pdp-scores.ts'
import { renditions } from './renditions.ts'
import { mobileReadiness } from './scores.ts'

export const MAX_FURTHER_IMAGES = 40
/** Stored images of other listings in one request. */
const MAX_ASKED = 20

export const composerQuery = z.object({
  image_id: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(text(100)).max(MAX_ASKED).optional(),
    )
    .meta({
      description: `Stored images of your organization to add to \`further\`, the parameter once for each: \`image_id=a&image_id=b\`. At most ${MAX_ASKED}. An image without facts is left out`,
      param: { style: 'form', explode: true },
    }),
})

/** Facts as the engine stores them. Describes only fields that other code may rely on. */
export const imageFacts = z
  .looseObject({
    version: z.string().meta({ description: 'Version of the measuring code' }),
    file: z.object({
      format: z.enum(['jpeg', 'png', 'webp']),
      widthPx: z.int(),
      heightPx: z.int(),
      byteLength: z.int(),
      hasAlpha: z.boolean(),
      animated: z.boolean(),
    }),
  })
  .meta({
    id: 'ImageFacts',
    description:
      'Everything measured on an image, as the scoring engine (`@endcap/scoring`) takes it. Other fields may change with each version',
  })

const rubric = z.looseObject({ version: z.string(), family: z.enum(FAMILIES) }).meta({
  id: 'Rubric',
  description:
    'Rules by which images and listings are scored, as the scoring engine (`@endcap/scoring`) takes them',
})

const targetRules = z.looseObject({ target: z.string().meta({ description: 'Id of the target' }) }).meta({
  id: 'TargetRules',
  description:
    'Rules by which a target judges listings, as the scoring engine (`@endcap/scoring`) takes them',
})

/** A retailer's rules for main images, in the scoring engine's form. */
export const mainImageRules = z
  .object({
    minPixels: z.int(),
    whiteBackground: z.boolean(),
    minFillShare: z.number(),
    textAllowed: z.boolean(),
    aspect: z.number().nullable(),
  })
  .meta({ id: 'MainImageRules', description: 'A retailer’s rules for main images, as the engine takes them' })

const retailerName = z.object({ id: z.string(), display_name: z.string() }).meta({ id: 'RetailerName' })

/** Retailer regions with identical rules. */
export const retailerNames = z
  .array(retailerName)
  .meta({ description: 'Retailer regions with the same rules' })

export const composerImage = z
  .object({
    image_id: uuid,
    width: z.int(),
    height: z.int(),
    filename: z.string(),
    origin: z.enum(['listing', 'spark']),
    root_image_id: uuid.nullable().meta({ description: 'The image that Spark made it from' }),
    composition: z.string().nullable().meta({ description: 'Name of the composition that Spark made' }),
    asset_id: z.string().nullable(),
    facts: imageFacts,
    mobile_readiness: mobileReadiness.meta({
      description: 'Readability of the image as the main image of this listing',
    }),
    renditions,
  })
  .meta({ id: 'ComposerImage' })

/** Input for scoring compositions of a listing. */
export const pdpComposer = z
  .object({
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string(),
    retailer: z.string(),
    name: z.string().nullable(),
    category_id: uuid,
    category: z.string().nullable().meta({ description: 'Path of the category' }),
    status,
    model_version: z.string(),
    family: z.enum(FAMILIES).meta({ description: 'Family of the rubric' }),
    rubric,
    recommended_carousel_images: z.int(),
    main_image_rules: mainImageRules.nullable(),
    retailers: z.array(
      z.object({
        retailers: retailerNames,
        main_image_rules: mainImageRules,
        recommended_carousel_images: z.int(),
      }),
    ),
    judging: z
      .object({
        day: z.iso.date().meta({ description: 'Day whose rules hold (UTC)' }),
        are_copies: z.boolean().meta({ description: 'True for files of a storefront' }),
        targets: z
          .array(
            z.object({
              target: targetId.meta({ description: 'Id of the target' }),
              target_name: z
                .string()
                .meta({ description: 'Name of the target, with its region if it is a shop' }),
              market: z.string().nullable().meta({ description: 'Region of the shop that has the listing' }),
              rules: targetRules.meta({ description: 'Rules in force' }),
            }),
          )
          .meta({ description: 'Targets that judge the listing' }),
      })
      .meta({ description: 'Rules of the targets that judge the listing' }),
    pdp_score: nullableScore.meta({ description: 'Stored score' }),
    score_effect: scoreEffect.nullable().meta({
      description:
        'What your own tests say of a point of score. Null below 30 tests, and for callers with a limit',
    }),
    images: z.array(composerImage).meta({ description: 'In order, the main image first' }),
    further: z
      .array(composerImage)
      .max(MAX_FURTHER_IMAGES + MAX_ASKED)
      .meta({
        description:
          'Kept images that Spark made for the listing and that it does not have, the newest batch first, then the images that the request asks for',
      }),
  })
  .meta({ id: 'PdpComposer' })

export type ImageFacts = z.output<typeof imageFacts>
export type ComposerImage = z.output<typeof composerImage>
export type PdpComposer = z.output<typeof pdpComposer>
