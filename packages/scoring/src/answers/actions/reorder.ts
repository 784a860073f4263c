import { strongestFirst } from '../carousel-order.ts'
import { defineAction } from './action.ts'

/** Puts the carousel in the order of its scores. */
export const reorder = defineAction({
  code: 'REORDER',
  settles: null,
  needsImages: false,
  by: 'arranging',
  title: () => 'Put the strongest images first',
  detail: ({ order }: { order: readonly number[] }) =>
    `Best order of the carousel: images ${order.join(', ')}.`,
  apply: ([main, ...carousel]) => [main, ...strongestFirst(carousel)],
})
