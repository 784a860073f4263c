import type { Candidate } from '../candidate.ts'
import { NO_IMAGE, type Propose } from './proposal.ts'

/** Proposes the carousel in the order of its scores. */
export const reorder: Propose = (images) => {
  const [main, ...carousel] = images
  const sorted = strongestFirst(carousel)
  if (sorted.every((image, index) => image === carousel[index])) return []
  return [
    {
      ...NO_IMAGE,
      code: 'REORDER',
      title: 'Put the strongest images first',
      detail: `Best order of the carousel: images ${sorted.map((image) => carousel.indexOf(image) + 1).join(', ')}.`,
      images: [main, ...sorted],
    },
  ]
}

/** Returns carousel images by their scores, the highest first. Images with equal scores keep their order. */
export const strongestFirst = (carousel: readonly Candidate[]): Candidate[] =>
  carousel.toSorted((a, b) => b.as('carousel').service_score - a.as('carousel').service_score)

/** Returns the carousel with an image before the first one that scores lower, so that the order stays right. */
export function insertByScore(carousel: readonly Candidate[], image: Candidate): Candidate[] {
  const { service_score: score } = image.as('carousel')
  const index = carousel.findIndex((each) => each.as('carousel').service_score < score)
  return index === -1 ? [...carousel, image] : carousel.toSpliced(index, 0, image)
}
