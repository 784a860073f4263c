import { FAMILY_SLUGS } from '@endcap/api'
import { z } from 'zod'

export const familyPath = z.object({
  family: z.string().meta({
    enum: [...FAMILY_SLUGS.keys()],
    description: 'Family of categories',
    example: 'food-and-drink',
  }),
})
