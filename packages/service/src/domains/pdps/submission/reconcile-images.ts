import { newImage } from '../../images/fetch-images.ts'
import type { NewImage } from '../../images/image-store.ts'
import { roleAt } from '../../scoring/start-run.ts'
import type { PdpImage, PdpImages } from '../record/pdp.ts'
import type { Downloads } from './downloads.ts'
import { isSameAddress, matchImages } from './image-identity.ts'
import type { SubmittedImage } from './submission.ts'

export type PlannedImage = SubmittedImage & {
  stored: PdpImage | undefined
  /** Image whose content it repeats, as an image of its own. */
  repeated: PdpImage | undefined
  isFetched: boolean
}

type Options = {
  refreshesImages: boolean
  /** True if the content never changes. */
  isImmutable: (url: string) => boolean
}

/** Matches submitted images to stored ones, and decides on downloads. */
export function planImages(
  submitted: readonly SubmittedImage[],
  before: readonly PdpImage[],
  { refreshesImages, isImmutable }: Options,
): PlannedImage[] {
  const matches = matchImages(submitted, before)
  return submitted.map((image, index) => {
    const stored = matches[index]
    const repeated = stored
      ? undefined
      : matches.find((_, other) => isSameAddress(submitted[other]?.sourceUrl ?? '', image.sourceUrl))
    const isFetched = stored || repeated ? refreshesImages && !isImmutable(image.sourceUrl) : true
    return { ...image, stored, repeated, isFetched }
  })
}

/** Returns the addresses to download. */
export const urlsToFetch = (planned: readonly PlannedImage[]): string[] =>
  planned.flatMap(({ isFetched, sourceUrl }) => (isFetched ? [sourceUrl] : []))

/** Returns images whose content came from another address. */
export const reusedImages = (images: readonly PdpImage[]): PdpImage[] =>
  images.filter(({ sourceUrl, contentUrl }) => !isSameAddress(sourceUrl, contentUrl))

/** Keeps stored images with unchanged content. */
export function reconcileImages(
  planned: readonly PlannedImage[],
  { downloads, categoryId }: { downloads: Downloads; categoryId: string },
): PdpImages {
  const newImages: NewImage[] = []
  const images = planned.map(({ stored, repeated, isFetched, ...submitted }): PdpImage => {
    const { sourceUrl, position } = submitted
    const altTexts = submitted.altTexts ?? stored?.altTexts ?? {}
    const content = isFetched ? downloads.get(sourceUrl) : (stored ?? repeated)
    if (!content) throw new Error(`${sourceUrl} was not downloaded`)
    const contentUrl = 'contentUrl' in content ? content.contentUrl : sourceUrl
    if (stored?.sha256 === content.sha256) return { ...stored, ...submitted, contentUrl, altTexts }
    const image = newImage(content, categoryId, roleAt(position))
    newImages.push(image)
    const { sha256, file } = content
    return { ...submitted, imageId: image.imageId, sha256, contentUrl, altTexts, file }
  })
  return { images, newImages }
}
