import { EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import {
  ASIN_FORM,
  gtinFault,
  isAsin,
  MAX_ID_LENGTH,
  OWN_ID_FORM,
  ownIdProblem,
  toGtin14,
} from '@endcap/catalog'
import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-error.ts'

/** Identifier that a PDP is submitted under. `idType` is the name of its API field. */
export type Identifier = { idType: 'id' | 'gtin'; externalId: string }

export const EXAMPLE_ID = 'sku-4711'
export const EXAMPLE_GTIN = '04006381333931'
export const EXAMPLE_ASIN = 'B0DEMOCAN1'

export const idPath = z.object({
  id: z.string().meta({
    description:
      'Your own stable id. `.` and `..` do not work, because clients and proxies remove them from the address',
    minLength: 1,
    maxLength: MAX_ID_LENGTH,
    pattern: OWN_ID_FORM,
    example: EXAMPLE_ID,
  }),
})

export const pdpIdPath = z.object({
  pdp_id: uuidInPath(EXAMPLE_IDS.pdp, '`pdp_id` of a listing, which every answer about it has'),
})

export const gtinPath = z.object({
  gtin: z.string().meta({
    description: 'GTIN-8, -12, -13 or -14 with its check digit. All forms of a GTIN are the same listing',
    pattern: '^(\\d{8}|\\d{12,14})$',
    example: '4006381333931',
  }),
})

export const asinPath = z.object({
  asin: z.string().meta({
    description: '10 upper-case letters and digits',
    pattern: ASIN_FORM.source,
    example: EXAMPLE_ASIN,
  }),
})

/** Checks an id. @throws DomainError INVALID_ID */
export function checkId(id: string): void {
  const problem = ownIdProblem(id)
  if (problem !== null) throw new DomainError('INVALID_ID', `the id ${problem}`)
}

/** Returns the GTIN-14 of a GTIN. @throws DomainError INVALID_GTIN */
export function canonicalGtin(text: string): string {
  const gtin = toGtin14(text)
  if (gtin !== null) return gtin
  throw new DomainError('INVALID_GTIN', `the GTIN ${gtinFault(text)}`)
}

/** Checks the form of an ASIN. @throws DomainError INVALID_ASIN */
export function checkAsin(asin: string): void {
  if (!isAsin(asin))
    throw new DomainError('INVALID_ASIN', 'the ASIN must have 10 upper-case letters and digits')
}
