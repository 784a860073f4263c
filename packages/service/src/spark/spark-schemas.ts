import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { timestamp, uuid } from '../scoring/score-schemas.ts'

const status = z.enum(['processing', 'failed', 'completed']).meta({ id: 'SparkStatus' })
const requested = {
  image_id: uuid.meta({ description: 'The root image' }),
  status,
  result_url: z.string().meta({ description: 'Relative address to poll' }),
  created_at: timestamp,
}

/** The Spark Images batch of the specification. */
export const sparkBatch = z.object({ batch_id: uuid, ...requested }).meta({ id: 'SparkBatch' })

/** The Spark Idea of the specification. */
export const sparkIdea = z.object({ idea_id: uuid, ...requested }).meta({ id: 'SparkIdea' })

const times = { created_at: timestamp, updated_at: timestamp }

/** The Spark Images batch result of the specification. */
export const sparkBatchResult = z
  .object({
    batch_id: uuid,
    image_id: uuid.meta({ description: 'The root image' }),
    status,
    data: z
      .array(
        z.object({
          image_id: uuid.meta({ description: 'An image of your organization: its score can be read' }),
          url: z.string().meta({
            format: 'uri',
            description: 'Address to download it from without a token; new at each retrieval',
          }),
          url_expires_at: timestamp,
        }),
      )
      .meta({ description: 'The images that the cull kept, the best first; empty unless `completed`' }),
    ...times,
  })
  .meta({ id: 'SparkBatchResult' })

export const sparkIdeaResult = z
  .object({
    idea_id: uuid,
    image_id: uuid.meta({ description: 'The root image' }),
    status,
    data: z
      .object({
        summary: z.string(),
        ideas: z.array(
          z.object({
            title: z.string(),
            rationale: z.string(),
            addresses: z.array(z.string()).meta({
              description: 'Factors of the score that it mends; empty for an image that is missing',
            }),
            prompt: z
              .string()
              .meta({ description: 'For a photographer or a generator, ready to be handed on' }),
            expected_gain: z.number().meta({
              description: 'Points, by scoring again: of the image, or for a missing image of its listing',
            }),
            asset_type: z.enum(CLASSIFICATIONS),
          }),
        ),
        markdown: z.string().meta({ description: 'The same, to be read' }),
      })
      .nullable()
      .meta({ description: 'Null unless `completed`; the strongest expected gain first' }),
    ...times,
  })
  .meta({ id: 'SparkIdeaResult' })

export type SparkBatchResult = z.output<typeof sparkBatchResult>
export type SparkIdeaResult = z.output<typeof sparkIdeaResult>
