import './image.css'
import type { ImageExplanation, ListingExplanation } from '@endcap/client'
import { useLocation, useRoute } from 'preact-iso'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { saveFile } from '../../data/save-file.ts'
import { downloadFull } from '../../engine/download-full.ts'
import { TargetTable } from '../../features/acceptance/target-table.tsx'
import { CorrectionPanel } from '../../features/correction/correction-marks.tsx'
import { NotRight } from '../../features/correction/not-right.tsx'
import { OpinionPanel } from '../../features/correction/opinions.tsx'
import { typeQuestion } from '../../features/correction/questions.ts'
import { imageAlt, imageName } from '../../features/listing/image-names.ts'
import { listingName } from '../../features/listing/listing-head.tsx'
import { makeImages } from '../../features/listing/make-images.ts'
import { CommentsPanel } from '../../features/work/comments-panel.tsx'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { count, counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { certaintyText, typeName } from '../../words/terms.ts'
import { CostsAndHelps, ImageScoreHead, ImageToChange } from './image-factors.tsx'
import { ImageIdeas } from './image-ideas.tsx'
import { ImageOrigin } from './image-origin.tsx'
import { ImagePhone } from './image-phone.tsx'
import { ImagePicture } from './image-picture.tsx'

/** An image: what was found in it, what it costs and helps, and how it looks on a phone. */
export function ImagePage() {
  const { query, params } = useRoute()
  const imageId = params['id'] ?? ''
  const image = useResource<ImageExplanation>(`image ${imageId}`, (signal) =>
    endcap.images.explanation(imageId, { signal }),
  )
  const pdpId = query['listing'] ?? image.data?.pdps[0]?.pdp_id ?? null
  const listing = useResource<ListingExplanation>(pdpId === null ? null : `explanation ${pdpId}`, (signal) =>
    endcap.pdps.explanation(pdpId ?? '', { signal }),
  )
  const position = listing.data?.images.find(({ image_id: id }) => id === imageId)?.position
  const title = imageName(position ?? null)
  return (
    <Page
      title={title}
      documentTitle={
        listing.data
          ? say('console.image.document_title', { image: title, listing: listingName(listing.data) })
          : title
      }
      crumbs={
        <>
          <Crumb href={at('listings')}>{say('console.pages.listings')}</Crumb>
          {listing.data && (
            <>
              <Crumb href={at(`listings/${listing.data.pdp_id}`)}>{listingName(listing.data)}</Crumb>
              <span>{title}</span>
            </>
          )}
        </>
      }
      meta={image.data && <AboutImage image={image.data} pdpId={pdpId} />}
      buttons={image.data && <ImageButtons image={image.data} pdpId={pdpId} />}
    >
      <Loaded resource={image} rows={8}>
        {(data) => (
          <Content image={data} listing={listing.data ?? null} position={position ?? null} pdpId={pdpId} />
        )}
      </Loaded>
    </Page>
  )
}

function AboutImage({ image, pdpId }: { image: ImageExplanation; pdpId: string | null }) {
  const {
    image_id: id,
    classification,
    classification_certainty: certainty,
    width,
    height,
    pdps,
    filename,
    corrections,
  } = image
  const guess = certaintyText(certainty)
  const isCorrected = corrections.some(({ kind }) => kind === 'asset_type')
  const facts = [
    `${count(width)} × ${count(height)} px`,
    filename,
    counted(pdps.length, 'console.image.used_in'),
  ]
  return (
    <>
      {classification !== null && (
        <>
          {foundText(inSentence(typeName(classification)), guess, isCorrected)}
          {'  '}
          <NotRight
            subject={say('console.image.type_of_image')}
            pdpId={pdpId}
            question={() => typeQuestion(id, classification)}
          />
          {'  ·  '}
        </>
      )}
      {facts.filter((text) => text !== null).join('  ·  ')}
    </>
  )
}

/** Returns what was found in the image, or what a person said that it shows. */
function foundText(type: string, certainty: string | null, isCorrected: boolean): string {
  if (certainty === null)
    return say(isCorrected ? 'console.correction.shows_type' : 'console.image.looks_like', { type })
  return say(isCorrected ? 'console.image.shows_unsure' : 'console.image.looks_like_unsure', {
    type,
    certainty,
  })
}

function ImageButtons({ image, pdpId }: { image: ImageExplanation; pdpId: string | null }) {
  const { route } = useLocation()
  const canEdit = currentSession().can.edit
  return (
    <>
      <Button icon="download" onClick={() => download(image)}>
        {say('console.common.download')}
      </Button>
      {pdpId !== null && (
        <LinkButton icon="swap" href={at(`listings/${pdpId}/composer`)}>
          {say('console.image.replace')}
        </LinkButton>
      )}
      {pdpId !== null && image.spark === null && (
        <Button
          icon="spark"
          off={!canEdit && say('console.spark.viewers_make')}
          onClick={async () => {
            await makeImages(pdpId, [image.image_id])
            route(at(`listings/${pdpId}/spark`))
          }}
        >
          {say('console.image.make_better')}
        </Button>
      )}
    </>
  )
}

/** Saves the image as a JPEG of full size. */
async function download({ renditions, filename, image_id: id }: ImageExplanation): Promise<void> {
  const file = await downloadFull(renditions, async () => (await endcap.images.explanation(id)).renditions)
  saveFile(file, `${(filename ?? id).replace(/\.[a-z]+$/i, '')}.jpg`)
}

type ContentProps = {
  image: ImageExplanation
  listing: ListingExplanation | null
  position: number | null
  pdpId: string | null
}

const Content = ({ image, listing, position, pdpId }: ContentProps) => (
  <div class="image-columns">
    <div class="stack">
      <div class="image-and-phone">
        <ImagePicture image={image} alt={imageAlt(position, image.classification, listing)} />
        {image.image_type === 'hero' && <ImagePhone image={image} />}
      </div>
      {listing && position === 0 && <TargetTable pdpId={listing.pdp_id} scoredAt={listing.scored_at} />}
    </div>
    <div class="stack">
      <ImageScoreHead image={image} listing={listing} position={position} />
      <CorrectionPanel corrections={image.corrections} />
      <OpinionPanel opinions={image.opinions} />
      {listing && position !== null && <ImageToChange listing={listing} position={position} />}
      <CostsAndHelps image={image} pdpId={pdpId} />
      <ImageIdeas image={image} />
      <ImageOrigin image={image} />
      <CommentsPanel
        subject={{ image_id: image.image_id }}
        pdpId={pdpId}
        picture={{
          src: local(image.renditions[480]),
          alt: say('console.work.picture'),
          width: image.width,
          height: image.height,
        }}
      />
    </div>
  </div>
)
