import type { ShopPushWarning } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { ShopListing, ShopMedia } from '@endcap/shop-systems'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { keyOf } from './connect-shop.ts'
import { ownConnection } from './connection-store.ts'
import type { OpenConnection } from './open-connection.ts'
import type { PlannedMedia } from './push.ts'
import { pushedMedia } from './push-store.ts'
import type { ShopConfig } from './shop-config.ts'
import { reportingShop } from './shop-errors.ts'

type Deps = {
  db: Db
  config: ShopConfig
  pdps: Pick<PdpStore, 'findById' | 'images'>
  organizations: Pick<OrganizationStore, 'find'>
  openConnection: OpenConnection
}

export type PlanRequest = { connection_id: string; pdp_id: string; product_id: string }

/**
 * Creates the plan of a push, which changes nothing. Returns its id.
 * @throws DomainError
 */
export function createPlanPush({ db, config, pdps, organizations, openConnection }: Deps) {
  return async function planPush(
    organizationId: string,
    request: PlanRequest,
    signal: AbortSignal,
  ): Promise<string> {
    keyOf(config)
    const connection = await ownConnection(db, organizationId, request.connection_id)
    const pdp = await ownPdp(db, pdps, organizationId, request.pdp_id)
    const images = await pdps.images(db, pdp.id)
    const listing = await reportingShop(async () =>
      openConnection(connection).readListing(request.product_id, signal),
    )
    const organization = await organizations.find(organizationId)
    const after = planSet(listing, images, {
      pushed: await pushedMedia(db, connection.id),
      language: organization?.language ?? 'en',
    })
    const id = uuidV7()
    const by = actorOfWork()
    await db
      .insertInto('shop_push')
      .values({
        id,
        organization_id: organizationId,
        connection_id: connection.id,
        pdp_id: pdp.id,
        product_id: request.product_id,
        title: listing.title,
        status: 'planned',
        before: JSON.stringify(listing.media),
        after: JSON.stringify(after),
        warnings: warningsOf(listing, after, { isScored: pdp.status === 'COMPLETED' }),
        created_by: by && JSON.stringify(by),
      })
      .execute()
    return id
  }
}

export type PlanPush = ReturnType<typeof createPlanPush>

/**
 * Returns the images of a listing in order, then what the shop must keep: videos, and pictures that its variants would
 * lose. Pictures that the shop has already are used again, with their alt texts.
 */
export function planSet(
  { media }: ShopListing,
  images: readonly PdpImage[],
  { pushed, language }: { pushed: ReadonlyMap<string, readonly string[]>; language: string },
): PlannedMedia[] {
  const free = new Map(media.filter(({ isPicture }) => isPicture).map((each) => [each.id, each]))
  const take = (image: PdpImage): ShopMedia | undefined => {
    const ids = pushed.get(image.sha256) ?? []
    const found = [...free.values()].find(
      ({ id, url }) => ids.includes(id) || url === image.contentUrl || url === image.sourceUrl,
    )
    if (found) free.delete(found.id)
    return found
  }
  const own = images.map((image): PlannedMedia => {
    const found = take(image)
    return {
      mediaId: found?.id ?? null,
      image: { id: image.imageId, sha256: image.sha256, format: image.file.format },
      url: found?.url ?? null,
      alt: found?.alt ?? image.altTexts[language] ?? '',
    }
  })
  const kept = media.filter(({ id, isPicture, isOfVariant }) => !isPicture || (isOfVariant && free.has(id)))
  return [...own, ...kept.map(({ id, url, alt }) => ({ mediaId: id, image: null, url, alt }))]
}

function warningsOf(
  { media }: ShopListing,
  after: readonly PlannedMedia[],
  { isScored }: { isScored: boolean },
): ShopPushWarning[] {
  const own = new Set(after.flatMap(({ mediaId, image }) => (image && mediaId !== null ? [mediaId] : [])))
  const isSame =
    after.length === media.length && after.every(({ mediaId }, index) => mediaId === media[index]?.id)
  return [
    ...(media.some(({ isPicture }) => !isPicture) ? (['keeps_other_media'] as const) : []),
    ...(media.some(({ id, isPicture, isOfVariant }) => isPicture && isOfVariant && !own.has(id))
      ? (['keeps_variant_pictures'] as const)
      : []),
    ...(after.some(({ image, alt }) => image && alt === '') ? (['no_alt_text'] as const) : []),
    ...(isScored ? [] : (['not_scored'] as const)),
    ...(isSame ? (['nothing_changes'] as const) : []),
  ]
}
