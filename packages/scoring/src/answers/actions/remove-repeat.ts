import { say } from '@endcap/words/message'
import { defineAction } from './action.ts'

/** `repeated` shows the same picture. */
export type Repeat = { position: number; repeated: number }

export const removeRepeat = defineAction({
  code: 'REMOVE_REPEAT',
  settles: 'repeat',
  needsImages: false,
  by: 'arranging',
  title: ({ position }: Repeat) => say('action.remove_repeat.title', { position }),
  detail: ({ position, repeated }) => say('action.remove_repeat.detail', { position, repeated }),
  apply: ([main, ...carousel], { position }) => [
    main,
    ...carousel.filter((_image, index) => index + 1 !== position),
  ],
})
