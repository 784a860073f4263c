import type { ListingExplanation } from '@endcap/client'
import { OTHER_PRODUCT } from '@endcap/scoring'
import { at, local } from '../../base.ts'
import type { Composed } from '../../engine/workbench.ts'
import { CorrectionMark } from '../../features/correction/correction-marks.tsx'
import { NotARepeat } from '../../features/correction/not-a-repeat.tsx'
import { NotRight } from '../../features/correction/not-right.tsx'
import { OpinionMark } from '../../features/correction/opinions.tsx'
import { productQuestion, typeQuestion } from '../../features/correction/questions.ts'
import { imageAlt } from '../../features/listing/image-names.ts'
import { Points } from '../../parts/score.tsx'
import { Facing, MissingFacing, Shelf } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'
import { certaintyText, placeName, repeatsText, typeName } from '../../words/terms.ts'

type ShelfProps = {
  listing: ListingExplanation
  /** The same listing scored in the browser, with the repeats and the missing types. Null until it is loaded. */
  composed: Composed | null
  marked: readonly number[]
}

/** The images of a listing in order, with empty places for those that are missing. */
export function ListingShelf({ listing, composed, marked }: ShelfProps) {
  const { images } = listing
  const missing = composed?.missing ?? missingTypes(listing)
  return (
    <Shelf label={say('console.listing.images')} columns={images.length + missing.length}>
      {images.map((image) => (
        <Facing
          key={image.image_id}
          place={placeName(image.position)}
          type={image.classification === null ? say('console.parts.scoring') : typeName(image.classification)}
          score={image.service_score}
          src={local(image.renditions[480])}
          alt={imageAlt(image.position, image.classification, listing)}
          href={at(`images/${image.image_id}?listing=${listing.pdp_id}`)}
          isMain={image.position === 0}
          isMarked={marked.includes(image.position)}
          repeats={repeatOf(composed, image.position)}
          priority="high"
          aside={image.position > 0 ? null : <MainLoss listing={listing} />}
          note={
            <TicketNote
              listing={listing}
              image={image}
              repeated={composed?.repeats.find(([, later]) => later === image.position)?.[0]}
            />
          }
        />
      ))}
      {missing.map((type, index) => (
        <MissingFacing
          key={`missing ${index}`}
          place={placeName(images.length + index)}
          type={typeName(type)}
        />
      ))}
    </Shelf>
  )
}

type TicketNoteProps = {
  listing: ListingExplanation
  image: ListingExplanation['images'][number]
  /** Position of the image that it repeats. */
  repeated: number | undefined
}

/** Marks an image that a person or a model has judged, and asks where Endcap may be wrong. */
function TicketNote({ listing, image, repeated }: TicketNoteProps) {
  return (
    <>
      <TicketQuestion listing={listing} image={image} repeated={repeated} />
      <OpinionMark opinions={image.opinions} />
      <CorrectionMark corrections={image.corrections} place={placeName(image.position)} />
    </>
  )
}

/** Asks about a repeat, another product, or a type that is a guess: one question an image. */
function TicketQuestion({ listing, image, repeated }: TicketNoteProps) {
  const { image_id: imageId, position, classification, classification_certainty: certainty } = image
  const { pdp_id: pdpId } = listing
  if (repeated !== undefined) return <NotARepeat listing={listing} position={position} repeated={repeated} />
  const { sibling } = image
  const isForeign = image.own_product !== null && image.own_product < OTHER_PRODUCT
  if (sibling || isForeign)
    return (
      <span class="small">
        {sibling ? (
          <a href={at(`listings/${sibling.pdp_id}`)}>
            {say('console.listing.shows_sibling', { name: sibling.name })}
          </a>
        ) : (
          say('console.correction.is_your_product')
        )}{' '}
        {isForeign && (
          <NotRight
            subject={
              sibling
                ? say('console.listing.seems_sibling', { position, name: sibling.name })
                : say('console.listing.seems_other_product', { position })
            }
            pdpId={pdpId}
            question={() => productQuestion(imageId)}
          />
        )}
      </span>
    )
  const guess = certaintyText(certainty)
  if (guess === null) return null
  return (
    <span class="small">
      {guess}{' '}
      <NotRight
        subject={say('console.listing.type_of', { position })}
        pdpId={pdpId}
        question={() => typeQuestion(imageId, classification)}
      />
    </span>
  )
}

/** Returns the asset types that actions propose to add. */
const missingTypes = ({ actions }: ListingExplanation) =>
  actions.flatMap(({ code, asset_type: type }) => (code === 'ADD_IMAGE' && type ? [type] : []))

function MainLoss({ listing }: { listing: ListingExplanation }) {
  const points = listing.breakdown.find(({ step }) => step === 'main_image')?.points ?? 0
  return points < 0.05 ? null : <Points value={-points} />
}

/** Returns which earlier image an image repeats, in words. */
function repeatOf(composed: Composed | null, position: number): string | null {
  const pair = composed?.repeats.find(([, later]) => later === position)
  return pair ? repeatsText(pair[0]) : null
}
