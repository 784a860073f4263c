import { classification } from '@endcap/api'
import { Corrections } from '@endcap/client/corrections'
import { Teaching } from '@endcap/client/teaching'
import { z } from 'zod'
import { count, imageId } from '../fields.ts'
import { defineTool } from '../tool.ts'
import { answerCounts, tried } from './get-teaching.ts'

/** Each answer scores the listings of its image again. */
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
      .array(z.strictObject({ image_id: imageId, asset_type: z.enum(classification.options) }))
      .max(MAX_ANSWERS)
      .default([])
      .describe('Images from get_teaching with their types, also where the guess is right'),
    use: z.boolean().default(false).describe('True to use what was learned'),
  }),
  output: z.object({
    saved: count,
    is_used: z.boolean(),
    answers: answerCounts,
    trial: tried.nullable().describe('Null if nothing can be learned yet'),
    changed: count.describe('Images whose type changes'),
    changes: z.array(z.object({ from: z.string(), to: z.string(), count })),
    listings: z.object({ count, up: count, down: count, most_down: z.number() }).nullable(),
  }),
  async run({ answers: given, use }, { endcap, options }) {
    const corrections = new Corrections(endcap)
    for (const { image_id, asset_type: value } of given)
      await corrections.create({ kind: 'asset_type', image_id, value }, options)
    const teaching = new Teaching(endcap)
    const { answers, trial } = await teaching.get(options)
    const saved = given.length
    if (!use && !trial)
      return { saved, is_used: false, answers, trial, changed: 0, changes: [], listings: null }
    const result = await (use ? teaching.use(options) : teaching.preview(options))
    return { ...result, saved, is_used: result.version !== null, answers }
  },
  describe: ({ saved, is_used: isUsed, answers, trial, changed, listings }) => ({
    summary: [
      `${saved} answers saved, ${answers.count} in all.`,
      trial && listings
        ? `Right on ${trial.right_with} of ${trial.answers} with what was learned, ${trial.right_without} without. ${changed} images change their type, ${listings.up} listings rise and ${listings.down} fall. ${isUsed ? 'It is used.' : 'It is not used yet.'}`
        : `Nothing can be learned yet: ${answers.obstacle}, ${answers.missing} answers missing.`,
    ],
  }),
})
