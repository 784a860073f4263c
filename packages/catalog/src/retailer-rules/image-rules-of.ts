import type { ImageRules } from '../retailers/retailer.ts'
import type { AcceptanceRule, RuleMeasure } from './rule.ts'

/** Carousel images that the scores recommend, unless the shop takes fewer. */
const CAROUSEL_IMAGES = 6

const SIDES: readonly RuleMeasure[] = ['width_px', 'height_px', 'longest_side_px', 'shortest_side_px']

/**
 * Returns the figures of `rule_checks`. Sizes, fill and shape are those that every category needs, or that Endcap asks
 * for where no page says anything. White and words also count as advice, because Spark and proposals go by them.
 */
export function imageRulesOf(rules: readonly AcceptanceRule[]): ImageRules {
  const general = rules.filter((rule) => !rule.categories)
  const demands = general.filter(({ severity, sources }) => severity === 'hard' || sources.length === 0)
  const ofMain = demands.filter(({ images }) => images !== 'other')
  const advised = general.filter(({ images }) => images !== 'other')
  const ratio = ofMain.find(({ measure, operator }) => measure === 'aspect_ratio' && operator === '=')?.value
  return {
    mainImage: {
      minPixels: Math.max(0, ...SIDES.flatMap((side) => minimums(ofMain, side))),
      whiteBackground: advised.some(asksForWhite),
      minFillShare: Math.max(0, ...minimums(ofMain, 'fill_share')) / 100,
      textAllowed: !advised.some(({ measure }) => measure === 'text_overlay'),
      aspect: typeof ratio === 'string' ? Math.round(1000 * ratioOf(ratio)) / 1000 : null,
    },
    recommendedCarouselImages: Math.min(CAROUSEL_IMAGES, ...demands.flatMap(carouselLimit)),
  }
}

const WHITE: ReadonlySet<string> = new Set(['white', 'transparent'])

const asksForWhite = ({ measure, value }: AcceptanceRule): boolean =>
  measure === 'background_white' ||
  (measure === 'background_color' && Array.isArray(value) && value.every((color) => WHITE.has(color)))

/** Returns width divided by height of a ratio such as "3:4". */
export function ratioOf(ratio: string): number {
  const [width = NaN, height = NaN] = ratio.split(':').map(Number)
  return width / height
}

const minimums = (rules: readonly AcceptanceRule[], wanted: RuleMeasure): number[] =>
  rules.flatMap(({ measure, operator, value }) =>
    measure === wanted && operator !== '<=' && typeof value === 'number' ? [value] : [],
  )

function carouselLimit({ measure, images, value }: AcceptanceRule): number[] {
  if (measure !== 'image_count_max' || typeof value !== 'number') return []
  return images === 'all' ? [value - 1] : images === 'other' ? [value] : []
}
