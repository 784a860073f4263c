import { createDeviceLinkStore, type DeviceLinkStore } from './device-link-store.ts'
import { createLinkStore, type LinkStore } from './link-store.ts'
import { createMembershipStore, type MembershipStore } from './membership-store.ts'
import { createPasskeyStore, type PasskeyStore } from './passkey-store.ts'
import { createRecoveryCodeStore, type RecoveryCodeStore } from './recovery-code-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createUserStore, type UserStore } from './user-store.ts'

export type UserStores = {
  users: UserStore
  memberships: MembershipStore
  sessions: SessionStore
  links: LinkStore
  passkeys: PasskeyStore
  recoveryCodes: RecoveryCodeStore
  deviceLinks: DeviceLinkStore
}

/** Creates stores that share the use case's transaction. */
export const createUserStores = (): UserStores => ({
  users: createUserStore(),
  memberships: createMembershipStore(),
  sessions: createSessionStore(),
  links: createLinkStore(),
  passkeys: createPasskeyStore(),
  recoveryCodes: createRecoveryCodeStore(),
  deviceLinks: createDeviceLinkStore(),
})
