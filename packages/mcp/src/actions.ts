import type { Breakdown } from '@endcap/client'
import { z } from 'zod'
import { nullableNumber, nullableText } from './fields.ts'

/** A main image, 20 carousel images and the penalties. */
const MAX_STEPS = 25

export const action = z.object({
  code: z.string(),
  purse: z.string().describe('today (own images), with_spark or with_shoot'),
  title: z.string(),
  detail: z.string(),
  gain_listing: z.number().describe('Points that the listing gains by this change alone'),
  gain_image: nullableNumber,
  factor: nullableText,
  image_id: nullableText,
  position: z.int().nullable().describe('0 for the main image'),
  asset_type: nullableText,
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

/** Returns the costly steps, worst first. */
export const lostPoints = (steps: Breakdown | null): Breakdown =>
  (steps ?? [])
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STEPS)

/** Returns one line an action. */
export const actionLines = (actions: readonly { title: string; gain_listing: number }[]): string[] =>
  actions.map(({ title, gain_listing: gain }, index) => `${index + 1}. +${gain} points: ${title}`)
