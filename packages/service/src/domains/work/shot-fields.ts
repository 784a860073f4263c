import type { ShotChange } from '@endcap/api'
import { sql, type Updateable } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { ShotTable } from '../../platform/db/schema.ts'
import { noSuchImage } from '../images/explain-image.ts'
import { isTrashed } from '../images/trashed-images.ts'
import { checkMembers } from './members.ts'

/**
 * Checks the fields of a request and returns the columns.
 *
 * @throws DomainError IMAGE_NOT_FOUND, VALIDATION_ERROR
 */
export async function shotColumns(
  trx: Db,
  subject: { organizationId: string; pdpId: string },
  { example_image_ids: examples, assignee_id: assignee, ...fields }: Omit<ShotChange, 'status'>,
): Promise<Updateable<ShotTable>> {
  if (assignee != null) await checkMembers(trx, subject, { assignee_id: [assignee] })
  if (examples) await checkImages(trx, subject.organizationId, examples)
  return {
    ...fields,
    ...(assignee === undefined ? {} : { assignee_id: assignee }),
    ...(examples === undefined ? {} : { example_image_ids: [...new Set(examples)] }),
  }
}

async function checkImages(trx: Db, organizationId: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE organization_id = ${organizationId}
      AND id = ANY(${ids.filter((id) => isUuid(id))}::uuid[]) AND NOT ${isTrashed}`.execute(trx)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id.toLowerCase()))
  if (missing !== undefined) throw noSuchImage(missing)
}
