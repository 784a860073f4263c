import type { Classification, CorrectionRequest, ImageExplanation } from '@endcap/client'
import { CLASSIFICATIONS, NEVER_MAIN } from '@endcap/scoring'
import { inSentence } from '../../words/in-sentence.ts'
import { say, writer } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

/** An answer and the correction that it makes. */
export type Choice = { label: string; request: CorrectionRequest }

export type Question = {
  title: string
  note: string
  /** Label for several choices. */
  legend: string
  choices: readonly Choice[]
}

/** Asks for an image's asset type. */
export const typeQuestion = (imageId: string, current: Classification | null): Question => ({
  title: say('console.correction.what_shows'),
  note: say('console.correction.corrects'),
  legend: say('console.common.type'),
  choices: CLASSIFICATIONS.filter((type) => type !== current)
    .map((type) => ({
      label: typeName(type),
      request: { image_id: imageId, kind: 'asset_type' as const, value: type },
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, writer().language)),
})

/** Asks if an image shows the listing's product. */
export const productQuestion = (imageId: string): Question => ({
  title: say('console.correction.is_your_product'),
  note: say('console.correction.corrects'),
  legend: say('console.correction.what_is_right'),
  choices: [
    {
      label: say('console.correction.it_shows_product'),
      request: { image_id: imageId, kind: 'same_product' },
    },
    {
      label: say('console.correction.it_shows_another_product'),
      request: { image_id: imageId, kind: 'other_product' },
    },
  ],
})

/** Asks if an image repeats another. */
export const repeatQuestion = (imageId: string, other: { imageId: string; position: number }): Question => ({
  title: say('console.correction.are_different'),
  note: say('console.correction.corrects'),
  legend: say('console.correction.what_is_right'),
  choices: [
    {
      label: say('console.correction.does_not_repeat', { position: other.position }),
      request: { image_id: imageId, kind: 'not_a_repeat', value: other.imageId },
    },
    {
      label: say('console.correction.repeats_none_at_all'),
      request: { image_id: imageId, kind: 'not_a_repeat' },
    },
  ],
})

/** Asks what is wrong with a factor's verdict. */
export function factorQuestion(
  { image_id: imageId, overlays }: Pick<ImageExplanation, 'image_id' | 'overlays'>,
  factor: { name: string; label: string; isFault: boolean },
): Question {
  const corrections = factor.isFault ? faultChoices(imageId, factor.name, overlays) : []
  const tinted =
    factor.name === 'color_cast' && !factor.isFault
      ? [
          {
            label: say('console.correction.colors_tinted'),
            request: { image_id: imageId, kind: 'color' as const, value: 'tinted' as const },
          },
        ]
      : []
  const choices: Choice[] = [
    ...corrections,
    ...tinted,
    {
      label:
        corrections.length + tinted.length > 0
          ? say('console.correction.something_else')
          : say('console.correction.i_disagree'),
      request: { image_id: imageId, kind: 'disagree', value: factor.name },
    },
  ]
  return {
    title: say('console.correction.what_is_wrong', { factor: factor.label }),
    note: choices.length > 1 ? say('console.correction.corrects') : say('console.correction.keeps'),
    legend: say('console.correction.what_is_right'),
    choices,
  }
}

/** Returns corrections for a costly factor. */
function faultChoices(imageId: string, factor: string, { texts }: ImageExplanation['overlays']): Choice[] {
  switch (factor) {
    case 'off_pack_text':
    case 'watermark':
      return [
        {
          label: say('console.correction.this_text_on_pack'),
          request: { image_id: imageId, kind: 'text_is_on_pack', value: true },
        },
        ...linesBeside(texts).map((line) => ({
          label: say('console.correction.line_on_pack', { line }),
          request: { image_id: imageId, kind: 'text_is_on_pack' as const, value: line },
        })),
      ]
    case 'main_image_content':
      return CLASSIFICATIONS.filter((type) => !NEVER_MAIN.includes(type)).map((type) => ({
        label: say('console.correction.it_shows_type', { type: inSentence(typeName(type)) }),
        request: { image_id: imageId, kind: 'asset_type', value: type },
      }))
    case 'color_cast':
      return [
        {
          label: say('console.correction.colors_right'),
          request: { image_id: imageId, kind: 'color', value: 'natural' },
        },
      ]
    default:
      return []
  }
}

/** Reads lines next to the product with a letter or digit. */
const linesBeside = (texts: ImageExplanation['overlays']['texts']): string[] => [
  ...new Set(
    texts.flatMap(({ state, text }) =>
      state === 'beside' && text !== null && /[\p{L}\p{N}]/u.test(text) ? [text] : [],
    ),
  ),
]

/** Returns true if a person can correct the measurement, not only disagree. */
export const isCorrigible = (factor: string): boolean =>
  factor === 'main_image_content' ||
  factor === 'off_pack_text' ||
  factor === 'watermark' ||
  factor === 'color_cast'
