import type { Db } from '../../platform/db/database.ts'

/** Locks an organization, so that concurrent requests do not exceed a limit together or change the same versions. */
export async function lockOrganization(trx: Db, organizationId: string): Promise<void> {
  await trx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
