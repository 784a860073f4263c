import type { ListingExplanation } from '@endcap/client'
import { local } from '../../base.ts'
import { Picture } from '../../parts/shelf.tsx'
import { placeName } from '../../words/terms.ts'
import { NotRight } from './not-right.tsx'
import { repeatQuestion } from './questions.ts'

type NotARepeatProps = {
  listing: ListingExplanation
  position: number
  /** Position of the image that the one at `position` repeats. */
  repeated: number
}

/** Asks whether two images of a listing are different pictures, and shows both. */
export function NotARepeat({ listing: { images, pdp_id: pdpId }, position, repeated }: NotARepeatProps) {
  const [first, second] = [repeated, position].map((each) => images.find((image) => image.position === each))
  if (!first || !second) return null
  return (
    <NotRight
      subject={`${placeName(position)} repeats ${placeName(repeated)}`}
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
