import { nameOf } from '../carousel-order.ts'
import { defineAction } from './action.ts'

/** An image that shows the same picture as the one at the position `repeated`. */
export type Repeat = { position: number; repeated: number }

/** Removes an image that repeats an earlier one. */
export const removeRepeat = defineAction({
  code: 'REMOVE_REPEAT',
  settles: 'repeat',
  needsImages: false,
  by: 'arranging',
  title: ({ position }: Repeat) => `Remove image ${position}`,
  detail: ({ position, repeated }) => `Image ${position} shows the same picture as ${nameOf(repeated)}.`,
  apply: ([main, ...carousel], { position }) => [
    main,
    ...carousel.filter((_image, index) => index + 1 !== position),
  ],
})
