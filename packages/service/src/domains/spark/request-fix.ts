import { findRetailer } from '@endcap/catalog'
import { cropTarget, type FixName } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ownImage } from '../images/explain-image.ts'
import type { Image, ImageStore } from '../images/image-store.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { Requested, RequestSpark } from './request-spark.ts'
import type { SparkStore, StoredFix } from './spark-store.ts'

/** Raised when the same input makes other pixels, so that fixes of earlier releases are not reused. */
const VERSION = 1

type Deps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  pdps: Pick<PdpStore, 'findById' | 'findByImage'>
  sparks: Pick<SparkStore, 'find'>
  requestSpark: RequestSpark
}

export type FixRequest = { organizationId: string; imageId: string; fix: FixName; pdpId: string | null }

/**
 * Requests a crop or a white ground for the rules of a listing's retailer. The same fix of the same content is
 * made once: later requests return it, also for another image with that content.
 *
 * @throws DomainError as `requestSpark`, and PDP_NOT_FOUND
 */
export function createRequestFix({ db, images, pdps, sparks, requestSpark }: Deps) {
  async function targetFor({ organizationId, imageId, pdpId }: FixRequest): Promise<StoredFix['target']> {
    const pdp =
      pdpId === null ? await pdps.findByImage(imageId) : await ownPdp(db, pdps, organizationId, pdpId)
    return cropTarget((pdp && findRetailer(pdp.retailer)?.mainImage) ?? null)
  }

  return async function requestFix(request: FixRequest): Promise<Requested> {
    const { organizationId, imageId, fix } = request
    const image = await ownImage(images, organizationId, imageId)
    const stored: StoredFix = { version: VERSION, target: await targetFor(request) }
    const known = await findMade(db, image, fix, stored)
    const made = known === null ? null : await sparks.find(known)
    return made ? { request: made, isNew: false } : requestSpark(fix, organizationId, imageId, stored)
  }
}

export type RequestFix = ReturnType<typeof createRequestFix>

/** Returns the latest completed request whose image still exists, or that was refused. */
async function findMade(
  db: Db,
  { organizationId, sha256 }: Pick<Image, 'organizationId' | 'sha256'>,
  fix: FixName,
  { version, target }: StoredFix,
): Promise<string | null> {
  // The rules change only a crop.
  const same = fix === 'crop' ? { version, target } : { version }
  const { rows } = await sql<{ id: string }>`
    SELECT request.id FROM image JOIN spark_request AS request ON request.image_id = image.id
    WHERE image.organization_id = ${organizationId} AND image.sha256 = ${sha256}
      AND request.kind = ${fix} AND request.status = 'completed' AND request.fix @> ${JSON.stringify(same)}::jsonb
      AND (request.fix ? 'refusal'
        OR EXISTS (SELECT FROM spark_child WHERE request_id = request.id AND image_id IS NOT NULL))
    ORDER BY request.created_at DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
