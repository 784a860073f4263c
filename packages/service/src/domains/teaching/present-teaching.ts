import type { TaughtVersion as PresentedVersion, TaughtTried, TeachingQuestion } from '@endcap/api'
import { CLASSIFICATIONS, measuredAs, mostLikely, oneDecimal } from '@endcap/scoring'
import type { Tried } from '@endcap/teaching'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { TaughtVersion } from '../scoring/taught-store.ts'
import type { OpenImage } from './read-answers.ts'
import type { StudiedQuestion } from './study.ts'

/** Types shown with probabilities. */
const GUESSES = 4

/** Presents how often answers were right, with and without teaching. */
export const presentTried = ({ answers, rightWithout, rightWith }: Tried): TaughtTried => ({
  answers,
  right_without: rightWithout,
  right_with: rightWith,
})

/** `inForce` is the number of the version in force. */
export const presentVersion = (version: TaughtVersion, inForce: number | null): PresentedVersion => ({
  version_id: version.id,
  number: version.number,
  is_in_force: version.number === inForce,
  ...presentTried(version.figures),
  sources: version.figures.sources.map(({ source, ...tried }) => ({ source, ...presentTried(tried) })),
  created_at: version.createdAt.toISOString(),
  created_by: version.createdBy,
  forgotten_at: version.forgottenAt?.toISOString() ?? null,
  forgotten_by: version.forgottenBy,
})

/** Adds the addresses of pictures. */
export function presentQuestions(
  questions: readonly StudiedQuestion[],
  images: readonly OpenImage[],
  { organizationId, signRenditions }: { organizationId: string; signRenditions: SignRenditions },
): TeachingQuestion[] {
  const byId = new Map(images.map((image) => [image.id, image]))
  return questions.flatMap(({ id, kind }): TeachingQuestion[] => {
    const image = byId.get(id)
    if (!image) return []
    const guess = mostLikely(kind)
    return [
      {
        image_id: id,
        pdp_id: image.pdpId,
        position: image.position,
        guess,
        certainty: measuredAs(kind, guess),
        types: CLASSIFICATIONS.map((type) => ({ type, probability: measuredAs(kind, type) }))
          .toSorted((one, other) => other.probability - one.probability)
          .slice(0, GUESSES),
        renditions: signRenditions({ organizationId, sha256: image.sha256 }),
      },
    ]
  })
}

/** Rounds to one decimal, never to -0. */
export const roundChange = (change: number): number => oneDecimal(change) || 0
