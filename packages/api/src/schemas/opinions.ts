import { z } from 'zod'
import { timestamp } from './fields.ts'

const OPINION_QUESTIONS = ['asset_type', 'same_product'] as const

export const opinion = z
  .object({
    question: z.enum(OPINION_QUESTIONS).meta({
      description: '`asset_type`, or whether it shows the `same_product` as the main image of its listing',
    }),
    label: z.string().meta({ description: 'The asset type, or `same product` or `other product`' }),
    model: z.string().meta({ description: 'Name of the model' }),
    asked_at: timestamp.meta({ description: 'When the model answered' }),
  })
  .meta({ id: 'Opinion', description: 'Answer of a vision model where the built-in models were unsure' })

export type Opinion = z.output<typeof opinion>
