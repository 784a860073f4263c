import { gtinFault, isAsin, ownIdProblem, toGtin14 } from '@endcap/catalog'
import { DomainError } from '../../../platform/errors/domain-error.ts'

/** `idType` is the name of the API field. */
export type Identifier = { idType: 'id' | 'gtin'; externalId: string }

/** @throws DomainError INVALID_ID */
export function checkId(id: string): void {
  const problem = ownIdProblem(id)
  if (problem !== null) throw new DomainError('INVALID_ID', `the id ${problem}`)
}

/** Returns the GTIN-14. @throws DomainError INVALID_GTIN */
export function canonicalGtin(text: string): string {
  const gtin = toGtin14(text)
  if (gtin !== null) return gtin
  throw new DomainError('INVALID_GTIN', `the GTIN ${gtinFault(text)}`)
}

/** @throws DomainError INVALID_ASIN */
export function checkAsin(asin: string): void {
  if (!isAsin(asin))
    throw new DomainError('INVALID_ASIN', 'the ASIN must have 10 upper-case letters and digits')
}
