import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidV7 } from 'uuid'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { CategoryStore, KnownProduct } from '../categories/category-store.ts'
import type { CategoryHints, Resolved, ResolveCategory } from '../categories/resolve-category.ts'
import type { Db } from '../db/database.ts'
import { DomainError } from '../domain-error.ts'
import { type FetchedImage, type FetchImages, newImage, storeFetched } from '../images/fetch-images.ts'
import type { NewImage } from '../images/image-store.ts'
import { defaultPortfolioOf, type Organization } from '../organizations/organization-store.ts'
import { existingRetailer } from '../retailers/retailers.ts'
import { listingItems, roleAt, type StartRun } from '../scoring/start-run.ts'
import { withImageUrls } from './listing-result.ts'
import type { Pdp, PdpChange, PdpImage, PdpKey, PdpStore, PdpWithImages } from './pdp-store.ts'
import type { PdpSubmission, SubmittedImage } from './submission.ts'

type Deps = {
  db: Db
  pdps: PdpStore
  categories: CategoryStore
  resolveCategory: ResolveCategory
  fetchImages: FetchImages
  blobs: BlobStore
  startRun: StartRun
}

export type SubmitOutcome = { pdpId: string; status: Pdp['status']; errorCode: string | null }

export type SubmitRequest = {
  organization: Organization
  idType: PdpKey['idType']
  externalId: string
  submission: PdpSubmission
  signal: AbortSignal
}

/** Of any image of a listing. */
const MAX_IMAGE_BYTES = 25_000_000
/** How often a submission starts over because another one of the same PDP was accepted meanwhile. */
const MAX_ROUNDS = 200
/** Before it starts over, at most; at random, so that those who met do not meet again. */
const MAX_PAUSE_MS = 50

/**
 * Submits a PDP: compares it with what is there, downloads only what is new, and in one transaction
 * stores the change and starts its scoring. Concurrent submissions of one PDP are applied one after
 * the other, each to what the one before it left.
 *
 * @throws DomainError with the codes of `PUT /v1/pdps/id/{id}`
 */
export function createSubmitPdp({
  db,
  pdps,
  categories,
  resolveCategory,
  fetchImages,
  blobs,
  startRun,
}: Deps) {
  return async function submitPdp({
    organization,
    idType,
    externalId,
    submission,
    signal,
  }: SubmitRequest): Promise<SubmitOutcome> {
    const retailer = existingRetailer(submission.retailer).id
    const portfolioId = defaultPortfolioOf(organization)
    const { id: organizationId, icp } = organization
    const key: PdpKey = { organizationId, idType, externalId, retailer }
    await using downloads = new Downloads(organizationId, { fetchImages, blobs }, signal)

    for (let round = 0; round < MAX_ROUNDS; round++) {
      const current = await pdps.findWithImages(key)
      const resolved = await resolveCategory(submission.category, { organizationId, icp }, current?.pdp)
      const { category } = resolved
      const learnt = productsOf(submission.category, resolved)
      const existing = new Map(current?.images.map((image) => [image.filename, image]))
      await downloads.complete(submission.images.filter(({ filename }) => !existing.has(filename)))
      const { images, newImages } = reconcile(submission.images, existing, downloads, category.id)
      const details = {
        portfolioId,
        integrationId: submission.integrationId,
        name: submission.name,
        categoryId: category.id,
        categoryHints: submission.category,
      }
      if (current && isUnchanged(current, details, images)) {
        await remember(current, submission, images, learnt)
        const { id, status, error_code } = current.pdp
        return { pdpId: id, status, errorCode: error_code }
      }
      const pdpId = await apply(
        key,
        current?.pdp ?? null,
        { ...details, runId: uuidV7(), images, newImages },
        learnt,
      )
      if (pdpId !== null) return { pdpId, status: 'PROCESSING', errorCode: null }
      await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 5 * (round + 1)))
    }
    throw new DomainError('SERVICE_UNAVAILABLE', 'too many submissions of this PDP at once', {
      headers: { 'retry-after': '1' },
    })
  }

  /** Null where the PDP is no longer what `current` says. */
  async function apply(
    key: PdpKey,
    current: Pdp | null,
    change: PdpChange,
    learnt: readonly KnownProduct[],
  ): Promise<string | null> {
    const pdpId = current?.id ?? uuidV7()
    return db.transaction().execute(async (trx) => {
      const applied = current
        ? await pdps.update(trx, current, change)
        : await pdps.insert(trx, pdpId, key, change)
      if (!applied) return null
      const { organizationId } = key
      await categories.saveKnownProducts(trx, organizationId, learnt)
      await startRun(
        trx,
        { id: change.runId, subject: { kind: 'pdp', pdpId } },
        { organizationId, categoryId: change.categoryId, items: listingItems(change.images) },
      )
      return pdpId
    })
  }

  /**
   * What a submission that changes nothing still tells: codes of the product, what its category is told
   * from (the same again means the same), and addresses that the same images have now under other hosts
   * or queries, which are echoed.
   */
  async function remember(
    { pdp, images: before }: PdpWithImages,
    { category }: PdpSubmission,
    after: readonly PdpImage[],
    learnt: readonly KnownProduct[],
  ) {
    await categories.saveKnownProducts(db, pdp.organization_id, learnt)
    const moved = after.filter((image, index) => image.sourceUrl !== before[index]?.sourceUrl)
    if (moved.length === 0 && isDeepStrictEqual(pdp.category_hints, category)) return
    const urls = new Map(after.map(({ imageId, sourceUrl }) => [imageId, sourceUrl]))
    await db.transaction().execute(async (trx) => {
      const locked = await pdps.lock(trx, pdp.id)
      if (locked?.version !== pdp.version) return
      const result = locked.result && withImageUrls(locked.result, (imageId) => urls.get(imageId))
      await pdps.remember(trx, pdp.id, { moved, categoryHints: category, result })
    })
  }
}

/** What the submission tells of products; where its PDP has kept its category, nothing that was not told before. */
function productsOf({ codes }: CategoryHints, { category, from }: Resolved): KnownProduct[] {
  if (from === 'kept') return []
  return codes.map((product) => ({ product, categoryId: category.id, isGuess: from === 'guessed' }))
}

export type SubmitPdp = ReturnType<typeof createSubmitPdp>

/** What has been downloaded and stored for this submission so far, by URL. */
class Downloads implements AsyncDisposable {
  readonly #organizationId: string
  readonly #deps: Pick<Deps, 'fetchImages' | 'blobs'>
  readonly #signal: AbortSignal
  readonly #byUrl = new Map<string, FetchedImage>()
  readonly #folders = new AsyncDisposableStack()

  constructor(organizationId: string, deps: Pick<Deps, 'fetchImages' | 'blobs'>, signal: AbortSignal) {
    this.#organizationId = organizationId
    this.#deps = deps
    this.#signal = signal
  }

  get(url: string): FetchedImage | undefined {
    return this.#byUrl.get(url)
  }

  /** Downloads what is missing of `wanted`, and stores it once all of it has arrived. */
  async complete(wanted: readonly SubmittedImage[]): Promise<void> {
    const urls = [...new Set(wanted.map(({ url }) => url))].filter((url) => !this.#byUrl.has(url))
    if (urls.length === 0) return
    const { images } = this.#folders.use(
      await this.#deps.fetchImages({
        organizationId: this.#organizationId,
        urls,
        maxBytes: MAX_IMAGE_BYTES,
        signal: this.#signal,
      }),
    )
    for (const image of images) {
      await storeFetched(this.#deps.blobs, this.#organizationId, image)
      this.#byUrl.set(image.url, image)
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#folders.disposeAsync()
  }
}

/** The PDP's images after the submission: those whose file names it has stay, the others are new. */
function reconcile(
  submitted: readonly SubmittedImage[],
  existing: ReadonlyMap<string, PdpImage>,
  downloads: Downloads,
  categoryId: string,
): { images: PdpImage[]; newImages: NewImage[] } {
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

type Details = Pick<PdpChange, 'integrationId' | 'name' | 'categoryId'>

function isUnchanged(
  { pdp, images: before }: PdpWithImages,
  details: Details,
  after: readonly PdpImage[],
): boolean {
  return (
    pdp.integration_id === details.integrationId &&
    pdp.name === details.name &&
    pdp.category_id === details.categoryId &&
    before.length === after.length &&
    after.every(
      (image, index) => image.imageId === before[index]?.imageId && image.assetId === before[index].assetId,
    )
  )
}
