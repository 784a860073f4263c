import { TEXT_TYPES } from '../asset-types/asset-types.ts'
import { probabilityOf } from '../classification.ts'
import type { ImageFacts } from '../facts.ts'
import { type FixRefusal, SURE_OUTLINE } from './refusal.ts'

/** `offWhite` of a ground that needs nothing. */
const WHITE = 0.01
/** CIE L* and chroma of the border. Darker or colored grounds are no failed white. */
const LEAST_LIGHTNESS = 82
const MOST_CHROMA = 10
/** Clutter above it is more than a ground and a shadow. */
const MOST_CLUTTER = 0.05
/** CIE76 ΔE between rim and ground. Below it, parts of the product may be taken for ground. */
const LEAST_SEPARATION = 6
/** Probability of a person. */
const MODEL = 0.5
/** Probability of charts, panels and other layouts. */
const LAYOUT = 0.7

/** Returns why the ground cannot be whitened, or null. The pixels can still refuse. */
export function whitenRefusal(facts: ImageFacts): FixRefusal | null {
  const { product, background, tone, people } = facts
  if (!product) return 'no_product'
  if (probabilityOf(facts, 'carousel', TEXT_TYPES) >= LAYOUT) return 'overlays'
  if (!background || product.confidence < SURE_OUTLINE) return 'uncertain_outline'
  if (background.offWhite <= WHITE) return 'white_already'
  // Things that run out of the frame are a scene. Models often do.
  if (product.cut > 0 && people.person < MODEL) return 'cut_product'
  const [lightness, a, b] = background.borderLab
  if (lightness < LEAST_LIGHTNESS || Math.hypot(a, b) > MOST_CHROMA) return 'not_light'
  if (background.clutter > MOST_CLUTTER) return 'busy_background'
  return tone.separation !== null && tone.separation < LEAST_SEPARATION ? 'light_product' : null
}
