import type { Db } from '../../platform/db/database.ts'
import { recordEvent } from '../events/record-event.ts'
import { findScore, type ScoreKey } from './analysis-store.ts'

/** Records a standalone image's score or failure. */
export async function recordImageScored(trx: Db, imageId: string, key: ScoreKey): Promise<void> {
  const { organizationId, role } = key
  const score = await findScore(trx, key)
  const image = { image_id: imageId, image_type: role }
  if (!score) {
    await recordEvent(trx, { organizationId, type: 'image.failed', data: image })
    return
  }
  const { service_score, classification } = score
  await recordEvent(trx, {
    organizationId,
    type: 'image.scored',
    data: { ...image, service_score, classification },
  })
}
