import { FAMILY_SLUGS } from '@endcap/api'
import { z } from 'zod'

export const familyPath = z.object({
  family: z.string().meta({
    description: `Family of categories: ${[...FAMILY_SLUGS.keys()].map((slug) => `\`${slug}\``).join(', ')}`,
    example: 'food-and-drink',
  }),
})
