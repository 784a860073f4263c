import { isDeepStrictEqual } from 'node:util'
import { isGuessed } from '@endcap/api'
import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'
import type { Logger } from '@endcap/foundation/observability/log'
import type { StoredFiles } from '../../../platform/blobs/stored-files.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import type { KnownProduct } from '../../categories/category-store.ts'
import type { CategoryHints, ResolveCategory, Resolved } from '../../categories/resolve-category.ts'
import type { FetchImages } from '../../images/fetch-images.ts'
import { isOwnUrl } from '../../images/image-url.ts'
import { defaultPortfolioOf, type Organization } from '../../organizations/organization-store.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import {
  detailsOfPdp,
  type Pdp,
  type PdpDetails,
  type PdpImage,
  type PdpKey,
  type PdpWithImages,
} from '../record/pdp.ts'
import { followFamily } from '../record/pdp-families.ts'
import { Downloads } from './downloads.ts'
import { planImages, reconcileImages, reusedImages, urlsToFetch } from './reconcile-images.ts'
import { type OnStored, type StoreDeps, storeChange, storeUnchanged } from './store-submission.ts'
import type { PdpSubmission } from './submission.ts'
import { untilApplied } from './until-applied.ts'

export type ApplyDeps = StoreDeps & {
  resolveCategory: ResolveCategory
  fetchImages: FetchImages
  files: StoredFiles
  baseUrl: string
  log: Logger
}

export type SubmitOutcome = { pdpId: string; status: Pdp['status']; errorCode: string | null }

/** `isChanged`: false for a repeated submission. */
export type ApplyOutcome = SubmitOutcome & {
  isChanged: boolean
  /** False if its family is the same. */
  isMoved: boolean
  /** Positions of images that keep the content of another address. */
  reused: number[]
}

export type ApplyRequest = {
  organization: Organization
  idType: PdpKey['idType']
  externalId: string
  retailer: string
  /** Called again if the PDP has changed. */
  submissionFor: (current: PdpWithImages | null) => PdpSubmission
  urgency: Urgency
  onStored?: OnStored
  signal: AbortSignal
}

/**
 * Compares a submission with the stored PDP, downloads new images, and stores the change and its run in one
 * transaction. Concurrent submissions of a PDP apply one after the other.
 *
 * @throws DomainError with the codes of `PUT /v1/pdps/id/{id}`
 */
export function createApplySubmission(deps: ApplyDeps) {
  const { fetchImages, files, log } = deps

  return async function applySubmission(request: ApplyRequest): Promise<ApplyOutcome> {
    const { organization, idType, externalId, signal } = request
    const retailer = existingRetailer(request.retailer).id
    const portfolioId = defaultPortfolioOf(organization)
    const key: PdpKey = { organizationId: organization.id, idType, externalId, retailer }
    const downloads = new Downloads(organization.id, { fetchImages, files }, signal)
    try {
      return await untilApplied(() =>
        apply(deps, { ...request, key, portfolioId, icp: organization.icp, downloads }),
      )
    } finally {
      // Runs on: identical submissions share this outcome, and must not join after the commit.
      downloads[Symbol.asyncDispose]().catch((error: unknown) =>
        log.warn({ err: error }, 'cannot remove the download folder of a submission'),
      )
    }
  }
}

export type ApplySubmission = ReturnType<typeof createApplySubmission>

type SubmitRequest = {
  organization: Organization
  idType: PdpKey['idType']
  externalId: string
  submission: PdpSubmission
  signal: AbortSignal
}

/**
 * Applies identical concurrent submissions once.
 *
 * @throws DomainError with the codes of `PUT /v1/pdps/id/{id}`
 */
export function createSubmitPdp({ applySubmission }: { applySubmission: ApplySubmission }) {
  const flights = createSingleFlight<ApplyOutcome>()

  return function submitPdp(request: SubmitRequest): Promise<ApplyOutcome> {
    const { organization, idType, externalId, submission } = request
    const key = JSON.stringify([organization.id, idType, externalId, submission])
    const submit = (signal: AbortSignal) =>
      applySubmission({
        organization,
        idType,
        externalId,
        retailer: submission.retailer,
        submissionFor: () => submission,
        urgency: 'submission',
        signal,
      })
    return flights(key, submit, request.signal)
  }
}

export type SubmitPdp = ReturnType<typeof createSubmitPdp>

type Attempt = Pick<ApplyRequest, 'submissionFor' | 'urgency' | 'onStored'> & {
  key: PdpKey
  portfolioId: string
  icp: Organization['icp']
  downloads: Downloads
}

/** Returns null if another submission has changed the PDP. */
async function apply(
  deps: ApplyDeps,
  { key, portfolioId, icp, submissionFor, downloads, urgency, onStored }: Attempt,
): Promise<ApplyOutcome | null> {
  const { organizationId } = key
  const current = await deps.pdps.findWithImages(key)
  const submission = submissionFor(current)
  // Keeps the shop's own categories from earlier files.
  const hints = { ...labelsOf(current), ...submission.category }
  const resolved = await deps.resolveCategory(hints, { organizationId, icp }, current?.pdp)
  const categoryId = resolved.category.id
  const learned = submission.isLearned === false ? [] : productsOf(hints, resolved)
  const planned = planImages(submission.images, current?.images ?? [], {
    refreshesImages: submission.refreshesImages,
    isImmutable: (url) => isOwnUrl(deps.baseUrl, url),
  })
  await downloads.complete(urlsToFetch(planned))
  const images = reconcileImages(planned, { downloads, categoryId })
  const reused = reusedImages(images.images).map(({ position }) => position)
  const details = {
    portfolioId,
    integrationId: submission.integrationId,
    name: submission.name,
    categoryId,
    categoryHints: hints,
    categoryOrigin: { source: resolved.source, confidence: resolved.confidence },
    ...originOfSet(current, images.images, urgency),
  }
  if (current && isUnchanged(current, details, images.images)) {
    const isStored = await storeUnchanged(deps, current, {
      hints,
      origin: details.categoryOrigin,
      after: images.images,
      learned,
    })
    if (!isStored) return null
    const { id, status, error_code } = current.pdp
    const isMoved = await deps.db.transaction().execute((trx) => followFamily(trx, id, submission.marks))
    return { pdpId: id, status, errorCode: error_code, isChanged: false, isMoved, reused }
  }
  const pdpId = await storeChange(deps, {
    key,
    current: current?.pdp ?? null,
    details,
    images,
    learned,
    urgency,
    async onStored(trx, id) {
      await followFamily(trx, id, submission.marks)
      await onStored?.(trx, id)
    },
  })
  if (pdpId === null) return null
  return { pdpId, status: 'PROCESSING', errorCode: null, isChanged: true, isMoved: true, reused }
}

const labelsOf = (current: PdpWithImages | null): Pick<CategoryHints, 'labels'> => {
  const labels = current?.pdp.category_hints.labels
  return labels ? { labels } : {}
}

/** Empty if the PDP keeps its category. */
function productsOf({ codes }: CategoryHints, { category, source, isKept }: Resolved): KnownProduct[] {
  if (isKept) return []
  return codes.map((product) => ({ product, categoryId: category.id, isGuess: isGuessed(source) }))
}

function originOfSet(
  current: PdpWithImages | null,
  after: readonly PdpImage[],
  urgency: Urgency,
): Pick<PdpDetails, 'setFrom' | 'isComposed'> {
  if (current && hasSameImages(current.images, after)) {
    const { setFrom, isComposed = false } = detailsOfPdp(current.pdp)
    return { setFrom, isComposed }
  }
  return { setFrom: urgency === 'import' ? 'import' : 'submission', isComposed: false }
}

const hasSameImages = (before: readonly PdpImage[], after: readonly PdpImage[]): boolean =>
  before.length === after.length && after.every(({ imageId }, index) => imageId === before[index]?.imageId)

function isUnchanged(
  { pdp, images: before }: PdpWithImages,
  details: Pick<PdpDetails, 'integrationId' | 'name' | 'categoryId'>,
  after: readonly PdpImage[],
): boolean {
  return (
    pdp.integration_id === details.integrationId &&
    pdp.name === details.name &&
    pdp.category_id === details.categoryId &&
    hasSameImages(before, after) &&
    after.every(
      ({ assetId, rights }, index) =>
        assetId === before[index]?.assetId && isDeepStrictEqual(rights, before[index].rights),
    )
  )
}
