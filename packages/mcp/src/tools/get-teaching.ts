import { Teaching } from '@endcap/client/teaching'
import { z } from 'zod'
import { count, nullableText } from '../fields.ts'
import { defineTool, READS } from '../tool.ts'

/** Trial answers, and how many are right without and with learning. */
export const tried = z.object({ answers: count, right_without: count, right_with: count })

/** Number of answers, and why they teach nothing yet. */
export const answerCounts = z.object({ count, missing: count, obstacle: nullableText })

export const getTeaching = defineTool({
  name: 'get_teaching',
  title: 'Read what Endcap learned from answers',
  description:
    'Reads what Endcap learned from people’s answers about asset types: how many there are, how often it is right on answers that it did not ' +
    'learn from, its versions, and the images whose answers are worth most.',
  annotations: READS,
  input: z.strictObject({}),
  output: z.object({
    answers: answerCounts,
    trial: tried.extend({ is_better: z.boolean() }).nullable(),
    versions: z.array(tried.extend({ version_id: z.string(), number: count, is_in_force: z.boolean() })),
    images: count.describe('Images of the newest listings without an answer'),
    unsure: count.describe('Those whose type is a guess'),
    questions: z.array(
      z.object({ image_id: z.string(), pdp_id: nullableText, guess: z.string(), certainty: z.number() }),
    ),
  }),
  run: (_input, { endcap, options }) => new Teaching(endcap).get(options),
  describe: ({ answers, trial, unsure, images }) => ({
    summary: [
      `${answers.count} answers, ${unsure} of ${images} images have a type that is a guess`,
      trial
        ? `right on ${trial.right_with} of ${trial.answers} answers with what was learned, ${trial.right_without} without`
        : `nothing can be learned yet: ${answers.obstacle}, ${answers.missing} answers missing`,
    ],
  }),
})
