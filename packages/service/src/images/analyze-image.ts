import type { ImageFacts } from '@endcap/scoring'
import { FACTS_VERSION, type VisionPool } from '@endcap/vision'
import { blobKey, type BlobStore } from '../blobs/blob-store.ts'
import { abortable } from '../concurrency/abortable.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { ImageStore } from './image-store.ts'

type Deps = {
  images: Pick<ImageStore, 'findFacts' | 'saveFacts'>
  blobs: BlobStore
  vision: Pick<VisionPool, 'analyze'>
  metrics: Metrics
}

/**
 * What is seen on stored content: looked at once per organization and vision version, and kept. Two
 * listings of one catalogue often share an image: what is being looked at is not looked at twice, and
 * goes on for the others when one of them is aborted.
 *
 * @throws ImageError, BlobMissingError
 */
export function createAnalyzeImage({ images, blobs, vision, metrics }: Deps) {
  const looking = new Map<string, Promise<ImageFacts>>()

  async function look(organizationId: string, sha256: string): Promise<ImageFacts> {
    const bytes = await metrics.stage('read', () => blobs.get(blobKey(organizationId, sha256)))
    const facts = await metrics.stage('look', () => vision.analyze(bytes))
    await images.saveFacts(organizationId, sha256, facts)
    return facts
  }

  return async function analyzeImage(
    organizationId: string,
    sha256: string,
    signal: AbortSignal,
  ): Promise<ImageFacts> {
    const stored = await images.findFacts(organizationId, sha256, FACTS_VERSION)
    metrics.cache('facts', stored !== null)
    if (stored) return stored
    const key = blobKey(organizationId, sha256)
    const running = looking.get(key) ?? look(organizationId, sha256).finally(() => looking.delete(key))
    looking.set(key, running)
    return abortable(running, signal)
  }
}

export type AnalyzeImage = ReturnType<typeof createAnalyzeImage>
