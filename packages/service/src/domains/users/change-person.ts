import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { limitOf } from '../auth/access-tokens.ts'
import type { Role } from '../auth/role.ts'
import type { Actor } from './actor.ts'
import { checkLimit } from './check-limit.ts'
import type { MemberKey, MembershipStore } from './membership-store.ts'
import { type Member, stateOf } from './user.ts'
import type { UserStores } from './users.ts'

/** Null lifts a limit. */
export type PersonChange = {
  role?: Role | undefined
  retailer?: string | null | undefined
  tag?: string | null | undefined
  isDisabled?: boolean | undefined
}

type Deps = UserStores & { db: Db }

/**
 * Changes a role or its limits, or disables a person in an organization, which ends sessions and links at once.
 *
 * @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_ERROR, INVALID_RETAILER
 */
export function createChangePerson({ db, users, memberships, sessions, links }: Deps) {
  async function setDisabled(trx: Db, actor: Actor, member: Member, isDisabled: boolean): Promise<void> {
    const { id: userId, isOperator } = member.user
    const { organizationId } = actor
    await memberships.setDisabled(trx, { userId, organizationId }, isDisabled)
    // Operators need no membership. They also enable people whom a command disabled.
    if (isOperator || (actor.isOperator && !isDisabled)) await users.setDisabled(trx, userId, isDisabled)
    if (!isDisabled) return
    await sessions.endOfUser(trx, userId, isOperator ? undefined : organizationId)
    // Keeps a link to another organization.
    const isOut = isOperator || (await memberships.ofUser(trx, userId)).length === 0
    if (isOut) await links.remove(trx, userId)
  }

  async function changeRole(
    trx: Db,
    key: MemberKey,
    member: Member,
    { role = member.role, ...given }: Omit<PersonChange, 'isDisabled'>,
  ): Promise<void> {
    const limit = limitOf({ ...member.limit, ...defined(given) })
    const isSame = role === member.role && JSON.stringify(limit) === JSON.stringify(member.limit)
    if (isSame) return
    checkLimit(role, limit, member.user.isOperator)
    await memberships.setRole(trx, key, { role, limit, isFromGroups: member.isFromGroups })
    await recordAudit(trx, 'person.role_changed', {
      organizationId: key.organizationId,
      subject: key.userId,
      details: { from: member.role, to: role, ...limit },
    })
  }

  return async function changePerson(
    actor: Actor,
    userId: string,
    { isDisabled, ...given }: PersonChange,
  ): Promise<Member> {
    const { organizationId } = actor
    const key = { userId, organizationId }
    if (userId === actor.userId)
      throw new DomainError('FORBIDDEN', 'nobody changes their own role or disables themselves')
    return db.transaction().execute(async (trx) => {
      if (isDisabled === true) await refuseLastOperator(trx, users, userId)
      // Delays sign-ins and new links until the transaction ends.
      await users.lock(trx, userId)
      await memberships.lockAll(trx, organizationId)
      const member = await existingMember(trx, memberships, key)
      refuseOperator(actor, member)
      const audited = { organizationId, subject: userId }
      await changeRole(trx, key, member, given)
      if (isDisabled !== undefined) {
        await setDisabled(trx, actor, member, isDisabled)
        await recordAudit(trx, isDisabled ? 'person.disabled' : 'person.enabled', audited)
      }
      const members = await memberships.members(trx, organizationId)
      if (isActiveAdmin(member) && !members.some(isActiveAdmin))
        throw new DomainError('FORBIDDEN', 'the last administrator of an organization stays one')
      return existingMember(trx, memberships, key)
    })
  }
}

export type ChangePerson = ReturnType<typeof createChangePerson>

const defined = ({ retailer, tag }: Omit<PersonChange, 'isDisabled'>) => ({
  ...(retailer === undefined ? {} : { retailer }),
  ...(tag === undefined ? {} : { tag }),
})

/** Returns whether a member can manage the organization. */
export const isActiveAdmin = (member: Member): boolean =>
  member.role === 'admin' && stateOf(member) === 'active'

/** Locks all operators in one order, so that two who disable each other wait. @throws DomainError FORBIDDEN */
async function refuseLastOperator(db: Db, users: UserStores['users'], userId: string): Promise<void> {
  if ((await users.find(db, userId))?.isOperator !== true) return
  const operators = await users.lockOperators(db)
  if (!operators.some(({ id, activatedAt }) => id !== userId && activatedAt !== null))
    throw new DomainError('FORBIDDEN', 'the last operator of the installation stays one')
}

/** Returns a member. @throws DomainError NOT_FOUND */
export async function existingMember(db: Db, memberships: MembershipStore, key: MemberKey): Promise<Member> {
  const member = await memberships.find(db, key)
  if (!member) throw new DomainError('NOT_FOUND', 'there is no such person in your organization')
  return member
}

/** Protects operators from administrators. @throws DomainError FORBIDDEN */
export function refuseOperator(actor: Actor, { user }: Member): void {
  if (user.isOperator && !actor.isOperator)
    throw new DomainError('FORBIDDEN', 'only an operator may do this to an operator')
}
