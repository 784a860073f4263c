import { countExpiredAudit, removeExpiredAudit } from '../../domains/audit/expired-audit.ts'
import { countUnusedPictures, removeUnusedPictures } from '../../domains/images/remove-unused-pictures.ts'
import { countEarlierVersions, removeEarlierVersions } from '../../domains/scoring/remove-earlier-versions.ts'
import type { Db } from '../../platform/db/database.ts'

/** Numbers of what is kept no longer. Sets in the history of a listing are kept for good. */
export type Retained = {
  unused_pictures: number
  unused_picture_bytes: number
  earlier_facts: number
  earlier_scores: number
  audit_events: number
}

type Deps = { db: Db; retention: { pictureDays: number } }

/** Returns the administrative operation that shows what the next runs of the maintenance tasks remove, or removes it now. */
export function createRetentionAdministration({ db, retention }: Deps) {
  return {
    async retention({ isDryRun }: { isDryRun: boolean }): Promise<Retained> {
      if (!isDryRun) {
        const { signal } = new AbortController()
        const pictures = await removeUnusedPictures(db, retention.pictureDays, signal)
        return describe(pictures, await removeEarlierVersions(db, signal), await removeExpiredAudit(db))
      }
      const pictures = await countUnusedPictures(db, retention.pictureDays)
      return describe(pictures, await countEarlierVersions(db), await countExpiredAudit(db))
    },
  }
}

const describe = (
  pictures: { images: number; bytes: number },
  { facts, scores }: { facts: number; scores: number },
  auditEvents: number,
): Retained => ({
  unused_pictures: pictures.images,
  unused_picture_bytes: pictures.bytes,
  earlier_facts: facts,
  earlier_scores: scores,
  audit_events: auditEvents,
})
