import { type Member, stateOf } from './user.ts'

/** Returns a person of an organization as the console's addresses answer it. */
export function presentPerson(member: Member) {
  const { user, role } = member
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    role,
    is_operator: user.isOperator,
    state: stateOf(member),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  }
}
