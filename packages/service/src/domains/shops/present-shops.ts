import type { ShopConnection, ShopPicture, ShopPush } from '@endcap/api'
import type { Actor } from '@endcap/foundation/concurrency/work-scope'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { findActorNames } from '../auth/actor-names.ts'
import type { ShopConnectionRow } from './connection-store.ts'
import type { ShopPushRow } from './push.ts'

/** Presents connections without their tokens. */
export async function presentConnections(
  db: Db,
  connections: readonly ShopConnectionRow[],
): Promise<ShopConnection[]> {
  const present = await actorsOf(
    db,
    connections.map(({ created_by: by }) => by),
  )
  return connections.map(({ id, system, address, name, created_at: at, created_by: by }) => ({
    connection_id: id,
    system,
    address,
    name,
    created_at: at.toISOString(),
    created_by: present(by),
  }))
}

/** Presents pushes with the pictures of both sets. */
export async function presentPushes(
  db: Db,
  pushes: readonly ShopPushRow[],
  signRenditions: SignRenditions,
): Promise<ShopPush[]> {
  const present = await actorsOf(
    db,
    pushes.flatMap((push) => [push.created_by, push.confirmed_by, push.rolled_back_by]),
  )
  return pushes.map((push) => ({
    push_id: push.id,
    connection_id: push.connection_id,
    pdp_id: push.pdp_id,
    product_id: push.product_id,
    title: push.title,
    status: push.status,
    problem: push.problem,
    message: push.message,
    warnings: push.warnings,
    before: push.before.map(({ id, url, alt }) => ({
      media_id: id,
      image_id: null,
      url,
      renditions: null,
      alt,
    })),
    after: push.after.map((place): ShopPicture => {
      const { mediaId, image, url, alt } = place
      const file = image && { organizationId: push.organization_id, sha256: image.sha256 }
      return {
        media_id: mediaId,
        image_id: image?.id ?? null,
        url,
        renditions: file && signRenditions(file),
        alt,
      }
    }),
    created_at: push.created_at.toISOString(),
    created_by: present(push.created_by),
    confirmed_at: push.confirmed_at?.toISOString() ?? null,
    confirmed_by: push.confirmed_by && present(push.confirmed_by),
    rolled_back_by: push.rolled_back_by && present(push.rolled_back_by),
    ended_at: push.ended_at?.toISOString() ?? null,
  }))
}

async function actorsOf(db: Db, actors: readonly (Actor | null)[]) {
  const nameOf = await findActorNames(
    db,
    actors.flatMap((actor) => actor ?? []),
  )
  return (actor: Actor | null) => ({
    kind: actor?.kind ?? ('operator' as const),
    id: actor?.id ?? null,
    name: actor && nameOf(actor),
  })
}
