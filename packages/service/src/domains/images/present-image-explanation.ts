import type { Correction, Opinion, ImageExplanation as PresentedExplanation } from '@endcap/api'
import { findRetailer } from '@endcap/catalog'
import {
  type Classification,
  type ImageFacts,
  type ImageRights,
  type ImageRole,
  type RoleScore,
  type Rubric,
  rightsState,
} from '@endcap/scoring'
import type { Origin } from '@endcap/vision'
import { judgeHero, useToday } from '../scoring/present-hero.ts'
import { presentOrigin } from './origins.ts'
import { presentOverlays } from './present-overlays.ts'

/** Excludes the places where the image is used. */
export type ImageExplanation = Omit<PresentedExplanation, 'renditions' | 'filename' | 'pdps' | 'spark'>

export type ExplainedImage = {
  imageId: string
  role: ImageRole
  facts: ImageFacts
  score: RoleScore
  /** May differ from the image's own in the context of its listing. */
  classification: Classification
  /** Probability of the asset type, 0–1. */
  certainty: number | null
  /** Probability that the image shows its listing's product, 0–1, or null. */
  ownProduct: number | null
  /** Null if it was not read yet. */
  origin: Origin | null
  /** Corrections in force. */
  corrections: Correction[]
  /** Opinions of a model that count. */
  opinions: Opinion[]
}

/** Values besides the facts that determine the verdicts on a main image. */
export type ImageContext = {
  categoryId: string
  rubric: Rubric
  retailer: string
  name: string | null
  rights: ImageRights | null
}

/** Explains an image's score for the API. */
export async function presentImageExplanation(
  {
    imageId,
    role,
    facts,
    score,
    classification,
    certainty,
    ownProduct,
    origin,
    corrections,
    opinions,
  }: ExplainedImage,
  context: ImageContext,
): Promise<ImageExplanation> {
  const hero = role === 'hero' ? await judgeHero({ score, facts }, context) : null
  return {
    image_id: imageId,
    image_type: role,
    service_score: score.service_score,
    classification,
    classification_certainty: certainty === null ? null : Math.round(100 * certainty) / 100,
    own_product: ownProduct,
    width: facts.file.widthPx,
    height: facts.file.heightPx,
    factors: score.factors,
    recommendations: hero?.recommendations ?? score.recommendations,
    rule_checks: hero?.ruleChecks ?? [],
    mobile_readiness: hero?.readiness ?? null,
    overlays: presentOverlays(facts),
    origin: origin && presentOrigin(origin),
    rights: presentRights(context),
    corrections,
    opinions,
  }
}

function presentRights({ rights, retailer: id }: ImageContext): ImageExplanation['rights'] {
  const retailer = findRetailer(id)
  if (!rights || !retailer) return null
  const { from, until, markets, note } = rights
  return {
    from,
    until,
    markets: markets && [...markets],
    note,
    state: rightsState(rights, useToday(retailer)),
  }
}
