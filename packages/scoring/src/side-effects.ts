import type { ImageFacts } from './facts.ts'
import type { FactorName } from './measures.ts'

/** Lightness (CIE L*) from which the border shows a white ground through noise, blocks or a tint. */
const LIGHT_GROUND = 80
/** Chroma (CIE L*a*b*) up to which the border shows a gray ground, which more light makes white. */
const NEUTRAL = 8
/** Lightness above which a neutral ground is no black backdrop. */
const NOT_BLACK = 20
/** Share of the frame that a product spans after a crop, as the advice says. */
const CROPPED_FILL = 0.85

/** An image after a change: its facts, and the factors that meet their bars then. */
type Repaired = { facts: ImageFacts; names: readonly FactorName[] }

/** Returns the image after the change that the recommendation for `name` asks for, with all its side effects. */
export function repair(facts: ImageFacts, name: FactorName): Repaired {
  const names = [name, ...consequences(facts, name)]
  if (name === 'fill') return { facts: croppedToProduct(facts), names }
  if (name === 'sharpness') return { facts: withAllDetail(facts), names }
  return { facts, names }
}

const GROUND: readonly FactorName[] = ['background_whiteness', 'background_evenness', 'background_clutter']

/** Factors that suffer from the fault of another one. `ground` tells on which ground those of the background do. */
const CONSEQUENCES: Partial<
  Record<
    FactorName,
    { names: readonly FactorName[]; ground?: (lightness: number, chroma: number) => boolean }
  >
> = {
  sharpness: { names: ['perceived_quality'] },
  exposure: { names: ['perceived_quality'] },
  noise: { names: ['perceived_quality'], ground: isLight },
  compression: { names: ['perceived_quality'], ground: isLight },
  color_cast: { names: ['perceived_quality'], ground: isLight },
  brightness: { names: ['perceived_quality'], ground: isGray },
  contrast: { names: ['brightness', 'perceived_quality'], ground: isGray },
  background_whiteness: { names: ['background_evenness', 'background_clutter'] },
  background_clutter: { names: ['background_evenness'] },
  off_pack_text: { names: ['background_evenness', 'background_clutter', 'perceived_quality'] },
  watermark: { names: ['perceived_quality'] },
  resolution: { names: ['product_resolution'] },
}

function isLight(lightness: number): boolean {
  return lightness >= LIGHT_GROUND
}

function isGray(lightness: number, chroma: number): boolean {
  return lightness >= NOT_BLACK && chroma <= NEUTRAL
}

function consequences({ background }: ImageFacts, name: FactorName): readonly FactorName[] {
  const { names = [], ground } = CONSEQUENCES[name] ?? {}
  const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
  return ground?.(lightness, Math.hypot(a, b)) ? [...names, ...GROUND] : names
}

/** Returns the facts with the file's size after a crop around the product, which loses the pixels of the margin. */
function croppedToProduct(facts: ImageFacts): ImageFacts {
  const share = Math.min(1, (facts.product?.extent ?? 1) / CROPPED_FILL)
  const { file } = facts
  const cropped = (pixels: number) => Math.max(1, Math.round(pixels * share))
  return { ...facts, file: { ...file, widthPx: cropped(file.widthPx), heightPx: cropped(file.heightPx) } }
}

/** Returns the facts of a sharp image of the same size: all of its pixels hold detail. */
function withAllDetail(facts: ImageFacts): ImageFacts {
  return { ...facts, detail: { ...facts.detail, trueResolution: 1 } }
}
