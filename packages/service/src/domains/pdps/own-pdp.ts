import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { noSuchPdp } from './get-pdp.ts'
import type { Pdp } from './pdp.ts'
import type { PdpStore } from './pdp-store.ts'

/** Returns a PDP of the organization by its internal id. @throws DomainError PDP_NOT_FOUND */
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
