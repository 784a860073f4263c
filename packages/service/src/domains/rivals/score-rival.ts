import { findCategory } from '@endcap/catalog'
import {
  assetTypesInListing,
  type ImageFacts,
  isCustomFactPath,
  listingImages,
  modelVersion,
  type Rubric,
} from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { judgeListing } from '../acceptance/judge-listing.ts'
import { type Judging, type ReadJudging, targetsOf } from '../acceptance/judging.ts'
import { composeListing } from '../pdps/scoring/compose-listing.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { RivalScore } from './rival-store.ts'

type Deps = { db: Db; factsVersion: string; rubrics: Pick<RubricStore, 'of'>; readJudging: ReadJudging }
type Place = { organizationId: string; retailer: string; category_id: string }

/** Scores listings of one retailer and category. Equal versions score equal facts alike. */
export type RivalScorer = {
  version: string
  /** Main image first, of which there must be one. */
  score: (images: readonly ImageFacts[]) => Promise<RivalScore>
}

/** Returns the scorer of rivals: the rubric of own listings, without facts that only owners know. */
export async function createRivalScorer(
  { db, factsVersion, rubrics, readJudging }: Deps,
  { organizationId, retailer, category_id: categoryId }: Place,
): Promise<RivalScorer> {
  const rubric = withoutOwnFacts((await rubrics.of(organizationId))(categoryId))
  const judging = shopJudging(await readJudging(db, organizationId))
  const rules = await Promise.all(targetsOf(judging, retailer).map(judging.rulesOf))
  const digests = rules.map((each) => each?.digest ?? '')
  const version = [modelVersion(factsVersion, rubric), categoryId, ...digests].join(' ')
  return {
    version,
    async score(images) {
      const analyzed = images.map((facts) => ({ reference: { image_url: '' }, assetId: null, facts }))
      const { composition, scorer } = composeListing(analyzed, { rubric, retailer })
      const [judgement] = await judgeListing(judging, {
        retailer,
        categoryPath: findCategory(categoryId)?.path ?? null,
        areCopies: true,
        images: images.map((facts) => ({ imageId: null, facts, isGenerated: false })),
      })
      const types = assetTypesInListing(listingImages(composition), rubric.listing).slice(1)
      return {
        score: scorer.score(composition),
        main_image: judgement?.main_image ?? null,
        asset_types: [...new Set(types)],
        ...measuresOf(images[0]),
        scored_with: version,
      }
    },
  }
}

/** Judges by the shop that shows a listing, whatever targets the organization has chosen. */
export const shopJudging = (judging: Judging): Judging => ({ ...judging, chosen: null })

const withoutOwnFacts = ({ custom = {}, ...rubric }: Rubric): Rubric => ({
  ...rubric,
  custom: Object.fromEntries(Object.entries(custom).filter(([, { fact }]) => !isCustomFactPath(fact))),
})

/** Explains how soon a main image is found: how much of a square tile its product fills, and its edge. */
export function measuresOf(
  facts: ImageFacts | undefined,
): Pick<RivalScore, 'product_share' | 'edge_contrast'> {
  if (!facts) return { product_share: null, edge_contrast: null }
  const { widthPx, heightPx } = facts.file
  const frame = Math.min(widthPx, heightPx) / Math.max(widthPx, heightPx)
  return {
    product_share: facts.product && facts.product.area * frame,
    edge_contrast: facts.tone.separation,
  }
}
