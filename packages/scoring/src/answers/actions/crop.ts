import { say } from '@endcap/words/message'
import { defineAction } from './action.ts'
import { fix } from './fix.ts'

/** Endcap crops the main image itself. */
export const crop = defineAction({
  ...fix,
  code: 'CROP',
  needsImages: false,
  by: 'fixing',
  title: ({ position }) => say('action.crop.title', { position }),
  detail: () => say('action.crop.detail'),
})
