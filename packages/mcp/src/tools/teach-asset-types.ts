import { classification } from '@endcap/api'
import { Corrections } from '@endcap/client/corrections'
import { Teaching } from '@endcap/client/teaching'
import { z } from 'zod'
import { count, imageId } from '../fields.ts'
import { defineTool } from '../tool.ts'
import { tried } from './get-teaching.ts'

/** Answers of one call. Each scores the listings of its image again. */
const MAX_ANSWERS = 24

export const teachAssetTypes = defineTool({
  name: 'teach_asset_types',
  title: 'Teach asset types',
  description:
    'Saves a person’s answers about the asset types of images, and says what would change if Endcap used what it learned from all answers. ' +
    'With `use`, it is used. Only pass answers that a person has given. Ask the user before you call it with `use`.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({
    answers: z
      .array(z.strictObject({ image_id: imageId, asset_type: classification }))
      .max(MAX_ANSWERS)
      .default([])
      .describe('Images from get_teaching with their types, also where the guess is right'),
    use: z.boolean().default(false).describe('True to use what was learned'),
  }),
  output: z.object({
    saved: count,
    is_used: z.boolean(),
    trial: tried,
    images: count,
    changed: count.describe('Images whose type changes'),
    changes: z.array(z.object({ from: z.string(), to: z.string(), count })),
    listings: z.object({ count, up: count, down: count, most_down: z.number() }),
  }),
  async run({ answers, use }, { endcap, options }) {
    const corrections = new Corrections(endcap)
    for (const { image_id, asset_type: value } of answers)
      await corrections.create({ kind: 'asset_type', image_id, value }, options)
    const teaching = new Teaching(endcap)
    const result = await (use ? teaching.use(options) : teaching.preview(options))
    return { ...result, saved: answers.length, is_used: result.version !== null }
  },
  describe: ({ saved, is_used: isUsed, trial, changed, images, listings }) => ({
    summary: [
      `${saved} answers saved. Right on ${trial.right_with} of ${trial.answers} answers with what was learned, ${trial.right_without} without.`,
      `${changed} of ${images} images change their type, ${listings.up} listings rise and ${listings.down} fall. ${isUsed ? 'It is used.' : 'It is not used yet.'}`,
    ],
  }),
})
