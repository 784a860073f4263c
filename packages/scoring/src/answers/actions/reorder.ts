import { say } from '@endcap/words/message'
import { strongestFirst } from '../carousel-order.ts'
import { defineAction } from './action.ts'

export const reorder = defineAction({
  code: 'REORDER',
  settles: null,
  needsImages: false,
  by: 'arranging',
  title: () => say('action.reorder.title'),
  detail: ({ order }: { order: readonly number[] }) =>
    say('action.reorder.detail', {
      order: order.map((position) => say('action.reorder.place', { position })),
    }),
  apply: ([main, ...carousel]) => [main, ...strongestFirst(carousel)],
})
