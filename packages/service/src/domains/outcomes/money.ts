import type { OutcomeSettings } from '@endcap/api'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Caller } from '../auth/access-tokens.ts'

type MoneyRole = OutcomeSettings['money_roles'][number]

/** Returns the roles that see revenue besides admins. */
export async function readMoneyRoles(db: Db, organizationId: string): Promise<MoneyRole[]> {
  const { money_roles: roles } = await db
    .selectFrom('organization')
    .select('money_roles')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return roles as MoneyRole[]
}

/** Sets the roles that see revenue besides admins. */
export async function changeMoneyRoles(
  db: Db,
  organizationId: string,
  roles: readonly MoneyRole[],
): Promise<MoneyRole[]> {
  const distinct = [...new Set(roles)]
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('organization')
      .set({ money_roles: distinct })
      .where('id', '=', organizationId)
      .execute()
    const details = { roles: distinct.join(', ') || 'none' }
    await recordAudit(trx, 'money_roles.changed', { organizationId, subject: null, details })
  })
  return distinct
}

/** A credential without a role may do what an admin may. */
export async function seesMoney(db: Db, { organizationId, role }: Caller): Promise<boolean> {
  if (role === null || role === 'admin') return true
  return (await readMoneyRoles(db, organizationId)).includes(role)
}
