import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftRequest, DraftScore } from '@endcap/api'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { Organization } from '../organizations/organization-store.ts'
import type { ShareReads } from '../organizations/share-reads.ts'
import { Downloads } from '../pdps/downloads.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { ANALYZE_DRAFT } from './analyze-draft.job.ts'
import { contentsOf } from './draft.ts'
import { insertDraft } from './draft-store.ts'
import { type GetDraft, missingContents } from './get-draft.ts'
import { openDraft } from './open-draft.ts'
import { scoreDraft } from './score-draft.ts'

type Deps = Parameters<typeof openDraft>[0] & {
  db: Db
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  fetchImages: FetchImages
  files: StoredFiles
  jobs: JobQueue
  shareReads: ShareReads
}

/** A what-if request of an organization. */
export type DraftSubmission = {
  organization: Organization
  request: DraftRequest
  /** Counts the request as a submission. Called at most once, before images are downloaded or analyzed. */
  admit: () => Promise<unknown>
  signal: AbortSignal
}

/** The score, or the id of a draft whose images are being analyzed. */
export type DraftOutcome = { score: DraftScore } | { draftId: string; expiresAt: Date }

/**
 * Creates the what-if: scores a listing that is not stored. If the images have been analyzed before, the score
 * is returned at once and nothing is stored. Otherwise the draft is stored, and its images are analyzed.
 *
 * @throws DomainError with the codes of `POST /v1/pdps/score`
 */
export function createSubmitDraft(deps: Deps) {
  const { db, analyses, jobs, shareReads } = deps

  return async function submitDraft(submission: DraftSubmission): Promise<DraftOutcome> {
    const { organization, request, admit, signal } = submission
    const urls = urlsOf(request)
    if (urls.length > 0) await admit()
    await using downloads = new Downloads(organization.id, deps, signal)
    await downloads.complete(urls)
    const { draft, missing, score } = await shareReads(organization.id, async () => {
      const opened = await openDraft(deps, organization, request, downloads)
      const facts = await analyses.findNewestFacts(organization.id, contentsOf(opened))
      const unknown = missingContents(opened, facts)
      const scored = unknown.length === 0 ? await scoreDraft(opened, facts, null) : null
      return { draft: opened, missing: unknown, score: scored }
    })
    if (score) return { score }
    if (urls.length === 0) await admit()
    const { id, expiresAt } = await db.transaction().execute(async (trx) => {
      const inserted = await insertDraft(trx, organization.id, draft)
      const payloads = missing.map((sha256) => ({ draftId: inserted.id, sha256 }))
      const owner = { organizationId: organization.id, urgency: 'interactive' } as const
      await jobs.enqueue(trx, ANALYZE_DRAFT, payloads, owner)
      return inserted
    })
    return { draftId: id, expiresAt }
  }
}

export type SubmitDraft = ReturnType<typeof createSubmitDraft>

function urlsOf({ hero, carousel = [], candidates = [] }: DraftRequest): { url: string }[] {
  const references = [...(hero ? [hero] : []), ...carousel, ...candidates]
  return references.flatMap((reference) => ('image_url' in reference ? [{ url: reference.image_url }] : []))
}

/** Interval at which a waiting request reads its draft. */
const INTERVAL_MS = 100

/** Reads a draft until it is scored or has failed. Returns null if the time is over first. */
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
