import type { PdpSpark, PdpSparkImage } from '@endcap/api'
import { createCandidate, type ImageFacts } from '@endcap/scoring'
import { type RankedRoot, ROOT_FAULTS, type RootFault, rankRoots } from '@endcap/studio'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { findRootIds } from '../images/child-images.ts'
import type { AnalyzedPdp, FindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { composeListing } from '../pdps/scoring/compose-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { titleOf } from './composition-titles.ts'
import { gainOfChild } from './gain-of-child.ts'
import { findPdpChildren, isKept, type PdpChild } from './pdp-children.ts'
import type { SparkRequest, SparkStore } from './spark-store.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById'>
  sparks: Pick<SparkStore, 'findBatches' | 'findLatestIdeas'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  findAnalyzedPdp: FindAnalyzedPdp
  signRenditions: SignRenditions
}

const MAX_BATCHES = 20

/**
 * Returns everything Spark has made for a PDP.
 *
 * @throws DomainError PDP_NOT_FOUND
 */
export function createGetPdpSpark(deps: Deps) {
  const { db, pdps, sparks } = deps
  return async function getPdpSpark(organizationId: string, pdpId: string): Promise<PdpSpark> {
    const pdp = await ownPdp(db, pdps, organizationId, pdpId)
    const rootIds = await findRootIds(db, pdp.id)
    const batches = await sparks.findBatches(rootIds, MAX_BATCHES)
    const children = Map.groupBy(
      await findPdpChildren(
        db,
        batches.map(({ id }) => id),
      ),
      ({ request_id: id }) => id,
    )
    const analyzed = await findScored(deps, organizationId, pdp.id)
    const gains = analyzed
      ? await gainsOf(deps, organizationId, analyzed, [...children.values()].flat())
      : new Map<string, number | null>()
    const presentChild = (batch: SparkRequest, child: PdpChild): PdpSparkImage => ({
      ...presentImage(batch, child),
      gain_listing: (child.image_id === null ? undefined : gains.get(child.image_id)) ?? null,
      renditions:
        child.sha256 === null ? null : deps.signRenditions({ organizationId, sha256: child.sha256 }),
    })
    return {
      batches: batches.map((batch) => presentBatch(batch, children.get(batch.id) ?? [])),
      images: batches.flatMap((batch) =>
        (children.get(batch.id) ?? [])
          .toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)))
          .map((child) => presentChild(batch, child)),
      ),
      roots: analyzed
        ? rankRoots(
            analyzed.images.map(({ image, facts }) => ({ imageId: image.imageId, facts })),
            analyzed.rubric,
          ).map(presentRoot)
        : [],
      ideas: (await sparks.findLatestIdeas(rootIds)).map(presentIdeas),
    }
  }
}

export type GetPdpSpark = ReturnType<typeof createGetPdpSpark>

/** Null without a score. */
async function findScored(
  { findAnalyzedPdp }: Deps,
  organizationId: string,
  pdpId: string,
): Promise<AnalyzedPdp | null> {
  return findAnalyzedPdp(organizationId, pdpId).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'PDP_NOT_SCORED') return null
    throw error
  })
}

/** Gains of kept images outside the PDP, by id. */
async function gainsOf(
  { analyses }: Deps,
  organizationId: string,
  analyzed: AnalyzedPdp,
  children: readonly PdpChild[],
): Promise<Map<string, number | null>> {
  const placed = new Set(analyzed.images.map(({ image }) => image.sha256))
  const kept = children.flatMap((child) => {
    const { image_id: imageId, sha256 } = child
    return isKept(child) && imageId !== null && sha256 !== null && !placed.has(sha256)
      ? [{ imageId, sha256 }]
      : []
  })
  const facts = await analyses.findNewestFacts(
    organizationId,
    kept.map(({ sha256 }) => sha256),
  )
  return scoreChildren(
    analyzed,
    kept.flatMap(({ imageId, sha256 }) => {
      const known = facts.get(sha256)
      return known ? [{ imageId, facts: known }] : []
    }),
  )
}

function scoreChildren(
  { pdp, images, rubric }: AnalyzedPdp,
  children: readonly { imageId: string; facts: ImageFacts }[],
): Map<string, number | null> {
  const { composition, scorer } = composeListing(
    images.map(({ image, facts }) => ({ reference: { image_id: image.imageId }, facts })),
    { rubric, retailer: pdp.retailer },
  )
  return new Map(
    children.map(({ imageId, facts }) => {
      const candidate = createCandidate({ reference: { image_id: imageId }, facts }, rubric)
      return [imageId, gainOfChild(candidate, composition, scorer)]
    }),
  )
}

const presentRoot = ({ imageId, heroScore, fault }: RankedRoot): PdpSpark['roots'][number] => ({
  image_id: imageId,
  hero_score: heroScore,
  fault: presentFault(fault),
})

const presentFault = (fault: RootFault | null): PdpSpark['roots'][number]['fault'] =>
  fault && { reason: fault, detail: ROOT_FAULTS[fault] }

const presentBatch = (batch: SparkRequest, children: readonly PdpChild[]): PdpSpark['batches'][number] => ({
  batch_id: batch.id,
  image_id: batch.image_id,
  status: batch.status,
  created_at: batch.created_at.toISOString(),
  updated_at: batch.updated_at.toISOString(),
  made: children.length,
  kept: children.filter(isKept).length,
  fault: presentFault(batch.root_fault),
})

function presentImage(
  batch: SparkRequest,
  child: PdpChild,
): Omit<PdpSparkImage, 'gain_listing' | 'renditions'> {
  return {
    batch_id: batch.id,
    image_id: child.image_id,
    upload_id: child.upload_id,
    root_image_id: batch.image_id,
    composition: child.composition,
    title: titleOf(child.composition),
    asset_type: child.asset_type,
    image_type: child.role,
    service_score: child.service_score,
    fidelity: child.fidelity,
    kept: isKept(child),
    rejection: rejectionOf(child),
    created_at: batch.updated_at.toISOString(),
  }
}

function rejectionOf(child: PdpChild): PdpSparkImage['rejection'] {
  if (child.rejection !== null)
    return { by: 'spark', reason: child.rejection, detail: child.rejection_detail }
  if (child.verdict_kept !== false) return null
  return { by: 'person', reason: child.verdict_reason ?? 'other', detail: child.verdict_comment }
}

const presentIdeas = (request: SparkRequest): PdpSpark['ideas'][number] => ({
  idea_id: request.id,
  image_id: request.image_id,
  status: request.status,
  data: request.ideas,
  created_at: request.created_at.toISOString(),
  updated_at: request.updated_at.toISOString(),
})
