import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { timestamp, uuid } from './fields.ts'

export const sparkStatus = z.enum(['processing', 'failed', 'completed']).meta({ id: 'SparkStatus' })
const requested = {
  image_id: uuid.meta({ description: 'The root image' }),
  status: sparkStatus,
  result_url: z.string().meta({ description: 'Relative address to poll' }),
  created_at: timestamp,
}

/** Spark Images batch of the specification. */
export const sparkBatch = z.object({ batch_id: uuid, ...requested }).meta({ id: 'SparkBatch' })

/** Spark Idea of the specification. */
export const sparkIdea = z.object({ idea_id: uuid, ...requested }).meta({ id: 'SparkIdea' })

const times = { created_at: timestamp, updated_at: timestamp }

const sparkImage = z
  .object({
    image_id: uuid.meta({
      description: 'An image of your organization; its score can be read like that of any image',
    }),
    url: z.string().meta({
      format: 'uri',
      description: 'Signed URL for a download without a token; new on each read',
    }),
    url_expires_at: timestamp,
  })
  .meta({ id: 'SparkImage' })

/** Spark Images batch result of the specification. */
export const sparkBatchResult = z
  .object({
    batch_id: uuid,
    image_id: uuid.meta({ description: 'The root image' }),
    status: sparkStatus,
    data: z.array(sparkImage).meta({
      description: 'The images that passed the quality checks, the best first; empty unless `completed`',
    }),
    ...times,
  })
  .meta({ id: 'SparkBatchResult' })

const idea = z
  .object({
    title: z.string(),
    rationale: z.string(),
    addresses: z.array(z.string()).meta({
      description: 'Factors of the score that it improves; empty for an idea for a missing image',
    }),
    prompt: z.string().meta({ description: 'Instruction for a photographer or an image generator' }),
    expected_gain: z.number().meta({
      description: 'Gain in points: of the image’s score, or for a missing image of the listing’s score',
    }),
    asset_type: z.enum(CLASSIFICATIONS),
  })
  .meta({ id: 'Idea' })

/** Spark Idea result of the specification. */
export const sparkIdeaResult = z
  .object({
    idea_id: uuid,
    image_id: uuid.meta({ description: 'The root image' }),
    status: sparkStatus,
    data: z
      .object({
        summary: z.string(),
        ideas: z.array(idea),
        markdown: z.string().meta({ description: 'Summary and ideas as Markdown' }),
      })
      .nullable()
      .meta({ description: 'Null unless `completed`; the strongest expected gain first' }),
    ...times,
  })
  .meta({ id: 'SparkIdeaResult' })

export type SparkStatus = z.output<typeof sparkStatus>
export type SparkImage = SparkBatchResult['data'][number]
export type Idea = NonNullable<SparkIdeaResult['data']>['ideas'][number]
export type SparkBatch = z.output<typeof sparkBatch>
export type SparkIdea = z.output<typeof sparkIdea>
export type SparkBatchResult = z.output<typeof sparkBatchResult>
export type SparkIdeaResult = z.output<typeof sparkIdeaResult>
