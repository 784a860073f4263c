/** A product of the demo shop: what its page says, and how its pictures are drawn. */
export type DemoProduct = {
  asin: string
  title: string
  brand: string
  /** Department first, as on a large US marketplace. */
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

/** What a picture shows. Its faults are settings: a small product, a grey ground, few pixels. */
export type Picture = { sizePx?: number } & (
  | ({ kind: 'front' | 'back' | 'turned' } & Staging)
  /** `from` and `to` are the part that is shown, as shares of the pack's height; `across` its middle, of the width. */
  | { kind: 'detail'; from: number; to: number; across?: number }
  /** `left` is where it stands; `scale` makes what is small in truth smaller than the space. */
  | { kind: 'scene'; place: Place; left?: number; scale?: number }
  | { kind: 'infographic'; headline: string }
  | { kind: 'facts' | 'size' | 'comparison' | 'range' }
  | { kind: 'contents'; items: Partial<Record<Item, string>> }
)

export type Staging = {
  /** Share of the frame that the product spans; 0.88 unless told. */
  fill?: number
  ground?: string
  /** Degrees that the pack leans by. */
  lean?: number
  /** Shares of the frame that the product stands off its centre by. */
  off?: readonly [right: number, down: number]
  /** Words in a badge beside the pack, which main images must not have. */
  badge?: string
}

export type Place = 'kitchen' | 'bathroom' | 'desk' | 'meadow' | 'living-room' | 'trail'
export type Item = 'pack' | 'guide' | 'cable' | 'cards' | 'pawns' | 'dice' | 'tiles'

export type PackDesign = {
  form: Form
  motif: Motif
  /** `ink` is printed on `body`, `onAccent` on `accent`. */
  colours: PackColours
  brand: string
  /** One line each. */
  type: readonly string[]
  variant: string
  size: string
  widthCm: number
  heightCm: number
  /** The back of the pack, and the panel of facts; rows are 'name: value', split by semicolons. */
  back: { heading: string; rows: string; text: string }
  /** What infographic and comparison say, four short ones. */
  claims: readonly string[]
  /** Other varieties, for the picture of the range. */
  siblings?: readonly { variant: string; colours: Partial<PackColours> }[]
}

export type PackColours = { body: string; ink: string; accent: string; onAccent: string; trim: string }

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
  | 'harbour'
  | 'plate'
  | 'none'
