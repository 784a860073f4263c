import type { ImageFacts } from '@endcap/scoring'
import { FACTS_VERSION, type VisionPool } from '@endcap/vision'
import { blobKey, type BlobStore } from '../blobs/blob-store.ts'
import type { ImageStore } from './image-store.ts'

type Deps = { images: Pick<ImageStore, 'findFacts'>; blobs: BlobStore; vision: Pick<VisionPool, 'analyse'> }

/**
 * What is seen on stored content: looked at once per organization and vision version. Two listings of one
 * catalogue often share an image: what is being looked at is not looked at twice.
 *
 * @throws ImageError, BlobMissingError
 */
export function createLookAt({ images, blobs, vision }: Deps) {
  const looking = new Map<string, Promise<ImageFacts>>()
  return async function lookAt(
    organizationId: string,
    sha256: string,
    signal: AbortSignal,
  ): Promise<ImageFacts> {
    const stored = await images.findFacts(organizationId, sha256, FACTS_VERSION)
    if (stored) return stored
    const key = blobKey(organizationId, sha256)
    const running = looking.get(key)
    if (running) return running
    const look = blobs.get(key, signal).then((bytes) => vision.analyse(bytes, signal))
    looking.set(key, look)
    try {
      return await look
    } finally {
      looking.delete(key)
    }
  }
}

export type LookAt = ReturnType<typeof createLookAt>
