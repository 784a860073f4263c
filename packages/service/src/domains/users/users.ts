import { createLinkStore, type LinkStore } from './link-store.ts'
import { createMembershipStore, type MembershipStore } from './membership-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createUserStore, type UserStore } from './user-store.ts'

export type UserStores = {
  users: UserStore
  memberships: MembershipStore
  sessions: SessionStore
  links: LinkStore
}

/** Creates stores that share the use case's transaction. */
export const createUserStores = (): UserStores => ({
  users: createUserStore(),
  memberships: createMembershipStore(),
  sessions: createSessionStore(),
  links: createLinkStore(),
})
