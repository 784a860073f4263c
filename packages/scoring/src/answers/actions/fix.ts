import type { FactorName } from '../../factors/factors.ts'
import { nameOf } from '../carousel-order.ts'
import { defineAction } from './action.ts'

/** A recommendation for one factor of one image. */
export type Advice = { position: number; factor: FactorName; title: string; detail: string }

/** Follows the recommendation for a factor of an image. */
export const fix = defineAction({
  code: 'FIX',
  settles: null,
  needsImages: true,
  by: 'briefing',
  title: ({ title, position }: Advice) => `${title} (${nameOf(position)})`,
  detail: ({ detail }) => detail,
  apply([main, ...carousel], { position, factor }) {
    if (position === 0) return [main.withFix(factor), ...carousel]
    return [main, ...carousel.map((each, index) => (index + 1 === position ? each.withFix(factor) : each))]
  },
})
