import { EXAMPLE_IDS } from '@endcap/api'
import { z } from 'zod'

export const importPath = z.object({
  import_id: z.string().meta({
    description: '`import_id` of an import, which every answer about it has',
    example: EXAMPLE_IDS.import,
  }),
})
