import { say } from '@endcap/words/message'
import type { Composition } from '../listing-scorer.ts'
import { defineAction } from './action.ts'
import { type MainImageChange, makeMain } from './make-main.ts'

export const swapMain = defineAction({
  ...makeMain,
  code: 'SWAP_MAIN',
  title: ({ position }: MainImageChange) => say('action.swap_main.title', { position }),
  apply: (images, { position }) => swap(images, position),
})

/** Exchanges the main image and the one at `position`. */
export function swap(images: Composition, position: number): Composition {
  const [main, ...carousel] = images
  const image = images[position] ?? main
  return [image, ...carousel.map((each, index) => (index + 1 === position ? main : each))]
}
