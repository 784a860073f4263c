import { SCOPES, type Scope } from '@endcap/api'
import { SCOPES_OF_ROLES } from '../../platform/http/declare-needs.ts'
import { OAuthError } from './oauth-error.ts'
import { ROLES, type Role } from './role.ts'

/** Returns a scope and those it includes. Null means no limits. */
export const scopesOf = (access: Scope | null): readonly Scope[] =>
  SCOPES.slice(0, SCOPES.indexOf(access ?? 'admin') + 1)

/** Returns the role that limits a token; null for no limits. */
export const roleOf = (access: Scope | null): Role | null =>
  ROLES.find((role) => SCOPES_OF_ROLES[role] === access) ?? null

/** Returns the scope of a role. */
export const scopeOf = (role: Role | null): Scope | null => role && SCOPES_OF_ROLES[role]

/** Returns true for a known scope. */
export const isScope = (value: unknown): value is Scope => SCOPES.some((scope) => scope === value)

/**
 * Returns the access of a token: the credential's, or less on request (RFC 6749, section 3.3).
 *
 * @throws OAuthError invalid_scope
 */
export function grantedAccess(access: Scope | null, requested: string | undefined): Scope | null {
  const names = requested?.split(' ').filter((name) => name !== '') ?? []
  if (names.length === 0) return access
  const granted = scopesOf(access)
  const refused = names.find((name) => !granted.some((scope) => scope === name))
  if (refused !== undefined)
    throw new OAuthError(
      'invalid_scope',
      `the client may ask for ${granted.join(', ')}, and not for "${refused}"`,
    )
  return granted.findLast((scope) => names.includes(scope)) ?? access
}
