import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftRequest, DraftScore } from '@endcap/api'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { Downloads } from '../pdps/submission/downloads.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { ANALYZE_DRAFT } from './analyze-draft.job.ts'
import { contentsOf, type Draft, type OpenImage } from './draft.ts'
import { insertDraft } from './draft-store.ts'
import { type GetDraft, scoreAnalyzed } from './get-draft.ts'
import { openDraft, withDownloads } from './open-draft.ts'

type Deps = Parameters<typeof openDraft>[0] & {
  db: Db
  analyses: Pick<AnalysisStore, 'findAnalyzed' | 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
  readJudging: ReadJudging
  fetchImages: FetchImages
  files: StoredFiles
  jobs: JobQueue
}

export type DraftSubmission = {
  organization: Organization
  request: DraftRequest
  /** Counts the request as a submission. Called at most once, before downloads and analysis. */
  admit: () => Promise<unknown>
  signal: AbortSignal
}

/** The score, or the id of a draft whose images are being analyzed. */
export type DraftOutcome = { score: DraftScore } | { draftId: string; expiresAt: Date }

/**
 * Creates the what-if, which scores a listing without storing it. Returns the score at once if all images are
 * analyzed. Otherwise stores the draft and analyzes its images.
 *
 * @throws DomainError with the codes of `POST /v1/pdps/score`
 */
export function createSubmitDraft(deps: Deps) {
  const { db, analyses, jobs } = deps

  /** Stores the draft with the jobs that analyze its images. */
  async function storeDraft(organizationId: string, draft: Draft): Promise<DraftOutcome> {
    const { id, expiresAt } = await db.transaction().execute(async (trx) => {
      const inserted = await insertDraft(trx, organizationId, draft)
      // Read after the draft refers to its contents, because facts may be deleted until then.
      const analyzed = await analyses.findAnalyzed(organizationId, contentsOf(draft), trx)
      const payloads = contentsOf(draft)
        .filter((sha256) => !analyzed.has(sha256))
        .map((sha256) => ({ draftId: inserted.id, sha256 }))
      await jobs.enqueue(trx, ANALYZE_DRAFT, payloads, { organizationId, urgency: 'interactive' })
      return inserted
    })
    return { draftId: id, expiresAt }
  }

  return async function submitDraft(submission: DraftSubmission): Promise<DraftOutcome> {
    const { organization, request, admit, signal } = submission
    const opened = await openDraft(deps, organization, request)
    const urls = urlsOf(opened)
    if (urls.length > 0) await admit()
    await using downloads = new Downloads(organization.id, deps, signal)
    await downloads.complete(urls)
    const draft = withDownloads(opened, downloads)
    const score = await scoreAnalyzed(deps, organization.id, draft, null)
    if (score) return { score }
    if (urls.length === 0) await admit()
    return await storeDraft(organization.id, draft)
  }
}

export type SubmitDraft = ReturnType<typeof createSubmitDraft>

const urlsOf = ({ hero, carousel, candidates }: Draft<OpenImage>): string[] =>
  [hero, ...carousel, ...candidates].flatMap((image) =>
    'isDownloaded' in image ? [image.reference.image_url] : [],
  )

/** Interval at which a waiting request reads its draft. */
const INTERVAL_MS = 100

/** Polls a draft until it is scored or failed; null after the deadline. */
export async function settledDraft(
  getDraft: GetDraft,
  { organizationId, draftId }: { organizationId: string; draftId: string },
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<DraftScore | null> {
  for (const end = performance.now() + waitMs; performance.now() < end; ) {
    await sleep(Math.min(INTERVAL_MS, Math.max(0, end - performance.now())), undefined, { signal })
    const draft = await getDraft(organizationId, draftId)
    if (draft.status !== 'processing') return draft
  }
  return null
}
