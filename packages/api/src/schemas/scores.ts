import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { nullableScore, uuid } from './fields.ts'

// These schemas correspond to types of the scoring package.

const score = z.number().min(0).max(100)

export const classification = z.enum(CLASSIFICATIONS).meta({
  id: 'Classification',
  description: 'Asset type: what the image shows',
})

const factor = z
  .object({
    name: z
      .string()
      .meta({ description: 'Name of the factor. `custom.` begins that of a factor of your rubric' }),
    label: z.string().optional().meta({ description: 'Label of a factor of your rubric' }),
    score,
    weight: z.number().min(0).max(1),
    impact: z.number().meta({
      description: 'Points that the image loses because of this factor, 0 if nothing is recommended',
    }),
    reason: z.string(),
  })
  .meta({ id: 'Factor' })

const recommendation = z
  .object({
    code: z.string(),
    title: z.string(),
    detail: z.string(),
    expected_gain: z.number().meta({
      description: 'Points that the image would gain by this change alone, with all its side effects',
    }),
  })
  .meta({ id: 'Recommendation' })

const ruleCheck = z
  .object({
    rule: z.string(),
    passed: z.boolean().nullable(),
    measured: z.number().nullable(),
    required: z.union([z.number(), z.boolean()]),
  })
  .meta({ id: 'RuleCheck' })

export const scoreMetadata = z
  .object({
    model_version: z.string(),
    raw_score: score.meta({ description: 'Before rounding' }),
    percentile: nullableScore.meta({
      description:
        'Percentile rank among your organization’s scored main images of the category. Null while there are fewer than 30',
    }),
    benchmark: z.object({
      category_id: uuid,
      image_type: z.literal('hero'),
      sample_size: z.int().min(0),
      is_draft: z.boolean().meta({ description: 'Fewer than 30 main images to compare with' }),
    }),
    factors: z.array(factor),
    recommendations: z.array(recommendation),
    rule_checks: z.array(ruleCheck),
  })
  .meta({ id: 'ScoreMetadata', description: 'Reasons for the score of a main image, and recommendations' })

const fourWs = {
  brand: nullableScore,
  product_type: nullableScore,
  variant: nullableScore,
  size_and_count: nullableScore,
}

export const heroGs1Components = z
  .object({
    four_ws: z.object(fourWs),
    image_quality: z.object({
      background_separation: nullableScore,
      product_centered: nullableScore,
      product_prominent: nullableScore,
      product_cropping: nullableScore,
      product_tilt: nullableScore,
      no_off_pack_text: nullableScore,
    }),
    composition: nullableScore,
    layout_staging: nullableScore,
  })
  .meta({
    id: 'HeroGs1Components',
    description:
      'Components of the GS1 guideline for mobile-ready hero images. Null if a component could not be measured',
  })

const legibility = z.enum(['pass', 'fail', 'not_sure'])

export const mobileReadiness = z
  .object({
    overall: nullableScore,
    legibility_level: z.enum(['AAA', 'AA', 'A', 'FAIL']).nullable().meta({
      description: '`AAA` and `AA` pass, `A` is not sure, `FAIL` fails',
    }),
    legibility: legibility.nullish().meta({
      description:
        'Verdict on the text at phone size, behind the level. Absent in scores of earlier releases',
    }),
    ...fourWs,
    tile_px: z.int(),
    ready: z.boolean().nullable(),
    preview: z.object({
      product_px: z.number().nullable(),
      lines: z.array(
        z.object({
          text: z.string(),
          px101: z.string().nullable().meta({ description: 'The text as it reads on the tile' }),
          px202: z
            .string()
            .nullable()
            .meta({ description: 'The text as it reads on a tile with twice the pixel density' }),
          legibility: legibility.optional().meta({ description: 'Verdict on the line' }),
          contrast_ratio: z
            .object({
              least: z.number().meta({ description: 'Smallest' }),
              most: z.number().meta({ description: 'Largest' }),
            })
            .nullish()
            .meta({ description: 'Range of the WCAG 2.2 contrast' }),
          x_height_px: z
            .object({
              px101: z.number().meta({ description: 'On the tile of 101 pixels' }),
              px202: z.number().meta({ description: 'On the tile of 202 pixels' }),
            })
            .optional()
            .meta({ description: 'Height of the letters on the tiles, in pixels' }),
        }),
      ),
    }),
  })
  .meta({
    id: 'MobileReadiness',
    description: 'How readable the text of a main image is in search results on a phone',
  })

const perClassification = z.partialRecord(z.enum(CLASSIFICATIONS), z.int().min(0))

export const assetMix = z
  .object({
    total_images: z.int(),
    carousel_images: z.int(),
    recommended_carousel_images: z.int(),
    by_classification: perClassification,
    ideal_by_classification: perClassification,
    missing: perClassification,
    surplus: perClassification,
    near_duplicates: z.array(z.array(uuid).length(2)),
    other_products: z.array(uuid).meta({
      description:
        'Images that seem to show another product. They count for no type and fill no place of the carousel',
    }),
    assets: z
      .array(z.object({ position: z.int().min(0), image_id: uuid, asset_id: z.string().nullable() }))
      .meta({ description: 'Position 0 is the main image' }),
  })
  .meta({
    id: 'AssetMix',
    description: 'Asset types that the listing has, and those that it should have',
  })

export type ScoreMetadata = z.output<typeof scoreMetadata>
export type Factor = ScoreMetadata['factors'][number]
export type Recommendation = ScoreMetadata['recommendations'][number]
