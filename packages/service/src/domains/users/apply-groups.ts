import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { isActiveAdmin } from './change-person.ts'
import type { GroupRole, GroupRoles } from './console-config.ts'
import type { Member, User } from './user.ts'
import type { UserStores } from './users.ts'

/** Returns the role that groups give; null for none. */
export const roleOfGroups = (rules: GroupRoles | null, groups: readonly string[]): GroupRole | null =>
  rules?.roles.find(({ group }) => groups.includes(group)) ?? null

/**
 * Gives a person the role of the groups at each sign-in, and takes back one that groups gave. Not that of
 * operators and of the last administrator.
 */
export async function applyGroups(
  trx: Db,
  { users, memberships, sessions }: Pick<UserStores, 'users' | 'memberships' | 'sessions'>,
  { id: userId, isOperator }: User,
  { organizationId, rule }: { organizationId: string; rule: GroupRole | null },
): Promise<void> {
  if (isOperator) return
  // In the order of all changes of people.
  await users.lock(trx, userId)
  await memberships.lockAll(trx, organizationId)
  const members = await memberships.members(trx, organizationId)
  const member = members.find(({ user }) => user.id === userId)
  const key = { userId, organizationId }
  if (!rule) {
    if (!member?.isFromGroups || isLastAdmin(member, members)) return
    await memberships.remove(trx, key)
    await sessions.endOfUser(trx, userId, organizationId)
    return record(trx, key, { from: member.role, to: null })
  }
  const given = { role: rule.role, limit: rule.limit, isFromGroups: true }
  if (!member) await memberships.add(trx, { ...key, ...given })
  else if (isSame(member, rule) || (rule.role !== 'admin' && isLastAdmin(member, members))) return
  else await memberships.setRole(trx, key, given)
  return record(trx, key, { from: member?.role ?? null, to: rule.role, ...rule.limit })
}

const isSame = ({ role, limit, isFromGroups }: Member, rule: GroupRole): boolean =>
  isFromGroups && role === rule.role && JSON.stringify(limit) === JSON.stringify(rule.limit)

const isLastAdmin = (member: Member, members: readonly Member[]): boolean =>
  isActiveAdmin(member) && !members.some((each) => each !== member && isActiveAdmin(each))

const record = (
  trx: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
  details: Record<string, unknown>,
): Promise<void> =>
  recordAudit(trx, 'person.role_changed', {
    organizationId,
    subject: userId,
    details: { ...details, by: 'groups' },
    actor: { kind: 'person', id: userId },
  })
