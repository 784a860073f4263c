import { PENALTY_NAMES } from '@endcap/api'
import type { DraftScore } from '@endcap/client'
import { z } from 'zod'
import { acceptanceLines, targets } from './acceptance.ts'
import { action, actionLines, breakdown, lostPoints } from './actions.ts'
import { cut } from './cut.ts'
import { answeredImage, count, nullableNumber } from './fields.ts'
import { percent } from './percent.ts'
import type { Described } from './tool.ts'
import { untrustedFields, untrustedText } from './untrusted.ts'

const MAX_ACTIONS = 5
const MAX_REPEATS = 10

const image = z.object({
  reference: answeredImage,
  position: z.int().describe('0 for the main image'),
  service_score: z.number(),
  classification: z.string(),
})

/** Score of an unstored composition. */
export const draftResult = z.object({
  status: z.string().describe('completed or failed'),
  pdp_score: nullableNumber.describe('Listing score that the composition has, 0 to 100'),
  difference: nullableNumber.describe('Difference to the stored score of the listing'),
  foretold: z
    .object({
      low: z.number(),
      high: z.number(),
      tests: count,
      metric: z.enum(['orders', 'clicks']).nullable(),
    })
    .nullable()
    .describe(
      '95% range of the change in orders or clicks that own tests foretell, 0.09 is 9% more. If null, say nothing about sales',
    ),
  service_certified: z.boolean().nullable(),
  acceptance: targets,
  breakdown,
  actions: z.array(action).describe('Further changes by gain. Their gains do not add up'),
  actions_left_out: count,
  failed_rules: z.array(z.string()).describe('Rules of the retailer that the main image breaks'),
  penalties: z.array(z.string()),
  missing: z.array(z.string()).describe('Asset types that the listing should have'),
  repeats: z.array(z.array(z.int())).describe('Pairs of positions whose images show the same'),
  hero: image.nullable(),
  carousel: z.array(image),
  unused: z.array(answeredImage).describe('Images that the best selection leaves out'),
  untrusted: untrustedFields({ error: untrustedText(300).nullable() }),
})

/** Selects the fields that models need. */
export function draftFields(draft: DraftScore): z.input<typeof draftResult> {
  const [actions, actionsLeftOut] = cut(draft.actions ?? [], MAX_ACTIONS)
  return {
    ...draft,
    acceptance: draft.acceptance ?? [],
    breakdown: lostPoints(draft.breakdown),
    actions,
    actions_left_out: actionsLeftOut,
    failed_rules: (draft.rule_checks ?? []).filter(({ passed }) => passed === false).map(({ rule }) => rule),
    penalties: PENALTY_NAMES.filter((name) => draft[name] === true),
    missing: Object.keys(draft.asset_mix?.missing ?? {}),
    repeats: draft.repeats.slice(0, MAX_REPEATS),
    untrusted: { error: draft.error },
  }
}

/** Summarizes a draft's score. */
export function describeDraft(draft: z.output<typeof draftResult>): Described {
  const {
    status,
    pdp_score: score,
    difference,
    foretold,
    acceptance,
    actions,
    hero,
    carousel,
    untrusted,
  } = draft
  if (status !== 'completed')
    return { summary: [`The draft ${status}.`], untrusted: [['error', untrusted.error]] }
  return {
    summary: [
      `Score ${score}${difference === null ? '' : `, ${difference >= 0 ? '+' : ''}${difference} points`}. Nothing is stored.`,
      ...(foretold ? [foretoldLine(foretold)] : []),
      ...acceptanceLines(acceptance),
      'Images, main image first:',
      ...[...(hero ? [hero] : []), ...carousel].map(
        ({ position, reference, service_score: points, classification }) =>
          `${position}. ${nameOf(reference)} ${classification} ${points}`,
      ),
      ...(actions.length > 0 ? ['Further changes, each with its gain alone:', ...actionLines(actions)] : []),
    ],
  }
}

const foretoldLine = ({ low, high, tests, metric }: NonNullable<z.output<typeof draftResult>['foretold']>) =>
  `Foretold by ${tests} own tests: ${percent(low)} to ${percent(high)} ${metric ?? 'orders or clicks'}.`

const nameOf = ({ image_id: imageId, upload_id: uploadId, planned }: z.output<typeof answeredImage>) =>
  imageId ?? uploadId ?? (planned ? 'planned image' : 'image by address')
