import type { ImageFix } from '@endcap/api'
import { type Composition, createCandidate, oneDecimal } from '@endcap/scoring'
import { worded } from '@endcap/words'
import { say } from '@endcap/words/message'
import { validate as isUuid } from 'uuid'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { describeImages } from '../images/child-images.ts'
import { noSuchImage } from '../images/explain-image.ts'
import type { Image, ImageStore, ImageWithScore } from '../images/image-store.ts'
import type { AnalyzedPdp, FindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { composeListing } from '../pdps/scoring/compose-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { SparkRequest, SparkStore } from './spark-store.ts'

type Deps = {
  db: Db
  images: Pick<ImageStore, 'findById' | 'findWithScore'>
  pdps: Pick<PdpStore, 'findByImage'>
  sparks: Pick<SparkStore, 'find' | 'visibleChildren'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  findAnalyzedPdp: FindAnalyzedPdp
  signRenditions: SignRenditions
}

/**
 * Reads a fix with the image that it made, and what that gains in the place of its source.
 *
 * @throws DomainError IMAGE_NOT_FOUND, FIX_NOT_FOUND
 */
export function createGetFix(deps: Deps) {
  const { images, sparks } = deps
  return async function getFix(organizationId: string, imageId: string, fixId: string): Promise<ImageFix> {
    const source = isUuid(imageId) ? await images.findWithScore(organizationId, imageId) : null
    if (!source) throw noSuchImage(imageId)
    const request = isUuid(fixId) ? await sparks.find(fixId) : null
    if (!request || !isFix(request) || !(await isOfContent(images, request, source.image)))
      throw new DomainError('FIX_NOT_FOUND', 'there is no such fix of this image')
    const refusal = request.fix.refusal ?? null
    const [child] = request.status === 'completed' ? await sparks.visibleChildren(request.id) : []
    return {
      ...presentRequest(request, source.image.id),
      refusal: refusal && { reason: refusal, ...worded({ detail: say(`fix.refusal.${refusal}`) }) },
      image: child ? await presentChild(deps, organizationId, source, child.imageId) : null,
    }
  }
}

export type GetFix = ReturnType<typeof createGetFix>

type FixRecord = SparkRequest & { kind: 'crop' | 'whiten'; fix: NonNullable<SparkRequest['fix']> }

const isFix = (request: SparkRequest): request is FixRecord =>
  (request.kind === 'crop' || request.kind === 'whiten') && request.fix !== null

/** The same fix serves all images of a content, each with the gain in its own listing. */
async function isOfContent(
  images: Pick<ImageStore, 'findById'>,
  request: FixRecord,
  { id, organizationId, sha256 }: Image,
): Promise<boolean> {
  if (request.image_id === id) return true
  const fixed = await images.findById(request.image_id)
  return fixed?.organizationId === organizationId && fixed.sha256 === sha256
}

const presentRequest = (request: FixRecord, imageId: string) => ({
  fix_id: request.id,
  fix: request.kind,
  image_id: imageId,
  status: request.status,
  created_at: request.created_at.toISOString(),
  updated_at: request.updated_at.toISOString(),
})

async function presentChild(
  deps: Deps,
  organizationId: string,
  source: ImageWithScore,
  childId: string,
): Promise<ImageFix['image']> {
  const { db, images, signRenditions } = deps
  const scored = await images.findWithScore(organizationId, childId)
  const described = (await describeImages(db, [childId])).get(childId)
  if (!scored?.analysis || !described) return null
  const score = scored.analysis.score.service_score
  const before = source.image.role === scored.image.role ? source.analysis?.score.service_score : undefined
  return {
    image_id: childId,
    width: described.width,
    height: described.height,
    service_score: score,
    gain_image: before === undefined ? null : oneDecimal(score - before),
    gain_listing: await gainInListing(deps, organizationId, source.image.id, {
      imageId: childId,
      sha256: described.sha256,
    }),
    renditions: signRenditions({ organizationId, sha256: described.sha256 }),
  }
}

/** Returns the listing's points with the child in its source's place. Null without a scored listing. */
async function gainInListing(
  { pdps, analyses, findAnalyzedPdp }: Deps,
  organizationId: string,
  sourceId: string,
  child: { imageId: string; sha256: string },
): Promise<number | null> {
  const pdp = await pdps.findByImage(sourceId)
  const facts = (await analyses.findNewestFacts(organizationId, [child.sha256])).get(child.sha256)
  const analyzed = pdp && facts ? await scoredPdp(findAnalyzedPdp, organizationId, pdp.id) : null
  if (!analyzed || !facts) return null
  const { pdp: listing, images, rubric } = analyzed
  const { composition, scorer } = composeListing(
    images.map((each) => ({ reference: { image_id: each.image.imageId }, facts: each.facts })),
    { rubric, retailer: listing.retailer },
  )
  const fixed = createCandidate({ reference: { image_id: child.imageId }, facts }, rubric)
  const [main, ...carousel] = composition.map((each) =>
    'image_id' in each.reference && each.reference.image_id === sourceId ? fixed : each,
  )
  const changed: Composition = [main ?? fixed, ...carousel]
  return oneDecimal(scorer.score(changed) - scorer.score(composition))
}

async function scoredPdp(
  findAnalyzedPdp: FindAnalyzedPdp,
  organizationId: string,
  pdpId: string,
): Promise<AnalyzedPdp | null> {
  return findAnalyzedPdp(organizationId, pdpId).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'PDP_NOT_SCORED') return null
    throw error
  })
}
