import { z } from 'zod'

const evidence = {
  tests: z.int().meta({ description: 'Own randomized tests that it comes from' }),
  metric: z.enum(['orders', 'clicks']).nullable().meta({ description: 'Null if the tests count either' }),
}

/** Change in orders or clicks that own tests foretell. */
export const foretold = z.object({ low: z.number(), high: z.number(), ...evidence }).meta({ id: 'Foretold' })

/** Lets a program that has the scores foretell as the service does. */
export const scoreEffect = z
  .object({
    per_point: z
      .object({ value: z.number(), variance: z.number() })
      .meta({ description: 'Logarithm of the ratio of rates for a point of score' }),
    unexplained: z.number().meta({ description: 'Variance of single changes around it' }),
    ...evidence,
  })
  .meta({ id: 'ScoreEffect' })

export type Foretold = z.output<typeof foretold>
