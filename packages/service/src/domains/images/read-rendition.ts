import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'
import { type Rendition, renditionOf } from '../../platform/blobs/rendition-keys.ts'
import type { RenderImage } from './decode-images.ts'

type Deps = { blobs: Pick<BlobStore, 'get' | 'put'>; renderImage: RenderImage }

/** Reads a stored file. @throws BlobMissingError */
export type ReadFile = (key: string) => Promise<Buffer>

const CONCURRENCY = 4
/** Finishes a rendition even after the client has left, because it will be requested again. */
const NEVER = new AbortController().signal

/**
 * Creates the reader of stored files, which makes and stores missing renditions. The sweep of unreferenced
 * files removes them with their image, long after their URLs have expired, so none is made afterwards.
 */
export function createReadFile({ blobs, renderImage }: Deps): ReadFile {
  const flights = createSingleFlight<Buffer>()
  // Each holds a whole image in memory while it waits to be decoded.
  const renditions = createFairQueue({ concurrency: CONCURRENCY, perKey: () => CONCURRENCY })

  async function make(key: string, { organizationId, sha256, size }: Rendition): Promise<Buffer> {
    const image = await blobs.get(blobKey(organizationId, sha256))
    const rendition = await renderImage(image, size, { organizationId, signal: NEVER })
    await blobs.put(key, rendition)
    return rendition
  }

  return async function readFile(key) {
    const rendition = renditionOf(key)
    if (!rendition) return blobs.get(key)
    try {
      return await blobs.get(key)
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error
      const { organizationId } = rendition
      return flights(key, () => renditions.run(organizationId, () => make(key, rendition)), NEVER)
    }
  }
}
