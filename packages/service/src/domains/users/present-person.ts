import type { Person } from '@endcap/api/admin'
import { type Member, stateOf } from './user.ts'

/** Presents a member as in the contract. */
export function presentPerson(member: Member): Person {
  const { user, role, limit } = member
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    role,
    retailer: limit?.retailer ?? null,
    tag: limit?.tag ?? null,
    is_operator: user.isOperator,
    state: stateOf(member),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  }
}
