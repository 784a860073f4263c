import type { Db } from '../../platform/db/database.ts'
import type { SparkRequestTable } from '../../platform/db/schema.ts'
import { recordEvent } from '../events/record-event.ts'

type SettledRequest = Pick<SparkRequestTable, 'id' | 'kind' | 'organization_id' | 'image_id'>

/** Records completion or failure of a request. */
export async function recordSettled(
  trx: Db,
  { id, kind, organization_id: organizationId, image_id }: SettledRequest,
  outcome: 'completed' | 'failed',
): Promise<void> {
  // A fix takes seconds, and its caller waits for it.
  if (kind === 'crop' || kind === 'whiten') return
  if (kind === 'images')
    await recordEvent(trx, {
      organizationId,
      type: `spark.images.${outcome}`,
      data: { batch_id: id, image_id },
    })
  else
    await recordEvent(trx, {
      organizationId,
      type: `spark.ideas.${outcome}`,
      data: { idea_id: id, image_id },
    })
}
