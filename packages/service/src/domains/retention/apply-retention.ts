import type { Db } from '../../platform/db/database.ts'
import { countExpiredAudit, removeExpiredAudit } from '../audit/expired-audit.ts'
import { countUnusedPictures, removeUnusedPictures } from '../images/remove-unused-pictures.ts'
import { countEarlierVersions, removeEarlierVersions } from '../scoring/remove-earlier-versions.ts'

/** Counts of expired records. A listing's history keeps its image sets. */
export type Retained = {
  unused_pictures: number
  unused_picture_bytes: number
  earlier_facts: number
  earlier_scores: number
  audit_events: number
}

export type RetentionDeps = { db: Db; factsVersion: string; retention: { pictureDays: number } }

/** Removes expired records. Safe to run concurrently. */
export async function applyRetention(
  { db, factsVersion, retention }: RetentionDeps,
  signal: AbortSignal,
): Promise<Retained> {
  const pictures = await removeUnusedPictures(db, retention.pictureDays, signal)
  return describe(
    pictures,
    await removeEarlierVersions(db, factsVersion, signal),
    await removeExpiredAudit(db),
  )
}

/** Counts the records that the next run removes. */
export async function previewRetention({ db, factsVersion, retention }: RetentionDeps): Promise<Retained> {
  const pictures = await countUnusedPictures(db, retention.pictureDays)
  return describe(pictures, await countEarlierVersions(db, factsVersion), await countExpiredAudit(db))
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
