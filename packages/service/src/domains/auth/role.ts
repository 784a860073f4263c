import { ROLES, type Role } from '@endcap/api/admin'

export { ROLES, type Role }

/** Returns true for a known role. */
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/** Returns whether a role has the rights of another. */
export const includesRole = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed)
