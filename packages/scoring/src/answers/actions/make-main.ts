import type { Candidate } from '../candidate.ts'
import type { Composition } from '../listing-scorer.ts'
import { defineAction } from './action.ts'

/** An image that becomes the main image. */
export type MainImageChange = {
  position: number
  image: Candidate
  before: Candidate
  /** True if the image keeps all rules of the retailer, and the current main image does not. */
  mendsRules: boolean
}

/** Moves an image of the carousel before all others. */
export const makeMain = defineAction({
  code: 'MAKE_MAIN',
  settles: 'main_image',
  needsImages: false,
  by: 'arranging',
  title: ({ position }: MainImageChange) => `Make image ${position} the main image`,
  detail({ image, before, mendsRules }) {
    const scores = `It scores ${points(image)} as the main image. The current one scores ${points(before)}.`
    return mendsRules ? `${scores} It also keeps all rules of the retailer.` : scores
  },
  apply: (images, { position }) => moveToFront(images, position),
})

const points = (image: Candidate): string => image.as('hero').service_score.toFixed(1)

/** Returns the composition with the image at `position` before all others. */
export function moveToFront(images: Composition, position: number): Composition {
  const [main, ...carousel] = images
  const image = images[position]
  if (image === undefined || position === 0) return images
  return [image, main, ...carousel.filter((_each, index) => index + 1 !== position)]
}
