import { MAX_DRAFT_IMAGES } from '@endcap/api'
import { z } from 'zod'
import { describeDraft, draftFields, draftResult } from '../draft-result.ts'
import { imageReference } from '../fields.ts'
import { draftWait } from '../read-state.ts'
import { defineTool, READS } from '../tool.ts'
import { baseOf, compositionInput } from './score-composition.ts'

export const findBestComposition = defineTool({
  name: 'find_best_composition',
  title: 'Find the best composition',
  description:
    'Finds the best main image and order of the images of a listing, and returns its score and composition. ' +
    'With `selection` it also leaves images out and takes `candidates`, such as images that Spark made. Stores and changes nothing: ' +
    'apply the result with set_listing_images after the user agrees.',
  annotations: { ...READS, openWorldHint: true },
  input: z.strictObject({
    ...compositionInput,
    selection: z.boolean().default(false).describe('Also leave images out, and take candidates'),
    candidates: z
      .array(imageReference)
      .max(MAX_DRAFT_IMAGES)
      .optional()
      .describe(`Further images for the selection. At most ${MAX_DRAFT_IMAGES} images in all`),
  }),
  output: draftResult,
  run: async (input, call) => {
    const { pdp_id: _id, selection, ...fields } = input
    const optimize: ('order' | 'selection')[] = selection ? ['order', 'selection'] : ['order']
    return draftFields(
      await call.endcap.pdps.score({ ...fields, ...baseOf(input), optimize }, draftWait(call)),
    )
  },
  describe: describeDraft,
})
