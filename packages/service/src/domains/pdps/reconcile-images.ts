import { newImage } from '../images/fetch-images.ts'
import type { NewImage } from '../images/image-store.ts'
import { roleAt } from '../scoring/start-run.ts'
import type { Downloads } from './downloads.ts'
import type { PdpImage, PdpImages } from './pdp.ts'
import type { SubmittedImage } from './submission.ts'

type Context = {
  /** Current images of the PDP, by file name. */
  existing: ReadonlyMap<string, PdpImage>
  downloads: Downloads
  categoryId: string
}

/** Returns the PDP's images after a submission. Images with a known file name are kept, the others are new. */
export function reconcileImages(
  submitted: readonly SubmittedImage[],
  { existing, downloads, categoryId }: Context,
): PdpImages {
  const newImages: NewImage[] = []
  const images = submitted.map(({ position, url, filename, assetId }): PdpImage => {
    const kept = existing.get(filename)
    if (kept) return { ...kept, position, sourceUrl: url, assetId }
    const fetched = downloads.get(url)
    if (!fetched) throw new Error(`${url} was not downloaded`)
    const image = newImage(fetched, categoryId, roleAt(position))
    newImages.push(image)
    return { position, imageId: image.imageId, sha256: image.sha256, filename, sourceUrl: url, assetId }
  })
  return { images, newImages }
}
