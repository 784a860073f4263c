import type { ImageExplanation, ImageScore } from '@endcap/client'
import { z } from 'zod'
import { cut } from '../cut.ts'
import { count, imageId, nullableNumber, nullableText } from '../fields.ts'
import { readState, waitSeconds } from '../read-state.ts'
import { defineTool, READS } from '../tool.ts'
import { type UntrustedText, untrustedFields, untrustedText } from '../untrusted.ts'

const MAX_LISTINGS = 5
const MAX_TEXTS = 10

const explanation = z.object({
  image_type: z.string().describe('hero (the main image) or carousel'),
  width: count,
  height: count,
  factors: z.array(
    z.object({
      name: z.string(),
      score: z.number(),
      weight: z.number(),
      impact: z.number().describe('Points that the image loses by this factor'),
      untrusted: untrustedFields({ reason: untrustedText(300) }),
    }),
  ),
  recommendations: z.array(
    z.object({ code: z.string(), title: z.string(), detail: z.string(), expected_gain: z.number() }),
  ),
  rule_checks: z.array(
    z.object({
      rule: z.string(),
      passed: z.boolean().nullable(),
      measured: nullableNumber,
      required: z.union([z.number(), z.boolean()]),
    }),
  ),
  mobile_readiness: z
    .object({
      overall: nullableNumber,
      legibility_level: nullableText,
      brand: nullableNumber,
      product_type: nullableNumber,
      variant: nullableNumber,
      size_and_count: nullableNumber,
    })
    .nullable()
    .describe('How readable the pack is in search results on a phone, 0 to 100'),
  preview_url: z.string().describe('The image at 480 px; valid for at least an hour, without a token'),
  listings: z.array(z.object({ pdp_id: z.string(), position: z.int() })),
  listings_left_out: count,
  untrusted: untrustedFields({ texts_on_image: z.array(untrustedText(100)) }),
})

export const explainImage = defineTool({
  name: 'explain_image',
  title: 'Explain the score of an image',
  description:
    'Reads the score of an image and, once it is scored, the reasons: each factor with the points that it costs, ' +
    'recommendations with their expected gain, the rules of retailers, and readability on a phone. After score_image, call it with wait_seconds.',
  annotations: READS,
  input: z.strictObject({ image_id: imageId, wait_seconds: waitSeconds }),
  output: z.object({
    image_id: z.string(),
    status: z.string().describe('processing, scored or error'),
    service_score: nullableNumber.describe('Image score, 0 to 100; 80 and above is good'),
    classification: nullableText.describe('Asset type: what the image shows'),
    explanation: explanation.nullable().describe('Null unless the status is scored'),
  }),
  run: async ({ image_id: id, wait_seconds: seconds }, call) => {
    const state = await readState<ImageScore>(call, seconds, {
      read: (options) => call.endcap.images.get(id, options),
      wait: (options) => call.endcap.images.wait(id, options),
    })
    const isScored = state.status === 'scored'
    return {
      ...state,
      explanation: isScored ? project(await call.endcap.images.explanation(id, call.options)) : null,
    }
  },
  describe: ({ image_id: id, status, service_score: score, classification, explanation: explained }) => ({
    summary: [
      `Image ${id}: ${status}${score === null ? '' : `, score ${score}, ${classification ?? 'unknown type'}`}`,
      ...(status === 'processing' ? ['Still being scored: call explain_image again with wait_seconds.'] : []),
      ...(explained?.recommendations.map((each) => `+${each.expected_gain} points: ${each.title}`) ?? []),
    ],
    untrusted: explained === null ? [] : quotesOf(explained),
  }),
})

function project(explained: ImageExplanation): z.input<typeof explanation> {
  const [lines] = cut(explained.mobile_readiness?.preview.lines ?? [], MAX_TEXTS)
  const [listings, listingsLeftOut] = cut(explained.pdps, MAX_LISTINGS)
  return {
    ...explained,
    factors: explained.factors
      .toSorted((a, b) => b.impact - a.impact)
      .map(({ reason, ...factor }) => ({ ...factor, untrusted: { reason } })),
    preview_url: explained.renditions[480],
    listings,
    listings_left_out: listingsLeftOut,
    untrusted: { texts_on_image: lines.map(({ text }) => text) },
  }
}

/** Reasons may quote the pack. */
function quotesOf({ factors, untrusted }: z.output<typeof explanation>): UntrustedText[] {
  return [
    ...factors
      .filter(({ impact }) => impact > 0)
      .map((factor): UntrustedText => [`${factor.name}, -${factor.impact} points`, factor.untrusted.reason]),
    ...untrusted.texts_on_image.map((text): UntrustedText => ['text on the image', text]),
  ]
}
