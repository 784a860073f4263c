import type { Brief } from '@endcap/api'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import { noSuchShot } from '../pdps/record/own-pdp.ts'
import type { AddComment } from '../work/comment.ts'
import { readBriefs } from './read-briefs.ts'
import type { OpenShare } from './share-store.ts'
import { statusOfShared } from './shared-shot.ts'

type Deps = { db: Db; readJudging: ReadJudging; addComment: AddComment }

type Said = { shotId: string; name: string; text: string }

/**
 * Creates the comments of guests on shots.
 *
 * @throws DomainError SHARE_READ_ONLY, SHOT_NOT_FOUND, TOO_MANY_COMMENTS
 */
export function createCommentSharedShot({ db, readJudging, addComment }: Deps) {
  return async function commentSharedShot(share: OpenShare, { shotId, name, text }: Said): Promise<Brief> {
    const { id: shareId, organization_id: organizationId } = share
    await statusOfShared(db, share, shotId)
    const by = { kind: 'guest', id: shareId, name } as const
    await addComment({ organizationId, comment: { shot_id: shotId, text }, by })
    await recordAudit(db, 'share.commented', {
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

export type CommentSharedShot = ReturnType<typeof createCommentSharedShot>
