import { say } from '@endcap/words/message'
import type { Candidate } from '../candidate.ts'
import type { Composition } from '../listing-scorer.ts'
import { defineAction } from './action.ts'

export type MainImageChange = {
  position: number
  image: Candidate
  before: Candidate
  /** True if the image keeps all rules and the main image does not. */
  mendsRules: boolean
}

export const makeMain = defineAction({
  code: 'MAKE_MAIN',
  settles: 'main_image',
  needsImages: false,
  by: 'arranging',
  title: ({ position }: MainImageChange) => say('action.make_main.title', { position }),
  detail({ image, before, mendsRules }) {
    const scores = { score: points(image), current: points(before) }
    return say(mendsRules ? 'action.make_main.detail_mends_rules' : 'action.make_main.detail', scores)
  },
  apply: (images, { position }) => moveToFront(images, position),
})

const points = (image: Candidate): number => image.as('hero').service_score

/** Moves the image at `position` to the front. */
export function moveToFront(images: Composition, position: number): Composition {
  const [main, ...carousel] = images
  const image = images[position]
  if (image === undefined || position === 0) return images
  return [image, main, ...carousel.filter((_each, index) => index + 1 !== position)]
}
