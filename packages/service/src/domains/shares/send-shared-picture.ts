import type { Brief } from '@endcap/api'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { ReceiveUpload, UploadBody } from '../images/receive-upload.ts'
import { noSuchShot } from '../pdps/record/own-pdp.ts'
import type { SendPicture } from '../work/review-shot.ts'
import { readBriefs } from './read-briefs.ts'
import type { OpenShare } from './share-store.ts'
import { statusOfShared } from './shared-shot.ts'

type Deps = { db: Db; readJudging: ReadJudging; receiveUpload: ReceiveUpload; sendPicture: SendPicture }

type Sent = { shotId: string; name: string; body: UploadBody; signal: AbortSignal }

/**
 * Creates the sending of a picture through a link. It is to review, and nothing of the listing changes.
 *
 * @throws DomainError SHARE_READ_ONLY, SHOT_NOT_FOUND, SHOT_DONE, and those of `receiveUpload`
 */
export function createSendSharedPicture({ db, readJudging, receiveUpload, sendPicture }: Deps) {
  return async function sendSharedPicture(share: OpenShare, sent: Sent): Promise<Brief> {
    const { id: shareId, organization_id: organizationId } = share
    const { shotId, name, body, signal } = sent
    const status = await statusOfShared(db, share, shotId)
    if (status === 'done') throw new DomainError('SHOT_DONE', 'the picture of the shot is in its place')
    const { id: uploadId } = await receiveUpload(organizationId, body, signal)
    const by = { kind: 'guest', id: shareId, name } as const
    await sendPicture({ organizationId, shotId, picture: { upload_id: uploadId }, by })
    await recordAudit(db, 'share.picture_sent', {
      organizationId,
      subject: shareId,
      details: { shot_id: shotId, name },
      actor: { kind: 'guest', id: shareId },
    })
    const [brief] = await readBriefs({ db, readJudging, signRenditions: null }, organizationId, [shotId])
    if (!brief) throw noSuchShot()
    return brief
  }
}

export type SendSharedPicture = ReturnType<typeof createSendSharedPicture>
