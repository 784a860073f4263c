/** Page content and picture design of a product. */
export type DemoProduct = {
  asin: string
  title: string
  brand: string
  /** Labels from the department down, as on a large US marketplace. */
  breadcrumbs: readonly string[]
  /** The department's URL slug. */
  department: string
  /** Best-seller rank in the leaf of the breadcrumbs. */
  rank: number
  bullets: readonly string[]
  inStock: boolean
  /** The first is the main image. */
  images: readonly Picture[]
  pack: PackDesign
}

/** Content of a picture. Faults are settings: a small product, a gray background, few pixels. */
export type Picture = { sizePx?: number } & (
  | ({ kind: 'front' | 'back' | 'turned' } & Staging)
  /** `from` and `to`: visible shares of the pack's height. `across`: their center as a share of the width. */
  | { kind: 'detail'; from: number; to: number; across?: number }
  /** `left`: position of the product. `scale`: share of the available space, below 1 for small products. */
  | { kind: 'scene'; place: Place; left?: number; scale?: number }
  | { kind: 'infographic'; headline: string }
  | { kind: 'facts' | 'size' | 'comparison' | 'range' }
  | { kind: 'contents'; items: Partial<Record<Item, string>> }
)

export type Staging = {
  /** Share of the frame that the product spans. Defaults to 0.88. */
  fill?: number
  ground?: string
  /** Rotation of the pack, in degrees. */
  lean?: number
  /** Offset of the product from the center, as shares of the frame. */
  off?: readonly [right: number, down: number]
  /** Badge text next to the pack, which main images must not have. */
  badge?: string
}

export type Place = 'kitchen' | 'bathroom' | 'desk' | 'meadow' | 'living-room' | 'trail'
export type Item = 'pack' | 'guide' | 'cable' | 'cards' | 'pawns' | 'dice' | 'tiles'

export type PackDesign = {
  form: Form
  motif: Motif
  /** `ink` is the text color on `body`, `onAccent` the one on `accent`. */
  colors: PackColors
  brand: string
  /** Lines of the product type. */
  type: readonly string[]
  variant: string
  size: string
  widthCm: number
  heightCm: number
  /** Text on the back of the pack and in the facts table. Rows are 'name: value', separated by semicolons. */
  back: { heading: string; rows: string; text: string }
  /** Four short claims for the infographic and the comparison. */
  claims: readonly string[]
  /** Other varieties, for the picture of the product range. */
  siblings?: readonly { variant: string; colors: Partial<PackColors> }[]
}

export type PackColors = { body: string; ink: string; accent: string; onAccent: string; trim: string }

export type Form =
  | 'can'
  | 'pillow'
  | 'stand-up'
  | 'oil'
  | 'pump'
  | 'tube'
  | 'squeeze'
  | 'jar'
  | 'mug'
  | 'notebook'
  | 'speaker'
  | 'game'
  | 'flask'
  | 'book'

export type Motif =
  | 'citrus'
  | 'chips'
  | 'olives'
  | 'flower'
  | 'lavender'
  | 'sun'
  | 'bone'
  | 'mountain'
  | 'harbor'
  | 'plate'
  | 'none'
