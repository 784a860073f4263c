/** Roles of a person in an organization, the one with the fewest rights first. */
export const ROLES = ['viewer', 'editor', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Returns whether a value is a role. */
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/** Returns whether a role includes the rights of another. */
export const includesRole = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed)
