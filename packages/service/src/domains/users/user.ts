import type { Role } from '../auth/role.ts'

/** A person who may use the console. */
export type User = {
  id: string
  name: string | null
  email: string | null
  isOperator: boolean
  createdAt: Date
  /** Time of the first sign-in. Null for a person who was invited only. */
  activatedAt: Date | null
  lastSeenAt: Date | null
  disabledAt: Date | null
}

/** A person in an organization. */
export type Member = { user: User; role: Role; disabledAt: Date | null }

/** Organization of a person, with the person's role in it. */
export type Membership = { organizationId: string; name: string; role: Role }

export type MemberState = 'active' | 'invited' | 'disabled'

/** Returns the state of a person in an organization. */
export function stateOf({ user, disabledAt }: Pick<Member, 'user' | 'disabledAt'>): MemberState {
  if (disabledAt !== null || user.disabledAt !== null) return 'disabled'
  return user.activatedAt === null ? 'invited' : 'active'
}
