import { cosineOf, measuredAs, mostLikely } from '@endcap/scoring'
import type { TeachableImage } from './answer.ts'

/** Picks uncertain images that differ from each other and from `answered`. */
export function pickQuestions<Image extends TeachableImage>(
  candidates: readonly Image[],
  answered: readonly TeachableImage[],
  count: number,
): Image[] {
  const rated = candidates.map((image) => ({
    image,
    doubt: 1 - measuredAs(image.kind, mostLikely(image.kind)),
    novelty: 1,
  }))
  const know = ({ similarity }: TeachableImage) => {
    for (const each of rated)
      each.novelty = Math.min(each.novelty, 1 - cosineOf(each.image.similarity, similarity))
  }
  answered.forEach(know)
  const picked: Image[] = []
  while (picked.length < count && rated.length > 0) {
    const worth = rated.map(({ doubt, novelty }) => doubt * novelty)
    const [best] = rated.splice(worth.indexOf(Math.max(...worth)), 1)
    if (!best) break
    picked.push(best.image)
    know(best.image)
  }
  return picked
}
