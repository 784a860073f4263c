import { MAX_CAROUSEL_IMAGES, type OwnReference, type ShotPlacement } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { PdpStatus, StoredAuthor } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { newImage } from '../images/fetch-images.ts'
import { insertImages } from '../images/image-store.ts'
import { createFindUpload } from '../images/upload-store.ts'
import { findComposed } from '../pdps/changes/composed-images.ts'
import type { SetImages } from '../pdps/changes/set-images.ts'
import { noSuchShot } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { roleAt, type StartRun } from '../scoring/start-run.ts'
import { insertComment } from './comment.ts'
import { authorColumn, updateShot } from './record-change.ts'
import { findShot, lockShot, lockShotAndPdp, type Shot } from './shot-store.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images' | 'lock'>
  startRun: StartRun
  setImages: SetImages
}

export type SentPicture = {
  organizationId: string
  shotId: string
  picture: OwnReference
  /** Defaults to the caller of the current request. */
  by?: StoredAuthor
}

/**
 * Creates the sending of a picture for a shot, which is then to review. The picture becomes an image of the PDP that is
 * not in its set, and is scored for its place.
 *
 * @throws DomainError IMAGE_NOT_FOUND, IMAGE_UPLOAD_FAILED, SHOT_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export function createSendPicture(deps: Omit<Deps, 'setImages'>) {
  const { db, pdps } = deps
  return async function sendPicture({ organizationId, shotId, picture, by }: SentPicture): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const { shot, pdp } = await lockShotAndPdp(trx, pdps, organizationId, shotId)
      const before = await pdps.images(trx, pdp.id)
      const lookUp = { db: trx, findUpload: createFindUpload(trx) }
      const [content] = await findComposed(lookUp, { pdp, before }, [picture])
      if (!content) throw noSuchShot()
      const role = roleAt(shot.position ?? before.length)
      let { imageId } = content
      if (imageId === null) {
        const added = { ...newImage(content, pdp.category_id, role), originPdpId: pdp.id }
        await insertImages(trx, organizationId, [added])
        const run = { id: uuidV7(), subject: { kind: 'image', imageId: added.imageId } } as const
        await deps.startRun(trx, run, {
          organizationId,
          categoryId: pdp.category_id,
          items: [{ sha256: content.sha256, role }],
          urgency: 'interactive',
        })
        imageId = added.imageId
      }
      await updateShot(trx, shot, 'sent', {
        status: 'to_review',
        sent_image_id: imageId,
        sent_at: new Date(),
        sent_by: authorColumn(by ?? actorOfWork()),
        sent_back_reason: null,
        sent_back_at: null,
        sent_back_by: null,
      })
    })
  }
}

export type SendPicture = ReturnType<typeof createSendPicture>

export type Placement = { organizationId: string; shotId: string; placement: ShotPlacement }

/**
 * Creates the placement of a sent picture. The set changes first. If the process ends before the shot is done, the next
 * attempt finds the picture in the set.
 *
 * @returns the status of the PDP
 * @throws DomainError IMAGES_CHANGED, SHOT_NOT_FOUND, SHOT_WITHOUT_PICTURE, TOO_MANY_IMAGES, and those of `setImages`
 */
export function createPlacePicture({ db, pdps, setImages }: Deps) {
  return async function placePicture({ organizationId, shotId, placement }: Placement): Promise<PdpStatus> {
    const shot = await findShot(db, organizationId, shotId)
    const { pdp_id: pdpId, sent_image_id: sent } = shot
    if (sent === null || shot.status !== 'to_review') throw withoutPicture()
    const pdp = await pdps.findById(db, pdpId)
    if (!pdp) throw noSuchShot()
    const known = (await pdps.images(db, pdpId)).map(({ imageId }) => imageId)
    const placed = placeAmong(known, sent, {
      position: placement.position ?? shot.position,
      keepsCurrent: placement.keeps_current === true,
    })
    const [hero = { image_id: sent }, ...carousel] = placed.map((id) => ({ image_id: id }))
    const { status } = await setImages({
      organizationId,
      pdpId,
      composition: {
        hero,
        carousel,
        expected_image_ids: placement.expected_image_ids ?? known,
      },
    })
    await db.transaction().execute(async (trx) => {
      const locked = await lockShot(trx, organizationId, shotId)
      // Another picture that was sent meanwhile waits for review.
      if (locked.sent_image_id === sent && locked.status !== 'done')
        await updateShot(trx, locked, 'placed', { status: 'done' })
    })
    return status
  }
}

export type PlacePicture = ReturnType<typeof createPlacePicture>

type Place = { position: number | null; keepsCurrent: boolean }

/** Moves a picture that is in the set already. @throws DomainError TOO_MANY_IMAGES */
function placeAmong(
  images: readonly string[],
  sent: string,
  { position, keepsCurrent }: Place,
): readonly string[] {
  if (images.includes(sent)) {
    const others = images.filter((id) => id !== sent)
    return position === null ? images : others.toSpliced(Math.min(position, others.length), 0, sent)
  }
  const at = Math.min(position ?? images.length, images.length)
  const placed = images.toSpliced(at, keepsCurrent ? 0 : 1, sent)
  if (placed.length > MAX_CAROUSEL_IMAGES + 1)
    throw new DomainError('TOO_MANY_IMAGES', `the listing has ${MAX_CAROUSEL_IMAGES} carousel images already`)
  return placed
}

/**
 * Sends the picture of a shot back with a sentence, which is also a comment.
 *
 * @throws DomainError SHOT_NOT_FOUND, SHOT_WITHOUT_PICTURE
 */
export async function sendBack(
  { db, pdps }: { db: Db; pdps: Pick<PdpStore, 'lock'> },
  { organizationId, shotId, reason }: { organizationId: string; shotId: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { shot } = await lockShotAndPdp(trx, pdps, organizationId, shotId)
    if (shot.status !== 'to_review') throw withoutPicture()
    await updateShot(trx, shot, 'sent_back', {
      status: isFromStudio(shot) ? 'at_studio' : 'to_do',
      sent_back_reason: reason,
      sent_back_at: new Date(),
      sent_back_by: authorColumn(actorOfWork()),
    })
    await insertComment(trx, {
      organization_id: organizationId,
      pdp_id: shot.pdp_id,
      shot_id: shot.id,
      image_id: null,
      parent_id: null,
      text: reason,
      mentions: [],
      region: null,
      author: authorColumn(actorOfWork()),
    })
  })
}

const isFromStudio = ({ agency, sent_by: by }: Shot): boolean => agency !== null || by?.kind === 'guest'

const withoutPicture = () =>
  new DomainError('SHOT_WITHOUT_PICTURE', 'the shot has no picture that waits for review')
