import { text } from '@endcap/api'
import { z } from 'zod'
import { cut } from '../cut.ts'
import { count, retailer } from '../fields.ts'
import { defineTool, READS } from '../tool.ts'

const DEFAULT_ROWS = 20
const MAX_ROWS = 100

export const listCategories = defineTool({
  name: 'list_categories',
  title: 'List categories',
  description: 'Lists the product categories that the organization may use, by a part of their name or path.',
  annotations: READS,
  input: z.strictObject({
    query: text(200).optional().describe('Part of the name or path, such as "shampoo"'),
    retailer: retailer.optional(),
    limit: z.int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS).describe(`Rows, at most ${MAX_ROWS}`),
  }),
  output: z.object({
    categories: z.array(z.object({ id: z.string(), path: z.string() })),
    categories_left_out: count,
  }),
  run: async ({ query: q, retailer: of, limit }, { endcap, options }) => {
    const [categories, leftOut] = cut(await endcap.categories.list({ q, retailer: of }, options), limit)
    return { categories, categories_left_out: leftOut }
  },
  describe: ({ categories, categories_left_out: leftOut }) => ({
    summary: [
      ...categories.map(({ id, path }) => `${id}: ${path}`),
      `${categories.length} categories${leftOut > 0 ? `, ${leftOut} left out: use a longer query` : ''}`,
    ],
  }),
})
