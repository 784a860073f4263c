import { say } from '@endcap/words/message'
import { PLAIN_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { luminanceOf, withGrayGround } from './shared/ground.ts'
import { subjectOf } from './shared/wording.ts'

/** Highlights that prove enough light. */
const BRIGHT = 0.7
/** A white ground in dim light (CIE L*). Darker grounds are backdrops. */
const DIM_GROUND = { from: 35, to: 90, chroma: 8 }
/** Even like white paper, where dark backdrops have a gradient. */
const EVEN_GROUND = { from: 15, unevenness: 0.015 }
/** Highlights that may be enough for several colors. */
const MATTE = 0.55
/** Share of other tints. A single dark color may be the product's. */
const SEVERAL_TINTS = 0.3
/** Share of a white print at the highlight, which makes it gray. */
const GRAY_PRINT = 0.08

const rule: FactorRule = {
  curve: [
    [0.25, 0],
    [0.4, 25],
    [0.55, 60],
    [0.7, 88],
    [0.8, 100],
  ],
  isFault: true,
  weight: 1.1,
  bar: 80,
  prior: 99,
  why: 'Even a black product has highlights. Where nothing on the product is bright, too little light fell on it.',
}

export const brightness: FactorDefinition = {
  group: 'light',
  measure: highlightOf,
  rules: { hero: rule, carousel: { ...rule, onlyFor: [...PLAIN_TYPES, 'On Model'] } },
  reason(value, facts, isGood) {
    const values = { subject: subjectOf(facts) }
    if (isGood) return say('factor.brightness.bright_enough', values)
    return say(value < 0.45 ? 'factor.brightness.far_too_dark' : 'factor.brightness.too_dark', values)
  },
  consequences: withGrayGround('perceived_quality'),
}

/**
 * Returns null unless a gray ground, several dark colors or a gray print proves dim light: a black shirt is always
 * dark.
 */
function highlightOf({ tone, background, product }: ImageFacts): number | null {
  if (tone.highlight >= BRIGHT) return tone.highlight
  const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
  // At the frame's edge, the border may be the product.
  const isGround = (product?.margin ?? 0) > 0 && (background?.unevenness ?? 1) <= EVEN_GROUND.unevenness
  const from = isGround ? EVEN_GROUND.from : DIM_GROUND.from
  const isDim = lightness >= from && lightness <= DIM_GROUND.to && Math.hypot(a, b) <= DIM_GROUND.chroma
  if (isDim) return Math.max(tone.highlight, luminanceOf(lightness))
  const isDark =
    tone.highlight <= MATTE && ((tone.tints ?? 0) >= SEVERAL_TINTS || (tone.ceiling ?? 0) >= GRAY_PRINT)
  return isDark ? tone.highlight : null
}
