import { say } from '@endcap/words/message'
import { defineAction } from './action.ts'
import { fix } from './fix.ts'

/** Endcap whitens the ground of the main image itself. */
export const whiten = defineAction({
  ...fix,
  code: 'WHITEN',
  needsImages: false,
  by: 'fixing',
  title: ({ position }) => say('action.whiten.title', { position }),
  detail: () => say('action.whiten.detail'),
})
