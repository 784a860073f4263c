import { say } from '@endcap/words/message'
import { defineAction } from './action.ts'
import { type Advice, fix } from './fix.ts'

/** Endcap crops the main image itself. */
export const crop = defineAction({
  ...fix,
  code: 'CROP',
  needsImages: false,
  by: 'fixing',
  title: (_: Advice) => say('action.crop.title'),
  detail: (_: Advice) => say('action.crop.detail'),
})
