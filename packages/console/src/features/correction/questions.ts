import type { Classification, CorrectionRequest, ImageExplanation } from '@endcap/client'
import { CLASSIFICATIONS, NEVER_MAIN } from '@endcap/scoring'
import { placeInSentence, typeName } from '../../words/terms.ts'

/** An answer of a person to a verdict, and the correction that it makes. */
export type Choice = { label: string; request: CorrectionRequest }

/** A question about a verdict, with its answers. */
export type Question = {
  title: string
  note: string
  /** Name of the choices, if there are several. */
  legend: string
  choices: readonly Choice[]
}

const CORRECTS = 'Your word counts at once, for this picture in all your listings. It can be taken back.'
const KEEPS = 'Your word is kept with the image, for the people who set the rules. It changes no score.'

/** Asks for the asset type of an image. */
export const typeQuestion = (imageId: string, current: Classification | null): Question => ({
  title: 'What does this image show?',
  note: CORRECTS,
  legend: 'Type',
  choices: CLASSIFICATIONS.filter((type) => type !== current)
    .map((type) => ({
      label: typeName(type),
      request: { image_id: imageId, kind: 'asset_type' as const, value: type },
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
})

/** Asks whether an image that seems to show another product shows that of the listing. */
export const productQuestion = (imageId: string): Question => ({
  title: 'Is this your product?',
  note: CORRECTS,
  legend: 'What is right?',
  choices: [
    { label: 'It shows the product', request: { image_id: imageId, kind: 'same_product' } },
    { label: 'It shows another product', request: { image_id: imageId, kind: 'other_product' } },
  ],
})

/** Asks whether an image repeats the one at another place. */
export const repeatQuestion = (imageId: string, other: { imageId: string; position: number }): Question => ({
  title: 'Are these different pictures?',
  note: CORRECTS,
  legend: 'What is right?',
  choices: [
    {
      label: `It does not repeat ${placeInSentence(other.position)}`,
      request: { image_id: imageId, kind: 'not_a_repeat', value: other.imageId },
    },
    {
      label: 'It repeats no image at all',
      request: { image_id: imageId, kind: 'not_a_repeat' },
    },
  ],
})

/** Asks what is wrong with the verdict of a factor. */
export function factorQuestion(
  { image_id: imageId, overlays }: Pick<ImageExplanation, 'image_id' | 'overlays'>,
  factor: { name: string; label: string; isFault: boolean },
): Question {
  const corrections = factor.isFault ? faultChoices(imageId, factor.name, overlays) : []
  const tinted =
    factor.name === 'color_cast' && !factor.isFault
      ? [
          {
            label: 'The colors have a tint',
            request: { image_id: imageId, kind: 'color' as const, value: 'tinted' as const },
          },
        ]
      : []
  const choices: Choice[] = [
    ...corrections,
    ...tinted,
    {
      label: corrections.length + tinted.length > 0 ? 'Something else is wrong' : 'I disagree',
      request: { image_id: imageId, kind: 'disagree', value: factor.name },
    },
  ]
  return {
    title: `What is wrong with “${factor.label}”?`,
    note: choices.length > 1 ? CORRECTS : KEEPS,
    legend: 'What is right?',
    choices,
  }
}

/** Returns what can be corrected about a factor that costs points. */
function faultChoices(imageId: string, factor: string, { texts }: ImageExplanation['overlays']): Choice[] {
  switch (factor) {
    case 'off_pack_text':
    case 'watermark':
      return [
        {
          label: 'All of this text is on the pack',
          request: { image_id: imageId, kind: 'text_is_on_pack', value: true },
        },
        ...linesBeside(texts).map((line) => ({
          label: `“${line}” is on the pack`,
          request: { image_id: imageId, kind: 'text_is_on_pack' as const, value: line },
        })),
      ]
    case 'main_image_content':
      return CLASSIFICATIONS.filter((type) => !NEVER_MAIN.includes(type)).map((type) => ({
        label: `It shows ${typeName(type).toLowerCase()}`,
        request: { image_id: imageId, kind: 'asset_type', value: type },
      }))
    case 'color_cast':
      return [
        { label: 'The colors are right', request: { image_id: imageId, kind: 'color', value: 'natural' } },
      ]
    default:
      return []
  }
}

/** Returns the readings of the lines beside the product that have a letter or a digit. */
const linesBeside = (texts: ImageExplanation['overlays']['texts']): string[] => [
  ...new Set(
    texts.flatMap(({ state, text }) =>
      state === 'beside' && text !== null && /[\p{L}\p{N}]/u.test(text) ? [text] : [],
    ),
  ),
]

/** Returns whether a person can correct what a factor measured, and not only disagree. */
export const isCorrigible = (factor: string): boolean =>
  factor === 'main_image_content' ||
  factor === 'off_pack_text' ||
  factor === 'watermark' ||
  factor === 'color_cast'
