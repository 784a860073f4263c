import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { timestamp, uuid } from './fields.ts'
import { renditions } from './renditions.ts'

const count = z.int().min(0)
const assetType = z.enum(CLASSIFICATIONS)

const triedFields = {
  answers: count.meta({
    description: 'Answers that were tried on what was learned from those of other listings',
  }),
  right_without: count.meta({ description: 'Answers that the eye of the release has right' }),
  right_with: count.meta({ description: 'Answers that it has right with what was learned' }),
}
const tried = z.object(triedFields).meta({ id: 'TaughtTrial' })
const sources = z
  .array(
    z
      .object({ source: z.string().meta({ description: 'The shop of the listings' }), ...triedFields })
      .meta({ id: 'TaughtSource' }),
  )
  .meta({ description: 'The same by shop' })

export const taughtVersion = z
  .object({
    version_id: uuid,
    number: z.int().min(1),
    is_in_force: z.boolean(),
    ...triedFields,
    sources,
    created_at: timestamp,
    created_by: z.string().meta({ description: 'Id of the credential or the person' }),
    forgotten_at: timestamp.nullable().meta({ description: 'Null unless it was forgotten' }),
    forgotten_by: z.string().nullable(),
  })
  .meta({ id: 'TaughtVersion' })

export const teachingQuestion = z
  .object({
    image_id: uuid,
    pdp_id: uuid.nullable().meta({ description: 'Null for an image outside of listings' }),
    position: count.meta({ description: 'Place in the listing. 0 is the main image' }),
    guess: assetType,
    certainty: z.number().meta({ description: 'Probability of the guess' }),
    types: z
      .array(z.object({ type: assetType, probability: z.number() }))
      .meta({ description: 'The four most likely types' }),
    renditions,
  })
  .meta({ id: 'TeachingQuestion' })

export const teaching = z
  .object({
    answers: z.object({
      count: count.meta({ description: 'Asset types that people of your organization have given' }),
      missing: count.meta({ description: 'Answers that are missing until something can be learned' }),
      types: z.array(z.object({ type: assetType, count })),
      obstacle: z
        .enum(['too_few_answers', 'one_type_only', 'contradicting_answers'])
        .nullable()
        .meta({ description: 'Why nothing can be learned' }),
      contradictions: z
        .array(z.array(z.string()).length(2))
        .meta({ description: 'Pairs of images that show the same, and have two types' }),
    }),
    trial: tried
      .extend({
        is_better: z.boolean(),
        sources,
        outcomes: z
          .array(z.object({ image_id: z.string(), right_without: z.boolean(), right_with: z.boolean() }))
          .meta({ description: 'The newest answers, at most 50' }),
      })
      .nullable()
      .meta({ description: 'How good what was learned is. Null if nothing can be learned' }),
    versions: z.array(taughtVersion).meta({ description: 'The newest first' }),
    images: count.meta({
      description: 'Images that have no answer, of your newest listings and outside of listings',
    }),
    unsure: count.meta({ description: 'Images whose type is a guess' }),
    questions: z
      .array(teachingQuestion)
      .meta({ description: 'Images whose answers are worth most, at most 24' }),
  })
  .meta({ id: 'TeachingState' })

export const teachingRequest = z
  .object({
    use: z
      .boolean()
      .default(false)
      .meta({ description: 'True to use what was learned. False to see what would change' }),
  })
  .meta({ id: 'TeachingRequest', example: { use: false } })

export const teachingResult = z
  .object({
    version: taughtVersion.nullable().meta({ description: 'Null unless it is used' }),
    trial: tried,
    images: count.meta({
      description: 'Images that have no answer, of your newest listings and outside of listings',
    }),
    changed: count.meta({ description: 'Images whose type changes' }),
    changes: z.array(
      z.object({
        from: assetType,
        to: assetType,
        count,
        image_ids: z.array(uuid).meta({ description: 'At most 10 of them' }),
      }),
    ),
    listings: z
      .object({
        count,
        up: count.meta({ description: 'Listings whose score rises' }),
        down: count,
        most_down: z.number().meta({ description: 'The largest loss, 0 or less' }),
        certified_before: count,
        certified_after: count,
        is_complete: z.boolean().meta({ description: 'False if only your newest listings were scored' }),
      })
      .meta({ description: 'Your listings as they are, and as they would be' }),
  })
  .meta({ id: 'TeachingResult' })

export type TaughtTried = z.output<typeof tried>
export type TaughtVersion = z.output<typeof taughtVersion>
export type TeachingQuestion = z.output<typeof teachingQuestion>
export type TeachingState = z.output<typeof teaching>
export type TeachingResult = z.output<typeof teachingResult>
