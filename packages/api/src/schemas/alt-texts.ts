import { ALT_TEXT_PROBLEMS } from '@endcap/scoring'
import { z } from 'zod'
import { expectedImageIds, listOf, text, uuid } from './fields.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'

const MAX_LANGUAGES = 20

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a BCP 47 tag such as de or pt-BR')
  .meta({ description: 'BCP 47 tag, such as `de` or `pt-BR`', example: 'en' })

const tag = z.string().meta({ description: 'BCP 47 tag' })

const altTextsOfLanguage = z
  .object({
    language,
    texts: z
      .array(text().nullable())
      .max(MAX_CAROUSEL_IMAGES + 1)
      .meta({
        description: 'One for each image, the main image first. An empty text or null is none',
      }),
  })
  .meta({ id: 'AltTextsOfLanguage' })

export const altTextList = z.array(altTextsOfLanguage).max(MAX_LANGUAGES)

/** The body of `PUT /v1/pdps/{pdp_id}/alt-texts`. */
export const altTextsBody = z
  .object({
    alt_texts: listOf(altTextList).meta({ description: 'Replaces those of all languages' }),
    expected_image_ids: expectedImageIds.meta({
      description:
        'Ids of the images that the texts describe, in order. If the listing has other images by now, nothing ' +
        'changes and the answer is 409 `IMAGES_CHANGED`',
    }),
  })
  .meta({
    id: 'AltTextsBody',
    example: { alt_texts: [{ language: 'en', texts: ['Front of the can', 'Nutrition facts'] }] },
  })

const altTextCheck = z
  .object({
    language: tag,
    text: z.string().nullable(),
    is_ok: z.boolean().meta({ description: 'True without problems' }),
    problems: z.array(z.object({ code: z.enum(ALT_TEXT_PROBLEMS), message: z.string() })),
  })
  .meta({ id: 'AltTextCheck' })

const altTextsOfImage = z
  .object({
    image_id: uuid,
    position: z.int().min(0).meta({ description: '0 for the main image' }),
    asset_id: z.string().nullable(),
    is_analyzed: z.boolean().meta({
      description:
        'False if the image is not analyzed yet. Texts are not compared with it then, and there is no draft',
    }),
    texts: z.array(altTextCheck).meta({ description: 'By language' }),
    drafts: z
      .array(z.object({ language: tag, text: z.string() }))
      .meta({ description: 'Made of the name and of what was measured, without a language model' }),
  })
  .meta({ id: 'AltTextsOfImage' })

export const pdpAltTexts = z
  .object({
    pdp_id: uuid,
    alt_texts: altTextList.meta({ description: 'Texts that were submitted' }),
    images: z.array(altTextsOfImage),
  })
  .meta({ id: 'PdpAltTexts' })

export type AltTextList = z.output<typeof altTextList>
export type AltTextsBody = z.output<typeof altTextsBody>
export type PdpAltTexts = z.output<typeof pdpAltTexts>
