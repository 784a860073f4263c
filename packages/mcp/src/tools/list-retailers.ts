import { z } from 'zod'
import { defineTool, READS } from '../tool.ts'

export const listRetailers = defineTool({
  name: 'list_retailers',
  title: 'List retailers',
  description: 'Lists the retailer regions whose rules a listing can be scored by.',
  annotations: READS,
  input: z.strictObject({}),
  output: z.object({
    retailers: z.array(z.object({ id: z.string(), display_name: z.string(), region: z.string() })),
  }),
  run: async (_input, { endcap, options }) => ({ retailers: await endcap.retailers.list(options) }),
  describe: ({ retailers }) => ({
    summary: retailers.map(({ id, display_name: name }) => `${id}: ${name}`),
  }),
})
