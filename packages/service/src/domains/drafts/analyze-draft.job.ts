import { ImageError } from '@endcap/eye'
import type { Db } from '../../platform/db/database.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import { failDraft, findDraft } from './draft-store.ts'

export const ANALYZE_DRAFT: JobType<{ draftId: string; sha256: string }> = {
  name: 'analyze-draft',
  retryLimit: 3,
  timeoutS: 120,
  isFair: true,
}

type Payload = NonNullable<(typeof ANALYZE_DRAFT)['payload']>

/** Creates the worker that analyzes contents. Drafts are scored when read. */
export function createAnalyzeDraftWorker(
  { db, analyzeImage }: { db: Db; analyzeImage: AnalyzeImage },
  concurrency: number,
): Worker<Payload> {
  return {
    concurrency,
    async handle({ draftId, sha256 }, signal) {
      const stored = await findDraft(db, draftId)
      if (!stored || stored.error !== null) return
      try {
        await analyzeImage(stored.organizationId, sha256, signal)
      } catch (error) {
        // Another attempt would fail in the same way.
        if (!(error instanceof ImageError)) throw error
        await failDraft(db, draftId, `an image cannot be analyzed: ${error.message}`)
      }
    },
    // The queue logs the reason, which may name parts of the installation.
    onDeadLetter: ({ draftId }) =>
      failDraft(db, draftId, 'an image could not be analyzed; send the request again'),
  }
}
