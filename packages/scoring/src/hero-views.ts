import type { MainImageRules } from '@endcap/catalog'
import { worded } from '@endcap/words'
import { textsOf } from './any-factor.ts'
import type { FactorName } from './factors/factors.ts'
import type { ImageFacts, TextLine } from './facts.ts'
import { unfitContent } from './main-image-types.ts'
import type { JudgedRights, Verdict } from './retailer-rules/retailer-rule.ts'
import { RETAILER_RULES, RULE_NAMES, type RuleName } from './retailer-rules/retailer-rules.ts'
import type { Rubric } from './rubric.ts'
import { expectedGain, type Factor, type ImageScore, oneDecimal, type Recommendation } from './score-image.ts'
import { inSpellingOf } from './text/confirmed-words.ts'
import {
  type Finding,
  type Findings,
  FOUR_WS,
  type FourW,
  findingOfLine,
  mainPackLines,
  packLines,
  presenceScore,
  tileScore,
} from './text/four-ws.ts'
import {
  contrastVerdict,
  isReadOnSmallTile,
  type LegibilityVerdict,
  type LineLegibility,
  legibilityOf,
  lineLegibility,
} from './text/legibility.ts'
import { offPackText } from './text/off-pack-text.ts'

export type { MainImageRules }

export type RuleCheck = { rule: RuleName } & Verdict

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

/** `passed` is null if not measured. Without `rights`, their rule is left out. */
export function checkMainImageRules(
  facts: ImageFacts,
  rules: MainImageRules,
  rights: JudgedRights | null = null,
): RuleCheck[] {
  const image = { ...facts, offPackText: offPackText(facts), unfitContent: unfitContent(facts), rights }
  return RULE_NAMES.flatMap((rule) => {
    const verdict = RETAILER_RULES[rule].check(image, rules)
    return verdict ? [{ rule, ...verdict }] : []
  })
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

/** Scores by the GS1 mobile-ready hero guideline. Null means "could not be measured". */
export function heroGs1Components(
  { factors }: Pick<ImageScore, 'factors'>,
  findings: Findings,
): HeroGs1Components {
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
  /** The verdict behind the level. Absent in results of earlier releases, like those of lines. */
  legibility?: LegibilityVerdict | null | undefined
  brand: number | null
  product_type: number | null
  variant: number | null
  size_and_count: number | null
  tile_px: number
  ready: boolean | null
  preview: {
    product_px: number | null
    lines: ({ text: string; px101: string | null; px202: string | null } & PresentedLegibility)[]
  }
}

type PresentedLegibility = {
  legibility?: LegibilityVerdict | undefined
  contrast_ratio?: LineLegibility['contrastRatio'] | undefined
  x_height_px?: LineLegibility['xHeightPx'] | undefined
}

/** 16 mm at 160 dpi. */
const TILE_PX = 101
/** Needed by each W: readable on current phones' 202-pixel tile. */
const READY = 90
/** Most for a part whose text is too faint. */
const FAINT = 70
const PREVIEW_LINES = 6

/**
 * Scores text by reading the rendered tile. Unprinted parts are null. Without brand, type and variant, the tallest
 * lines count. The preview spells like the name: recognition has no diacritics.
 */
export function mobileReadiness(
  facts: ImageFacts,
  findings: Findings,
  name: string | null = null,
): MobileReadiness {
  const spelled = (text: string | null | undefined) =>
    typeof text === 'string' ? inSpellingOf(name, text) : null
  const each = scoreEachW(findings, legibleScore)
  const known = FOUR_WS.map((w) => each[w]).filter((score) => score !== null)
  const hasNamedWords = FOUR_WS.some((w) => w !== 'size_and_count' && each[w] !== null)
  const lines = hasNamedWords ? linesOf(findings) : mainPackLines(facts)
  const parts = hasNamedWords ? known : scoresOfLines(lines)
  const legibility = legibilityOf(lines)
  return {
    overall: meanOf(parts),
    legibility_level: legibility && levelOf(legibility, lines),
    legibility,
    ...each,
    tile_px: TILE_PX,
    ready: hasNamedWords ? known.every((score) => score >= READY) : null,
    preview: {
      product_px: facts.product ? Math.round(facts.product.extent * TILE_PX) : null,
      lines: previewLines(facts).map((line) => ({
        text: spelled(line.text) ?? '',
        px101: spelled(line.tiles?.px101),
        px202: spelled(line.tiles?.px202),
        ...presentLegibility(line),
      })),
    },
  }
}

/** Returns lines in the preview's order. */
export const previewLines = (facts: ImageFacts): TextLine[] =>
  packLines(facts)
    .filter(({ tiles }) => tiles !== null)
    .slice(0, PREVIEW_LINES)

/** The level is the verdict, divided by the tile where it passes. */
function levelOf(verdict: LegibilityVerdict, lines: readonly TextLine[]): LegibilityLevel {
  if (verdict !== 'pass') return verdict === 'fail' ? 'FAIL' : 'A'
  return lines.every(isReadOnSmallTile) ? 'AAA' : 'AA'
}

/** Returns the lines of the words that were found, each once. */
const linesOf = (findings: Findings): TextLine[] => [
  ...new Set(FOUR_WS.flatMap((w) => findings[w] ?? []).flatMap(({ line }) => (line?.tiles ? [line] : []))),
]

function presentLegibility(line: TextLine): PresentedLegibility {
  const { verdict, contrastRatio, xHeightPx } = lineLegibility(line)
  return { legibility: verdict, contrast_ratio: contrastRatio, x_height_px: xHeightPx }
}

/** Caps the score of words that are read on the tile, but too faint for many readers. */
function legibleScore(found: readonly Finding[]): number | null {
  const score = tileScore(found)
  const isFaint = found.some(({ line }) => line?.tiles && contrastVerdict(line) === 'fail')
  return score !== null && isFaint ? Math.min(score, FAINT) : score
}

/** Includes text that fails on a phone even without a gain. */
export function heroRecommendations(
  facts: ImageFacts,
  { recommendations }: Pick<ImageScore, 'recommendations'>,
  { legibility_level: level }: Pick<MobileReadiness, 'legibility_level'>,
  rubric: Rubric,
): Recommendation[] {
  const code = 'TILE_LEGIBILITY'
  if (level !== 'FAIL' || recommendations.some((each) => each.code === code)) return recommendations
  const gain = Math.max(0, expectedGain(facts, 'hero', rubric, ['tile_legibility']))
  const advice = { code, ...worded(textsOf('tile_legibility', rubric).advice(facts)), expected_gain: gain }
  return [...recommendations, advice].toSorted((a, b) => b.expected_gain - a.expected_gain)
}

function scoresOfLines(lines: readonly TextLine[]): number[] {
  return lines.flatMap((line) => legibleScore([findingOfLine(line)]) ?? [])
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
