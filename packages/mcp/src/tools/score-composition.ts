import { text } from '@endcap/api'
import { z } from 'zod'
import { describeDraft, draftFields, draftResult } from '../draft-result.ts'
import { carousel, imageReference, pdpId, productName, retailer } from '../fields.ts'
import { draftWait } from '../read-state.ts'
import { defineTool, READS } from '../tool.ts'

export const compositionInput = {
  pdp_id: pdpId.optional().describe('A stored listing. Fields that are left out have its values'),
  hero: imageReference.optional().describe('Main image. Required without pdp_id'),
  carousel: carousel(imageReference).optional(),
  name: productName.optional().describe('Product name'),
  category: text().optional().describe('Id or path of a category from list_categories'),
  retailer: retailer.optional(),
}

/** Builds a what-if request. */
export const baseOf = ({ pdp_id: id }: { pdp_id?: string | undefined }) =>
  id === undefined ? {} : { base: { pdp_id: id } }

export const scoreComposition = defineTool({
  name: 'score_composition',
  title: 'Score a composition (what-if)',
  description:
    'Answers "what would the score be if …": scores a main image and carousel images in an order without storing or changing a listing. ' +
    'Images are stored images, uploads, addresses, or planned images with an expected score; `fixed` counts recommendations of an image as followed. ' +
    'Takes milliseconds for stored images, and up to 50 seconds if images have to be downloaded and analyzed.',
  annotations: { ...READS, openWorldHint: true },
  input: z.strictObject(compositionInput),
  output: draftResult,
  run: async (input, call) => {
    const { pdp_id: _id, ...fields } = input
    return draftFields(await call.endcap.pdps.score({ ...fields, ...baseOf(input) }, draftWait(call)))
  },
  describe: describeDraft,
})
