import type { LossCause } from '@endcap/api'
import { PENALTIES } from '@endcap/scoring'
import type { HeroResult, ListingResult, ListingSummary } from './listing-result.ts'

/** Results of earlier releases lack parts. */
type StoredResult = Partial<Omit<ListingResult, 'hero' | 'asset_mix' | 'summary'>> & {
  hero?: Partial<HeroResult>
  asset_mix?: Partial<ListingResult['asset_mix']>
  summary?: Partial<ListingSummary>
}

/** One decimal. */
export type LostPoints = Partial<Record<LossCause, number>>

/** Returns the values that lists show, filter and sort by. */
export function summarizeResult(result: StoredResult | null) {
  const { hero, asset_mix: mix, summary } = result ?? {}
  const recommended = mix?.recommended_carousel_images
  const lost = summary?.lost ?? null
  const split = summary?.can_win_split
  return {
    pdp_score: result?.pdp_score ?? null,
    hero_score: hero?.service_score ?? null,
    carousel_score: result?.carousel_score ?? null,
    can_win: summary?.can_win ?? null,
    can_win_today: split?.today ?? null,
    can_win_with_spark: split?.with_spark ?? null,
    can_win_with_shoot: split?.with_shoot ?? null,
    advice: summary?.advice ?? null,
    missing: Object.keys(mix?.missing ?? {}),
    penalties: Object.entries(result ?? {}).flatMap(([name, applies]) =>
      applies === true && Object.hasOwn(PENALTIES, name) ? [name] : [],
    ),
    rules_failed: (hero?.score_metadata?.rule_checks ?? []).flatMap(({ rule, passed }) =>
      passed ? [] : [rule],
    ),
    // Includes the main image.
    recommended_images: recommended === undefined ? null : recommended + 1,
    first_action: summary?.first_action ?? null,
    image_gain: summary?.image_gain ?? null,
    scored_by: releaseOf(hero?.score_metadata?.model_version),
    lost,
    loses_most_by: mostOf(lost ?? {}),
    read_brand: summary?.brand === undefined ? null : (summary.brand ?? ''),
  }
}

/** Excludes the version of an organization's own rubric. */
function releaseOf(modelVersion: string | undefined): string | null {
  if (modelVersion === undefined) return null
  const [facts, rubric = ''] = modelVersion.split('+')
  return `${facts}+${rubric.split('.own-')[0]}`
}

/** Prefers the first of equal causes. */
function mostOf(lost: LostPoints): string | null {
  const causes = Object.entries(lost).filter(([, points]) => points > 0)
  return causes.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
