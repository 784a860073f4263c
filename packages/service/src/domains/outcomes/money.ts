import type { OutcomeSettings } from '@endcap/api'
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

/** A credential without a role may do what an admin may. */
export async function seesMoney(db: Db, { organizationId, role }: Caller): Promise<boolean> {
  if (role === null || role === 'admin') return true
  return (await readMoneyRoles(db, organizationId)).includes(role)
}
