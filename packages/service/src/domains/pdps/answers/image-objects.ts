import { type ImageObjects, imageObjects } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import { ownPdp } from '../record/own-pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
}

/**
 * Creates the look-up of a PDP's images as JSON-LD.
 *
 * @throws DomainError PDP_NOT_FOUND
 */
export function createGetImageObjects({ db, pdps, analyses }: Deps) {
  return async function getImageObjects(
    organizationId: string,
    pdpId: string,
    { license }: { license?: string | undefined },
  ): Promise<ImageObjects> {
    const { id, name } = await ownPdp(db, pdps, organizationId, pdpId)
    const images = await pdps.images(db, id)
    const facts = await analyses.findNewestFacts(
      organizationId,
      images.map(({ sha256 }) => sha256),
    )
    const published = images.map(({ sourceUrl, altTexts, sha256, file }) => ({
      ...file,
      contentUrl: sourceUrl,
      altTexts,
      file: facts.get(sha256)?.file ?? null,
    }))
    return imageObjects(published, { name, license })
  }
}

export type GetImageObjects = ReturnType<typeof createGetImageObjects>
