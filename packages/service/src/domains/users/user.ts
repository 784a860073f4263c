import type { PdpLimit } from '../auth/access-tokens.ts'
import type { Role } from '../auth/role.ts'

export type User = {
  id: string
  name: string | null
  email: string | null
  isOperator: boolean
  createdAt: Date
  /** First sign-in. Null if only invited. */
  activatedAt: Date | null
  lastSeenAt: Date | null
  disabledAt: Date | null
}

export type Member = {
  user: User
  role: Role
  /** Null for all PDPs. */
  limit: PdpLimit | null
  disabledAt: Date | null
  /** The groups of the OIDC provider give the role. */
  isFromGroups: boolean
}

export type Membership = { organizationId: string; name: string; role: Role; limit: PdpLimit | null }

export type MemberState = 'active' | 'invited' | 'disabled'

/** Returns a member's state in the organization. */
export function stateOf({ user, disabledAt }: Pick<Member, 'user' | 'disabledAt'>): MemberState {
  if (disabledAt !== null || user.disabledAt !== null) return 'disabled'
  return user.activatedAt === null ? 'invited' : 'active'
}
