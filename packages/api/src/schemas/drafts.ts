import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { acceptance } from './acceptance.ts'
import { action, answeredReference, breakdown, gainSplit, imageReference } from './actions.ts'
import { adding, atLeastOneOf, implies } from './conditions.ts'
import { nonEmptyText, nullableScore, text, timestamp, uuid } from './fields.ts'
import { foretold } from './foretold.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'
import { flag, penaltyFlags } from './pdp-scores.ts'
import { retailerId } from './retailers.ts'
import { assetMix, scoreMetadata } from './scores.ts'

/** Includes further candidates. */
export const MAX_DRAFT_IMAGES = 40

/** Candidates are used only for selections. */
const SELECTION_IF_CANDIDATES = implies(
  { properties: { candidates: { type: 'array', items: {}, minItems: 1 } } },
  {
    required: ['optimize'],
    properties: { optimize: { type: 'array', items: {}, contains: { const: 'selection' } } },
  },
)

export const draftRequest = z
  .object({
    base: z
      .object({ pdp_id: nonEmptyText(100) })
      .meta({ id: 'DraftBase' })
      .nullish()
      .meta({
        description:
          'A stored listing. Fields that are left out have its values, and `difference` compares with its score',
      }),
    retailer: retailerId.nullish(),
    category: text()
      .nullish()
      .meta({ description: 'A category id from GET /v1/product-categories, or the path of a category' }),
    name: text().nullish().meta({
      description: 'Product name. An empty text means that the listing has no name, also with a base',
    }),
    hero: imageReference.nullish(),
    carousel: z.array(imageReference).max(MAX_CAROUSEL_IMAGES).nullish().meta({
      description: 'In order. An empty list means that the listing has no carousel, also with a base',
    }),
    candidates: z
      .array(imageReference)
      .max(MAX_DRAFT_IMAGES)
      .nullish()
      .meta({
        description: `Further images that \`selection\` may use. At most ${MAX_DRAFT_IMAGES} images in all`,
      }),
    optimize: z
      .array(z.enum(['order', 'selection']))
      .max(2)
      .nullish()
      .meta({
        description:
          '`order` finds the best main image and order. `selection` also leaves images out and takes candidates',
      }),
  })
  .superRefine(({ base, hero, candidates, optimize }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!base && !hero) refuse('hero', 'is required without a base')
    if (candidates && candidates.length > 0 && !optimize?.includes('selection'))
      refuse('candidates', 'are used only with "selection" in optimize')
  })
  .meta({
    id: 'DraftRequest',
    ...adding({ ...atLeastOneOf('base', 'hero'), dependentSchemas: { candidates: SELECTION_IF_CANDIDATES } }),
    description: 'A field that is null counts as left out',
    example: { base: { pdp_id: '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10' }, optimize: ['order'] },
  })

const draftImage = z
  .object({
    reference: answeredReference,
    position: z.int().meta({ description: '0 for the main image' }),
    service_score: z.number(),
    classification: z.enum(CLASSIFICATIONS),
  })
  .meta({ id: 'DraftImage' })

export const draftScore = z
  .object({
    draft_id: uuid.nullable().meta({ description: 'Null unless images had to be analyzed first' }),
    status: z.enum(['processing', 'completed', 'failed']),
    stored: z.boolean().meta({ description: 'Always false: a draft is not a listing' }),
    error: z.string().nullable().meta({ description: 'Why the draft failed' }),
    pdp_score: nullableScore,
    difference: z
      .number()
      .nullable()
      .meta({ description: 'Difference to the score of the base. Null without a scored base' }),
    foretold: foretold.nullable().meta({
      description:
        'Change in orders or clicks that your own tests foretell for `difference`, 0.09 is 9% more: a 95% range. ' +
        'Null below 30 tests, without a difference, by other rules than those of the base, and for a range that says nothing',
    }),
    service_certified: flag,
    acceptance: acceptance
      .nullable()
      .meta({ description: 'How targets judge this composition. Null before it is scored' }),
    breakdown: breakdown.nullable(),
    can_win: nullableScore.meta({ description: 'Points that a plan from this composition gains' }),
    can_win_split: gainSplit.nullable().meta({ description: '`can_win` by what the changes need' }),
    actions: z.array(action).nullable(),
    rule_checks: scoreMetadata.shape.rule_checks.nullable(),
    ...penaltyFlags,
    asset_mix: assetMix.omit({ near_duplicates: true, other_products: true, assets: true }).nullable(),
    repeats: z
      .array(z.array(z.int()).length(2))
      .meta({ description: 'Pairs of positions whose images show the same' }),
    hero: draftImage.nullable(),
    carousel: z.array(draftImage),
    unused: z.array(answeredReference).meta({ description: 'Images that `selection` leaves out' }),
  })
  .meta({
    id: 'DraftScore',
    description: 'The score of a what-if request. Nothing is stored of it in a listing',
  })

export const draftAccepted = z
  .object({
    draft_id: uuid,
    status: z.literal('processing'),
    result_url: z.string().meta({ description: 'Relative address to poll' }),
    expires_at: timestamp,
  })
  .meta({ id: 'DraftAccepted' })

export type DraftRequest = z.output<typeof draftRequest>
export type DraftScore = z.output<typeof draftScore>
export type DraftAccepted = z.output<typeof draftAccepted>
