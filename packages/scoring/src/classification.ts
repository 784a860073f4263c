import type { ImageFacts } from './facts.ts'

/** The canonical vocabulary of image kinds. */
export const CLASSIFICATIONS = [
  'Packshot',
  'Packshot Back',
  'Alternate Angle',
  'Detail',
  'Lifestyle',
  'In Use',
  'On Model',
  'Size And Scale',
  'Infographic',
  'Comparison Chart',
  'Ingredients',
  'Nutrition Label',
  'Instructions',
  'Packaging',
  'Group Or Variant',
  'Swatch',
  'Other',
] as const

export type Classification = (typeof CLASSIFICATIONS)[number]

/** A ground this white along the whole frame is a studio's, not a room's. */
const STUDIO_BORDER = 0.7
/** A coloured ground that shades off softly, and has next to no edges, is a studio's too. */
const EVEN_GROUND = 0.12
const FEW_EDGES = 0.01
/** A product that runs into opposite edges on both axes is seen from close up. */
const CLOSE_UP_CUT = 1.5

/**
 * The kind of image, as far as framing and ground tell: a product alone on an even ground, a
 * close-up, or a scene. What needs reading or recognising (labels, charts, people) is `Other`
 * only where none of these fits.
 */
export function classify({ product, background }: ImageFacts): Classification {
  if (!product) return 'Other'
  if (!background || product.cut >= CLOSE_UP_CUT) return 'Detail'
  const studio =
    background.whiteBorder >= STUDIO_BORDER ||
    (background.unevenness <= EVEN_GROUND && background.clutter <= FEW_EDGES)
  if (!studio) return 'Lifestyle'
  return product.parts > 3 ? 'Group Or Variant' : 'Packshot'
}
