import type { ImageRole } from '../facts.ts'
import { backgroundClutter } from './background-clutter.ts'
import { backgroundEvenness } from './background-evenness.ts'
import { backgroundWhiteness } from './background-whiteness.ts'
import { brightness } from './brightness.ts'
import { centering } from './centering.ts'
import { colorCast } from './color-cast.ts'
import { composite } from './composite.ts'
import { compression } from './compression.ts'
import { contrast } from './contrast.ts'
import { cropping } from './cropping.ts'
import { design } from './design.ts'
import { emptySpace } from './empty-space.ts'
import { exposure } from './exposure.ts'
import type { FactorDefinition, FactorRule } from './factor.ts'
import { fill } from './fill.ts'
import { mainImageContent } from './main-image-content.ts'
import { margin } from './margin.ts'
import { noise } from './noise.ts'
import { offPackText } from './off-pack-text.ts'
import { perceivedQuality } from './perceived-quality.ts'
import { productAlone } from './product-alone.ts'
import { productResolution } from './product-resolution.ts'
import { resolution } from './resolution.ts'
import { separation } from './separation.ts'
import { sharpness } from './sharpness.ts'
import { textAmount } from './text-amount.ts'
import { textContrast } from './text-contrast.ts'
import { textMargin } from './text-margin.ts'
import { textSize } from './text-size.ts'
import { tileLegibility } from './tile-legibility.ts'
import { tilt } from './tilt.ts'
import { watermark } from './watermark.ts'

/** Factors with equal impact are reported in this order. */
export const FACTORS = {
  main_image_content: mainImageContent,
  product_alone: productAlone,
  fill,
  centering,
  cropping,
  margin,
  tilt,
  background_whiteness: backgroundWhiteness,
  background_evenness: backgroundEvenness,
  background_clutter: backgroundClutter,
  separation,
  exposure,
  brightness,
  contrast,
  color_cast: colorCast,
  sharpness,
  noise,
  compression,
  resolution,
  product_resolution: productResolution,
  perceived_quality: perceivedQuality,
  off_pack_text: offPackText,
  tile_legibility: tileLegibility,
  text_size: textSize,
  text_amount: textAmount,
  text_contrast: textContrast,
  text_margin: textMargin,
  design,
  watermark,
  composite,
  empty_space: emptySpace,
} as const satisfies Record<string, FactorDefinition>

export type FactorName = keyof typeof FACTORS

export const FACTOR_NAMES = Object.keys(FACTORS) as FactorName[]

/** Skips factors without a rule for the role. */
export function defaultRules(role: ImageRole): Partial<Record<FactorName, FactorRule>> {
  const factors: readonly (readonly [string, FactorDefinition])[] = Object.entries(FACTORS)
  return Object.fromEntries(
    factors.flatMap(([name, { rules }]) => (rules[role] ? [[name, rules[role]]] : [])),
  )
}
