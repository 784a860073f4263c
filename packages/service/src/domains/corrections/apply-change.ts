import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { ScoreStandalone } from '../images/score-standalone.ts'
import type { RescoreContents, RescoredPdp } from '../pdps/scoring/rescore-contents.ts'
import type { StoredCorrection } from '../scoring/correction-store.ts'
import { judgeContent } from '../spark/judge-content.ts'

export type ApplyDeps = { rescoreContents: RescoreContents; scoreStandalone: ScoreStandalone }

/**
 * Scores the listings and images with the content again, or stores the verdict on an image of Spark. Runs in
 * the transaction of the correction.
 *
 * @throws DomainError NOT_MADE_BY_SPARK
 */
export async function applyChange(
  { rescoreContents, scoreStandalone }: ApplyDeps,
  trx: Db,
  correction: StoredCorrection,
): Promise<RescoredPdp[]> {
  const { organization_id: organizationId, kind, sha256, other_sha256: other } = correction
  if (kind === 'disagree' || sha256 === null) return []
  if (kind === 'product_damaged') {
    await judgeDamage(trx, correction, sha256)
    return []
  }
  const contents = other === null ? [sha256] : [sha256, other]
  await scoreStandalone(trx, organizationId, contents)
  return rescoreContents(trx, organizationId, contents)
}

async function judgeDamage(trx: Db, correction: StoredCorrection, sha256: string): Promise<void> {
  const { organization_id: organizationId, comment, created_by: by, revoked_at: revokedAt } = correction
  const verdict = revokedAt === null ? ({ reason: 'product_damaged', comment, by } as const) : null
  const judged = await judgeContent(trx, { organizationId, sha256 }, verdict)
  // The image of a revoked correction may have been deleted.
  if (judged === 0 && verdict)
    throw new DomainError('NOT_MADE_BY_SPARK', 'the image was not made by Spark, so it has no verdict')
}
