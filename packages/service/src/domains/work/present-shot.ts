import type { WorkShot } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { createSignRenditions, renditionUrl } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PresentAuthor, presentAuthors } from '../auth/present-authors.ts'
import type { ShownImage, ShownShot } from './shot-store.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Presents shots of one organization with the names of people and signed addresses. */
export async function presentShots({ db, links }: Deps, shots: readonly ShownShot[]): Promise<WorkShot[]> {
  const by = await presentAuthors(
    db,
    shots.flatMap(({ created_by, sent_by, sent_back_by }) => [created_by, sent_by, sent_back_by]),
  )
  return shots.map((shot) => presentShot(shot, { by, links }))
}

type Context = { by: PresentAuthor; links: Deps['links'] }

function presentShot(shot: ShownShot, { by, links }: Context): WorkShot {
  const { organization_id: organizationId, hero_sha256: hero, picture } = shot
  const sign = createSignRenditions(links)
  const shown = ({ sha256, ...image }: ShownImage) => ({
    ...image,
    renditions: sign({ organizationId, sha256 }),
  })
  return {
    shot_id: shot.id,
    listing: {
      pdp_id: shot.pdp_id,
      id_type: shot.id_type,
      id: shot.external_id,
      retailer: shot.retailer,
      name: shot.name,
      thumbnail_url: hero === null ? null : renditionUrl(links, { organizationId, sha256: hero, size: 160 }),
    },
    status: shot.status,
    position: shot.position,
    // The database stores values of these lists.
    asset_type: shot.asset_type as WorkShot['asset_type'],
    action: shot.action as WorkShot['action'],
    factor: shot.factor as WorkShot['factor'],
    note: shot.note,
    assignee: shot.assignee_id === null ? null : { user_id: shot.assignee_id, name: shot.assignee_name },
    agency: shot.agency,
    due_on: shot.due_day,
    file_name: shot.file_name,
    width: shot.width,
    height: shot.height,
    crop: shot.crop,
    examples: shot.examples.map(shown),
    gain_low: shot.gain_low,
    gain_high: shot.gain_high,
    current: shot.current && shown(shot.current),
    picture:
      picture && shot.sent_at
        ? { ...shown(picture), sent_at: shot.sent_at.toISOString(), sent_by: by(shot.sent_by) }
        : null,
    sent_back:
      shot.sent_back_reason !== null && shot.sent_back_at
        ? { reason: shot.sent_back_reason, at: shot.sent_back_at.toISOString(), by: by(shot.sent_back_by) }
        : null,
    comments: shot.comments,
    created_at: shot.created_at.toISOString(),
    created_by: by(shot.created_by),
    updated_at: shot.updated_at.toISOString(),
    done_at: shot.done_at?.toISOString() ?? null,
  }
}
