import type { ShotChange } from '@endcap/api'
import { sql, type Updateable } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { ShotTable } from '../../platform/db/schema.ts'
import { validationError } from '../../platform/errors/domain-error.ts'
import { noSuchImage } from '../images/explain-image.ts'
import { isTrashed } from '../images/trashed-images.ts'

/**
 * Checks the fields of a request and returns the columns.
 *
 * @throws DomainError IMAGE_NOT_FOUND, VALIDATION_ERROR
 */
export async function shotColumns(
  trx: Db,
  organizationId: string,
  { example_image_ids: examples, assignee_id: assignee, ...fields }: Omit<ShotChange, 'status'>,
): Promise<Updateable<ShotTable>> {
  if (assignee != null && !(await isMember(trx, organizationId, assignee)))
    throw validationError([
      { field: 'assignee_id', issue: 'must be the id of an active person of your organization' },
    ])
  if (examples) await checkImages(trx, organizationId, examples)
  return {
    ...fields,
    ...(assignee === undefined ? {} : { assignee_id: assignee }),
    ...(examples === undefined ? {} : { example_image_ids: [...new Set(examples)] }),
  }
}

async function isMember(trx: Db, organizationId: string, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  const found = await membersOf(trx, organizationId)
    .where('membership.user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

const membersOf = (db: Db, organizationId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .select((eb) => [
      'user_account.id as user_id',
      eb.fn.coalesce('user_account.name', 'user_account.email').as('name'),
    ])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.disabled_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)

/** Returns the active people of an organization, in the order of joining. */
export const listColleagues = (db: Db, organizationId: string) =>
  membersOf(db, organizationId).orderBy('membership.created_at').orderBy('user_account.id').execute()

async function checkImages(trx: Db, organizationId: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE organization_id = ${organizationId}
      AND id = ANY(${ids.filter((id) => isUuid(id))}::uuid[]) AND NOT ${isTrashed}`.execute(trx)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id.toLowerCase()))
  if (missing !== undefined) throw noSuchImage(missing)
}
