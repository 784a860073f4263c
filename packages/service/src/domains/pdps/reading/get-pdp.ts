import { presentByAsin } from '@endcap/api/operations'
import { Lru } from 'toad-cache'
import { type Representation, represent } from '../../../platform/http/conditional.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { noSuchPdp } from '../record/own-pdp.ts'
import type { PdpKey, Revision } from '../record/pdp.ts'
import type { FindRevision } from '../record/pdp-revisions.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { presentPdp } from './present-pdp.ts'

type Deps = { findRevision: FindRevision; pdps: PdpStore }

/** Most have about 10 KB. */
const KEPT_ANSWERS = 1_000
/** Longer responses are not cached. */
const MAX_KEPT_LENGTH = 65_536

/**
 * Returns the scores of the last completed run, or before it the submitted images without scores.
 * Caches responses with their revision, so that a poll without news reads only the revision.
 *
 * @throws DomainError INVALID_RETAILER, PDP_NOT_FOUND
 */
export function createGetPdp({ findRevision, pdps }: Deps) {
  const kept = new Lru<{ revision: Revision; answer: Representation }>(KEPT_ANSWERS)

  return async function getPdp(key: PdpKey): Promise<Representation> {
    existingRetailer(key.retailer)
    const current = await findRevision(key)
    const known = current && kept.get(current.id)
    if (known && known.revision === current.revision) return known.answer
    const found = current && (await pdps.findWithImages(key))
    if (!found) throw noSuchPdp()
    const { pdp, images, revision } = found
    const scores = presentPdp(pdp, images)
    const answer = represent({
      [pdp.id_type]: pdp.external_id,
      ...(pdp.id_type === 'asin' ? presentByAsin(scores) : scores),
    })
    if (answer.body.length <= MAX_KEPT_LENGTH) kept.set(pdp.id, { revision, answer })
    return answer
  }
}

export type GetPdp = ReturnType<typeof createGetPdp>
