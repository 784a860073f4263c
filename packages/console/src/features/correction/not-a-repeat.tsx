import type { Action, ListingExplanation } from '@endcap/client'
import { definitionOf } from '@endcap/scoring'
import { local } from '../../base.ts'
import { Picture } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'
import { NotRight } from './not-right.tsx'
import { repeatQuestion } from './questions.ts'

type NotARepeatProps = {
  listing: ListingExplanation
  position: number
  /** Position of the repeated image. */
  repeated: number
}

/** Asks if two images of a listing differ, showing both. */
export function NotARepeat({ listing: { images, pdp_id: pdpId }, position, repeated }: NotARepeatProps) {
  const [first, second] = [repeated, position].map((each) => images.find((image) => image.position === each))
  if (!first || !second) return null
  return (
    <NotRight
      subject={say('console.correction.repeats', { position, repeated })}
      pdpId={pdpId}
      question={() => repeatQuestion(second.image_id, { imageId: first.image_id, position: repeated })}
      pictures={
        <div class="pair">
          {[first, second].map(({ image_id: id, position: place, renditions }) => (
            <figure key={id}>
              <Picture src={local(renditions[480])} alt={placeName(place)} />
              <figcaption class="meta">{placeName(place)}</figcaption>
            </figure>
          ))}
        </div>
      }
    />
  )
}

type ActionDoubtProps = {
  action: Action
  listing: ListingExplanation
  /** Pairs of positions with the same picture. */
  repeats: readonly (readonly [number, number])[]
}

/** Asks if the repeat behind a change is one. */
export function ActionDoubt({ action: { code, image_id: id }, listing, repeats }: ActionDoubtProps) {
  if (definitionOf(code).settles !== 'repeat') return null
  // Positions in later steps of the plan differ from the listing's.
  const position = listing.images.find((image) => image.image_id === id)?.position
  const pair = repeats.find(([, later]) => later === position)
  return pair ? <NotARepeat listing={listing} position={pair[1]} repeated={pair[0]} /> : null
}
