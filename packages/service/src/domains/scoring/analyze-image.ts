import type { Eye } from '@endcap/eye'
import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { ImageFacts } from '@endcap/scoring'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { AnalysisStore } from './analysis-store.ts'

type Deps = {
  analyses: Pick<AnalysisStore, 'correct' | 'findFacts' | 'saveFacts'>
  blobs: BlobStore
  vision: Pick<Eye, 'analyze'>
  metrics: Metrics
}

/**
 * Analyzes content once per organization and vision version, and applies corrections. Concurrent calls share
 * one analysis, because listings often share images. It continues when one caller aborts.
 *
 * @throws ImageError, BlobMissingError
 */
export function createAnalyzeImage({ analyses, blobs, vision, metrics }: Deps) {
  const running = new Map<string, Promise<ImageFacts>>()

  async function analyze(organizationId: string, sha256: string): Promise<ImageFacts> {
    const bytes = await metrics.stage('read', () => blobs.get(blobKey(organizationId, sha256)))
    const facts = await metrics.stage('look', () => vision.analyze(bytes))
    await analyses.saveFacts(organizationId, sha256, facts)
    return analyses.correct(organizationId, sha256, facts)
  }

  return async function analyzeImage(
    organizationId: string,
    sha256: string,
    signal: AbortSignal,
  ): Promise<ImageFacts> {
    const stored = await analyses.findFacts(organizationId, sha256)
    metrics.cache('facts', stored !== null)
    if (stored) return stored
    const key = blobKey(organizationId, sha256)
    const analysis = running.get(key) ?? analyze(organizationId, sha256).finally(() => running.delete(key))
    running.set(key, analysis)
    return abortable(analysis, signal)
  }
}

export type AnalyzeImage = ReturnType<typeof createAnalyzeImage>
