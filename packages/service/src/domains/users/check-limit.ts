import { validationError } from '../../platform/errors/domain-error.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import type { Role } from '../auth/role.ts'
import { existingRetailer } from '../retailers/existing-retailer.ts'

/**
 * Refuses limits of administrators, who could lift them, and of operators, who have every role.
 *
 * @throws DomainError VALIDATION_ERROR, INVALID_RETAILER
 */
export function checkLimit(role: Role, limit: PdpLimit | null, isOperator: boolean): void {
  if (!limit) return
  if (role === 'admin' || isOperator)
    throw validationError([
      { field: 'role', issue: 'administrators and operators have no limits; remove them first' },
    ])
  if (limit.retailer !== null) existingRetailer(limit.retailer)
}
