import type { PdpFamilyPreview } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type Candidate, createCandidate, createListingScorer, type ImageFacts } from '@endcap/scoring'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import { judgeListing } from '../acceptance/judge-listing.ts'
import type { Judging, ReadJudging } from '../acceptance/judging.ts'
import { nameTargets } from '../acceptance/present-acceptance.ts'
import { listingRules } from '../pdps/scoring/compose-listing.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { type Child, childrenOf, type FamilySetDeps, type FamilySetRequest } from './family-images.ts'

type Deps = FamilySetDeps & {
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
  readJudging: ReadJudging
  links: Pick<SignedLinks, 'sign'>
}

type Context = { rubricOf: Awaited<ReturnType<RubricStore['of']>>; judging: Judging }

/** Creates the preview of a set in each listing of a family. @throws DomainError as `childrenOf` */
export function createPreviewFamily(deps: Deps) {
  return async function previewFamily(request: FamilySetRequest): Promise<PdpFamilyPreview> {
    const { organizationId } = request
    const listings: PdpFamilyPreview['listings'] = []
    const rubricOf = await deps.rubrics.of(organizationId)
    const judging = await deps.readJudging(deps.db, organizationId)
    for await (const child of childrenOf(deps, request)) {
      const contents = child.set.map(({ sha256 }) => sha256)
      const facts = await deps.analyses.findNewestFacts(organizationId, contents)
      listings.push({
        pdp_id: child.pdp.id,
        images: child.set.map(({ reference, sha256, isOwn }) => ({
          reference,
          is_own: isOwn,
          thumbnail_url: renditionUrl(deps.links, { organizationId, sha256, size: 160 }),
        })),
        pdp_score: child.pdp.result?.pdp_score ?? null,
        ...(await scoreChild(child, facts, { rubricOf, judging })),
      })
    }
    return { listings }
  }
}

export type PreviewFamily = ReturnType<typeof createPreviewFamily>

async function scoreChild(
  { pdp, set }: Child,
  facts: ReadonlyMap<string, ImageFacts>,
  { rubricOf, judging }: Context,
): Promise<Pick<PdpFamilyPreview['listings'][number], 'score_after' | 'acceptance'>> {
  const rubric = rubricOf(pdp.category_id)
  const images = set.flatMap(({ reference, sha256 }): Candidate[] => {
    const known = facts.get(sha256)
    return known ? [createCandidate({ reference, assetId: null, facts: known }, rubric)] : []
  })
  const [hero, ...carousel] = images
  if (!hero || images.length < set.length) return { score_after: null, acceptance: [] }
  const scorer = createListingScorer(listingRules({ rubric, retailer: pdp.retailer }))
  const judgements = await judgeListing(judging, {
    retailer: pdp.retailer,
    categoryPath: findCategory(pdp.category_id)?.path ?? null,
    areCopies: false,
    images: images.map(({ reference, facts: known }) => ({
      imageId: 'image_id' in reference ? reference.image_id : null,
      facts: known,
      isGenerated: false,
    })),
  })
  const states = judgements.map(({ target, state, main_image }) => ({ target, state, main_image }))
  return { score_after: scorer.score([hero, ...carousel]), acceptance: nameTargets(states, pdp.retailer) }
}
