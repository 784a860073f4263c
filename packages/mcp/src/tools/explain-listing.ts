import type { ListingExplanation } from '@endcap/client'
import { z } from 'zod'
import { acceptanceLines, targets } from '../acceptance.ts'
import { action, actionLines, breakdown, lostPoints } from '../actions.ts'
import { cut } from '../cut.ts'
import {
  composition,
  count,
  gainSplit,
  listingTexts,
  nullableNumber,
  nullableText,
  pdpId,
} from '../fields.ts'
import { defineTool, READS } from '../tool.ts'
import { listingQuotes } from './find-listings.ts'

const DEFAULT_ACTIONS = 5
const MAX_ACTIONS = 10
const MAX_PLAN = 10
const MAX_FACTORS = 3
/** Minimum points of a weakness. */
const MIN_IMPACT = 0.5

const image = z.object({
  position: z.int().describe('0 for the main image'),
  image_id: z.string(),
  service_score: nullableNumber,
  classification: nullableText.describe('Asset type: what the image shows'),
  classification_certainty: nullableNumber.describe('Probability of the asset type, 0 to 1'),
  own_product: nullableNumber.describe('Probability that the image shows the product of the listing, 0 to 1'),
  width: count,
  height: count,
  weakest_factors: z
    .array(z.object({ name: z.string(), score: z.number(), impact: z.number() }))
    .describe('Factors that cost the most points of the image'),
  recommendation: z.object({ code: z.string(), title: z.string(), expected_gain: z.number() }).nullable(),
})

const output = z.object({
  pdp_id: z.string(),
  retailer: z.string(),
  category: nullableText,
  pdp_score: z.number(),
  can_win: z.number().describe('Points that the listing gains by all steps of the plan'),
  can_win_split: gainSplit,
  breakdown,
  actions: z
    .array(action.extend({ change: composition.describe('The listing after the change') }))
    .describe('Changes by gain, the highest first. Their gains do not add up'),
  actions_left_out: count,
  plan: z.array(action).describe('The best change, then the best change after it. The gains add up'),
  plan_left_out: count,
  best: z
    .object({ pdp_score: z.number(), gain_listing: z.number(), composition, is_accepted: z.boolean() })
    .describe(
      'The best accepted selection and order of the images that the listing has. Without an accepted main image is_accepted is false',
    ),
  acceptance: targets,
  images: z.array(image),
  refused_by: z
    .array(z.object({ retailers: z.array(z.string()), failed_rules: z.array(z.string()) }))
    .describe('Retailer regions that do not accept the main image, with the rules that it breaks'),
  scored_at: nullableText,
  untrusted: listingTexts,
})

export const explainListing = defineTool({
  name: 'explain_listing',
  title: 'Explain the score of a listing',
  description:
    'Says why a listing has its score and what to change: lost points by cause, changes with the points that each gains ' +
    '(found by scoring the changed listing), a plan whose gains add up, and each image with its score. ' +
    'The listing must be scored. Use explain_image for the details of one image.',
  annotations: READS,
  input: z.strictObject({
    pdp_id: pdpId,
    max_actions: z
      .int()
      .min(1)
      .max(MAX_ACTIONS)
      .default(DEFAULT_ACTIONS)
      .describe(`Actions, at most ${MAX_ACTIONS}`),
  }),
  output,
  run: async ({ pdp_id: id, max_actions: most }, { endcap, options }) =>
    project(await endcap.pdps.explanation(id, options), most),
  describe: (explained) => ({
    summary: [
      `Score ${explained.pdp_score}, can win ${explained.can_win} points.`,
      ...acceptanceLines(explained.acceptance),
      ...(explained.best.is_accepted ? [] : ['No image of the listing is accepted as its main image.']),
      'Lost points:',
      ...explained.breakdown.map(({ title, points }) => `- ${points}: ${title}`),
      'Changes, each with its gain alone:',
      ...actionLines(explained.actions),
      `Images, main image first: ${explained.images.map(imageLine).join('; ')}`,
    ],
    untrusted: listingQuotes(explained),
  }),
})

function project(explained: ListingExplanation, most: number): z.input<typeof output> {
  const [actions, actionsLeftOut] = cut(explained.actions, most)
  const [plan, planLeftOut] = cut(explained.plan, MAX_PLAN)
  return {
    ...explained,
    breakdown: lostPoints(explained.breakdown),
    actions,
    actions_left_out: actionsLeftOut,
    plan,
    plan_left_out: planLeftOut,
    images: explained.images.map((each) => ({
      ...each,
      weakest_factors: each.factors
        .filter(({ impact }) => impact >= MIN_IMPACT)
        .toSorted((a, b) => b.impact - a.impact)
        .slice(0, MAX_FACTORS),
      recommendation: each.recommendations[0] ?? null,
    })),
    refused_by: explained.retailers
      .filter(({ allowed }) => !allowed)
      .map(({ retailers, rule_checks: checks }) => ({
        retailers: retailers.map(({ id }) => id),
        failed_rules: checks.filter(({ passed }) => passed === false).map(({ rule }) => rule),
      })),
    untrusted: { name: explained.name, id: explained.id },
  }
}

const imageLine = ({ image_id: id, service_score: score, classification: type }: z.output<typeof image>) =>
  `${id} ${type ?? 'unknown'} ${score ?? 'not scored'}`
