import type { ImageFacts, TextLine } from './facts.ts'
import { type Factor, type ImageScore, oneDecimal, type Recommendation } from './score-image.ts'
import { type FactorName, offPackText } from './measures.ts'
import {
  type Finding,
  findingOfLine,
  type Findings,
  FOUR_WS,
  type FourW,
  mainPackLines,
  packLines,
  presenceScore,
  tileScore,
} from './text/four-ws.ts'

/** A retailer's rules for main images, as data of the service. */
export type MainImageRules = {
  minPixels: number
  whiteBackground: boolean
  minFillShare: number
  /** Whether words, badges and watermarks may stand beside the product. */
  textAllowed: boolean
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
/** A speck that reads like two letters is no text. */
const NO_TEXT = 0.002
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
  if (!rules.textAllowed) {
    const beside = offPackText(facts)
    checks.push({
      rule: 'no_off_pack_text',
      passed: beside === null ? null : beside <= NO_TEXT,
      measured: beside === null ? null : Math.round(1000 * beside) / 1000,
      required: 0,
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
  four_ws: Record<FourW, number | null>
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
 * The hero in the terms of the GS1 mobile-ready hero guideline: what the pack says (of what the
 * name leads to expect), and how it is set in the frame. Null is "could not be measured", never zero.
 */
export function heroGs1Components({ factors }: ImageScore, findings: Findings): HeroGs1Components {
  const score = (name: FactorName) => factors.find((factor) => factor.name === name)?.score ?? null
  return {
    four_ws: scoreEachW(findings, presenceScore),
    image_quality: {
      background_separation: score('separation'),
      product_centered: score('centering'),
      product_prominent: score('fill'),
      product_cropping: score('cropping'),
      product_tilt: score('tilt'),
      no_off_pack_text: score('off_pack_text'),
    },
    composition: meanOf([score('fill'), score('centering'), score('cropping'), score('margin')]),
    layout_staging: meanOf([
      score('background_whiteness'),
      score('background_evenness'),
      score('background_clutter'),
    ]),
  }
}

export type LegibilityLevel = 'AAA' | 'AA' | 'A' | 'FAIL'

export type MobileReadiness = {
  overall: number | null
  legibility_level: LegibilityLevel | null
  brand: number | null
  product_type: number | null
  variant: number | null
  size_and_count: number | null
  tile_px: number
  ready: boolean | null
  preview: {
    product_px: number | null
    /** The pack's tallest lines, as read at full size and on the tile at 101 and at 202 pixels. */
    lines: { text: string; px101: string | null; px202: string | null }[]
  }
}

/** A 16 mm search tile at 160 dpi. */
const TILE_PX = 101
/** Each of the four from here on makes a hero ready: read on the tile as phones of today show it. */
const READY = 90
const LEVELS: readonly (readonly [LegibilityLevel, from: number])[] = [
  ['AAA', 97],
  ['AA', READY],
  ['A', 60],
  ['FAIL', 0],
]
const PREVIEW_LINES = 6

/**
 * What of the hero is still read on a phone's search tile, measured by reading the rendered tile.
 * Without a name to go by, the pack's three tallest lines stand for what matters.
 */
export function mobileReadiness(facts: ImageFacts, findings: Findings): MobileReadiness {
  const each = scoreEachW(findings, tileScore)
  const known = FOUR_WS.map((w) => each[w]).filter((score) => score !== null)
  const named = FOUR_WS.some((w) => w !== 'size_and_count' && findings[w] !== null)
  const lines = packLines(facts).filter(({ tiles }) => tiles !== null)
  const parts = named ? known : legibilityOfLines(mainPackLines(facts))
  return {
    overall: meanOf(parts),
    // A chain is as strong as its weakest link.
    legibility_level: parts.length > 0 ? levelOf(Math.min(...parts)) : null,
    ...each,
    tile_px: TILE_PX,
    ready: known.length > 0 ? known.every((score) => score >= READY) : null,
    preview: {
      product_px: facts.product ? Math.round(facts.product.extent * TILE_PX) : null,
      lines: lines.slice(0, PREVIEW_LINES).map(({ text, tiles }) => ({
        text: text ?? '',
        px101: tiles?.px101 ?? null,
        px202: tiles?.px202 ?? null,
      })),
    },
  }
}

const levelOf = (score: number): LegibilityLevel => LEVELS.find(([, from]) => score >= from)?.[0] ?? 'FAIL'

function legibilityOfLines(lines: readonly TextLine[]): number[] {
  return lines.flatMap((line) => tileScore([findingOfLine(line)]) ?? [])
}

function scoreEachW(
  findings: Findings,
  score: (found: readonly Finding[]) => number | null,
): Record<FourW, number | null> {
  const of = (w: FourW) => {
    const found = findings[w]
    const value = found && score(found)
    return value === null ? null : oneDecimal(value)
  }
  return {
    brand: of('brand'),
    product_type: of('product_type'),
    variant: of('variant'),
    size_and_count: of('size_and_count'),
  }
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? oneDecimal(known.reduce((sum, value) => sum + value, 0) / known.length) : null
}
