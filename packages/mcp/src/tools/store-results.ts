import { newOutcome, newOutcomeTest } from '@endcap/api'
import { Outcomes } from '@endcap/client/outcomes'
import type { ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { count, nullableText } from '../fields.ts'
import { defineTool } from '../tool.ts'

/** More results are for a file. */
const MAX_RESULTS = 50

const { clicks, orders, revenue, currency, ...named } = newOutcome.shape
/** Models leave out what is not known. */
const result = z.strictObject({
  ...named,
  clicks: clicks.unwrap().unwrap().optional(),
  orders: orders.unwrap().unwrap().optional(),
  revenue: revenue.unwrap().unwrap().optional(),
  currency: currency.unwrap().unwrap().optional(),
})

/** The same rows again replace themselves. */
const STORES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

export const planTest = defineTool({
  name: 'plan_test',
  title: 'Plan a test of pictures',
  description:
    'Keeps the pictures of a test before a person starts it on the platform, and reminds its author. Ask the user before you call it.',
  annotations: { ...STORES, idempotentHint: false },
  input: z.strictObject(newOutcomeTest.shape),
  output: z.object({ test_id: z.string(), ends_on: nullableText }),
  run: (input, { endcap, options }) => new Outcomes(endcap).planTest(input, options),
  describe: ({ test_id: id, ends_on: day }) => ({ summary: [`test ${id} is planned until ${day}`] }),
})

export const storeResults = defineTool({
  name: 'store_results',
  title: 'Store results of a test',
  description:
    'Stores what the versions of a test had: visitors with clicks or orders, by days. Never invent figures: take them from the user. The same ' +
    'source, test, arm and days replace a row.',
  annotations: STORES,
  input: z.strictObject({ results: z.array(result).min(1).max(MAX_RESULTS) }),
  output: z.object({
    stored: count,
    replaced: count,
    problems: z.array(z.object({ row: count, problem: z.string() })).describe('Rows that are not counted'),
  }),
  run: ({ results }, { endcap, options }) => new Outcomes(endcap).create(results, options),
  describe: ({ stored, replaced, problems }) => ({
    summary: [
      `${stored} rows stored, ${replaced} replaced`,
      ...problems.map(({ row, problem }) => `row ${row} is not counted: ${problem}`),
    ],
  }),
})
