import type { Logger } from '@endcap/foundation/observability/log'
import type { StoredFiles } from '../../../platform/blobs/stored-files.ts'
import { originOf } from '../../categories/resolve-category.ts'
import type { FetchImages } from '../../images/fetch-images.ts'
import { isOwnUrl } from '../../images/image-url.ts'
import { ownPdp } from '../record/own-pdp.ts'
import { detailsOfPdp, keyOfPdp } from '../record/pdp.ts'
import { Downloads } from '../submission/downloads.ts'
import { reconcileImages, urlsToFetch } from '../submission/reconcile-images.ts'
import { type StoreDeps, storeChange, storeUnchanged } from '../submission/store-submission.ts'
import { untilApplied } from '../submission/until-applied.ts'

type Deps = StoreDeps & { fetchImages: FetchImages; files: StoredFiles; baseUrl: string; log: Logger }

type Subject = { organizationId: string; pdpId: string }

/**
 * Downloads a PDP's images again and rescores it if any has changed. Images of this service never change.
 *
 * @returns true if an image has changed
 * @throws DomainError PDP_NOT_FOUND, IMAGE_DOWNLOAD_FAILED, IMAGE_UPLOAD_FAILED; then nothing changes
 */
export function createRefreshImages(deps: Deps) {
  return async function refreshImages(subject: Subject, signal: AbortSignal): Promise<boolean> {
    await using downloads = new Downloads(subject.organizationId, deps, signal)
    return await untilApplied(() => apply(deps, subject, downloads))
  }
}

export type RefreshImages = ReturnType<typeof createRefreshImages>

/** Returns null if the PDP has changed meanwhile. */
async function apply(
  deps: Deps,
  { organizationId, pdpId }: Subject,
  downloads: Downloads,
): Promise<boolean | null> {
  const { db, pdps, baseUrl } = deps
  const pdp = await ownPdp(db, pdps, organizationId, pdpId)
  const before = await pdps.images(db, pdp.id)
  const planned = before.map((image) => ({
    ...image,
    stored: image,
    repeated: undefined,
    isFetched: !isOwnUrl(baseUrl, image.sourceUrl),
  }))
  await downloads.complete(urlsToFetch(planned))
  const images = reconcileImages(planned, { downloads, categoryId: pdp.category_id })
  if (images.newImages.length === 0) {
    await storeUnchanged(
      deps,
      { pdp, images: before },
      { hints: pdp.category_hints, origin: originOf(pdp), after: images.images, learned: [] },
    )
    return false
  }
  const change = {
    key: keyOfPdp(pdp),
    current: pdp,
    details: { ...detailsOfPdp(pdp), setFrom: 'refresh' as const },
    images,
    learned: [],
  }
  return (await storeChange(deps, change)) === null ? null : true
}
