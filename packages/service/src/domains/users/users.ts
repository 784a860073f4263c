import { createLinkStore, type LinkStore } from './link-store.ts'
import { createMembershipStore, type MembershipStore } from './membership-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createUserStore, type UserStore } from './user-store.ts'

/** Stores of people and of their sessions and links. */
export type UserStores = {
  users: UserStore
  memberships: MembershipStore
  sessions: SessionStore
  links: LinkStore
}

/** Creates the stores of people. Their methods take the database, because use cases combine them in transactions. */
export const createUserStores = (): UserStores => ({
  users: createUserStore(),
  memberships: createMembershipStore(),
  sessions: createSessionStore(),
  links: createLinkStore(),
})
