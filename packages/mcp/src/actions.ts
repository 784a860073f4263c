import type { Action, Breakdown } from '@endcap/client'
import { z } from 'zod'
import { composition, count, nullableNumber, nullableText } from './fields.ts'

/** Maximum number of steps of a breakdown: a main image, 20 carousel images and the penalties. */
const MAX_STEPS = 25

export const action = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  gain_listing: z.number().describe('Points that the listing gains by this change alone'),
  gain_image: nullableNumber,
  factor: nullableText,
  image_id: nullableText,
  position: z.int().nullable().describe('0 for the main image'),
  asset_type: nullableText,
})

/** An action with the listing after it, which can be scored or submitted as it is. */
export const actionWithChange = action.extend({ change: composition })

/** Fields of a result with the first actions of a list. */
export const actionFields = {
  actions: z
    .array(actionWithChange)
    .describe('Changes by gain, the highest first. Their gains do not add up'),
  actions_left_out: count,
}

/** Returns the first actions of a list, and the number of the others. */
export const firstActions = (actions: readonly Action[] | null, most: number) => ({
  actions: (actions ?? []).slice(0, most),
  actions_left_out: Math.max(0, (actions?.length ?? 0) - most),
})

export const breakdown = z
  .array(
    z.object({
      step: z.string(),
      title: z.string(),
      points: z.number(),
      position: z.int().nullable(),
      image_id: nullableText,
    }),
  )
  .describe('Points that the listing lacks to 100, by cause')

/** Returns the steps of a breakdown that cost points, the most first. */
export const lostPoints = (steps: Breakdown | null): Breakdown =>
  (steps ?? [])
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STEPS)

/** Returns a line for each action. */
export const actionLines = (actions: readonly { title: string; gain_listing: number }[]): string[] =>
  actions.map(({ title, gain_listing: gain }, index) => `${index + 1}. +${gain} points: ${title}`)
