import { validate as isUuid } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Pdp } from './pdp.ts'
import type { PdpStore } from './pdp-store.ts'

/** Finds a PDP by internal id. @throws DomainError PDP_NOT_FOUND */
export async function ownPdp(
  executor: Db,
  pdps: Pick<PdpStore, 'findById'>,
  organizationId: string,
  pdpId: string,
): Promise<Pdp> {
  const pdp = isUuid(pdpId) ? await pdps.findById(executor, pdpId) : null
  if (pdp?.organization_id !== organizationId) throw noSuchPdp()
  return pdp
}

/** Also reported for shots of other organizations. */
export const noSuchShot = () =>
  new DomainError('SHOT_NOT_FOUND', 'there is no such shot in your organization')

/** Also reported for comments of other organizations. */
export const noSuchComment = () =>
  new DomainError('COMMENT_NOT_FOUND', 'there is no such comment in your organization')

/** Also reported for PDPs of other organizations. */
export const noSuchPdp = () =>
  new DomainError('PDP_NOT_FOUND', 'there is no such listing in your organization')
