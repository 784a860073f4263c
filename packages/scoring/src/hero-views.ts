import type { ImageFacts } from './facts.ts'
import type { Factor, ImageScore, Recommendation } from './score-image.ts'
import { oneDecimal } from './score-image.ts'
import type { FactorName } from './measures.ts'

/** A retailer's rules for main images, as data of the service. */
export type MainImageRules = {
  minPixels: number
  whiteBackground: boolean
  minFillShare: number
  /** Width over height, or null where any is accepted. */
  aspect: number | null
}

export type RuleCheck = {
  rule: string
  passed: boolean | null
  measured: number | null
  required: number | boolean
}

export type Benchmark = { category_id: string; image_type: 'hero'; sample_size: number; is_draft: boolean }

export type ScoreMetadata = {
  model_version: string
  raw_score: number
  percentile: number | null
  benchmark: Benchmark
  factors: Factor[]
  recommendations: Recommendation[]
  rule_checks: RuleCheck[]
}

/** How white a ground may measure and still pass as white: a soft contact shadow does. */
const WHITE_ENOUGH = 0.03
/** Rounding of a crop by a pixel or two is no other aspect. */
const ASPECT_TOLERANCE = 0.02

/** What a retailer asks of a main image, rule by rule; `passed` is null where it could not be measured. */
export function checkMainImageRules(facts: ImageFacts, rules: MainImageRules): RuleCheck[] {
  const longest = Math.max(facts.file.widthPx, facts.file.heightPx)
  const fill = facts.product?.extent ?? null
  const offWhite = facts.background?.offWhite ?? null
  const aspect = facts.file.widthPx / facts.file.heightPx
  const checks: RuleCheck[] = [
    { rule: 'min_pixels', passed: longest >= rules.minPixels, measured: longest, required: rules.minPixels },
    {
      rule: 'fill_share',
      passed: fill === null ? null : fill >= rules.minFillShare,
      measured: fill === null ? null : Math.round(100 * fill) / 100,
      required: rules.minFillShare,
    },
  ]
  if (rules.whiteBackground) {
    checks.push({
      rule: 'white_background',
      passed: offWhite === null ? null : offWhite <= WHITE_ENOUGH,
      measured: offWhite === null ? null : Math.round(100 * (1 - offWhite)) / 100,
      required: true,
    })
  }
  if (rules.aspect !== null) {
    checks.push({
      rule: 'aspect',
      passed: Math.abs(aspect - rules.aspect) <= ASPECT_TOLERANCE,
      measured: Math.round(100 * aspect) / 100,
      required: rules.aspect,
    })
  }
  return checks
}

export type HeroGs1Components = {
  four_ws: Record<'brand' | 'product_type' | 'variant' | 'size_and_count', number | null>
  image_quality: Record<
    | 'background_separation'
    | 'product_centered'
    | 'product_prominent'
    | 'product_cropping'
    | 'product_tilt'
    | 'no_off_pack_text',
    number | null
  >
  composition: number | null
  layout_staging: number | null
}

/**
 * The hero's factors in the terms of the GS1 mobile-ready hero guideline. What needs reading (the
 * four Ws, text beside the pack) is null until text is read, never zero.
 */
export function heroGs1Components({ factors }: ImageScore): HeroGs1Components {
  const score = (name: FactorName) => factors.find((factor) => factor.name === name)?.score ?? null
  return {
    four_ws: { brand: null, product_type: null, variant: null, size_and_count: null },
    image_quality: {
      background_separation: score('separation'),
      product_centered: score('centering'),
      product_prominent: score('fill'),
      product_cropping: score('cropping'),
      product_tilt: score('tilt'),
      no_off_pack_text: null,
    },
    composition: meanOf([score('fill'), score('centering'), score('cropping'), score('margin')]),
    layout_staging: meanOf([
      score('background_whiteness'),
      score('background_evenness'),
      score('background_clutter'),
    ]),
  }
}

export type MobileReadiness = {
  overall: number | null
  legibility_level: 'AAA' | 'AA' | 'A' | 'FAIL' | null
  brand: number | null
  product_type: number | null
  variant: number | null
  size_and_count: number | null
  tile_px: number
  ready: boolean | null
  preview: { product_px: number | null }
}

/** A 16 mm search tile at 160 dpi. */
const TILE_PX = 101

/** What of the hero is left on a phone's search tile. Without reading, that is the size of the product on it. */
export function mobileReadiness({ product }: ImageFacts): MobileReadiness {
  return {
    overall: null,
    legibility_level: null,
    brand: null,
    product_type: null,
    variant: null,
    size_and_count: null,
    tile_px: TILE_PX,
    ready: null,
    preview: { product_px: product ? Math.round(product.extent * TILE_PX) : null },
  }
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? oneDecimal(known.reduce((sum, value) => sum + value, 0) / known.length) : null
}
