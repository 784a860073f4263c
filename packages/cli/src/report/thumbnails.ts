import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import type { Config } from '@endcap/service/config/config'
import { hardenDecoders, renderImage } from '@endcap/vision'
import PQueue from 'p-queue'

/** Originals that are read and decoded at a time. */
const CONCURRENCY = 4

/** Returns the address of a picture with its content, or null if the picture cannot be read. */
export type Thumbnail = (sha256: string, side: number) => Promise<string | null>

/** Opens the storage of an organization's images as a source of small pictures. */
export async function openThumbnails(
  { blobs }: Config,
  organizationId: string,
): Promise<{ thumbnail: Thumbnail; close: () => Promise<void> }> {
  hardenDecoders()
  const store = await openBlobs(blobs, {
    sign: () => {
      throw new Error('a command signs no URLs')
    },
  })
  const queue = new PQueue({ concurrency: CONCURRENCY })
  return {
    thumbnail: (sha256, side) => queue.add(() => shrink(store, blobKey(organizationId, sha256), side)),
    close: store.close,
  }
}

/** Returns a picture that fits a square, with its origin, as a `data:` address. */
async function shrink(store: BlobStore, key: string, side: number): Promise<string | null> {
  try {
    const bytes = await renderImage(await store.get(key), side)
    return `data:image/webp;base64,${bytes.toString('base64')}`
  } catch {
    // One missing or damaged file must not cost the report. The page shows an empty place.
    return null
  }
}
