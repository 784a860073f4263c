import type { CustomFactPath, CustomValue, ImageFacts } from '../facts.ts'
import { isCustomFactPath } from './custom-facts.ts'

/** Facts that are measured as numbers or flags, by their place. Lists, texts and what others said are none. */
type Measured = Pick<
  ImageFacts,
  'file' | 'product' | 'background' | 'tone' | 'detail' | 'text' | 'layout' | 'people' | 'quality'
>

type PathsOf<Facts> = {
  [Name in keyof Facts & string]-?: NonNullable<Facts[Name]> extends number | boolean
    ? Name
    : NonNullable<Facts[Name]> extends string | readonly unknown[]
      ? never
      : `${Name}.${PathsOf<NonNullable<Facts[Name]>>}`
}[keyof Facts & string]

export type BuiltInFactPath = PathsOf<Measured>

/** The compiler requires each measured number and flag of `ImageFacts`. */
const BUILT_IN = {
  'file.widthPx': 'number',
  'file.heightPx': 'number',
  'file.byteLength': 'number',
  'file.hasAlpha': 'flag',
  'file.animated': 'flag',
  'file.densityDpi': 'number',
  'file.isComposite': 'flag',
  'product.area': 'number',
  'product.box.left': 'number',
  'product.box.top': 'number',
  'product.box.right': 'number',
  'product.box.bottom': 'number',
  'product.extent': 'number',
  'product.offCenter': 'number',
  'product.margin': 'number',
  'product.cut': 'number',
  'product.cutCertainty': 'number',
  'product.tiltDegrees': 'number',
  'product.uprightEdges': 'number',
  'product.leanDegrees': 'number',
  'product.parts': 'number',
  'product.confidence': 'number',
  'background.area': 'number',
  'background.offWhite': 'number',
  'background.unevenness': 'number',
  'background.clutter': 'number',
  'background.whiteBorder': 'number',
  'tone.medianLuminance': 'number',
  'tone.range': 'number',
  'tone.crushed': 'number',
  'tone.blown': 'number',
  'tone.clipped': 'number',
  'tone.black': 'number',
  'tone.highlight': 'number',
  'tone.ceiling': 'number',
  'tone.tints': 'number',
  'tone.cast': 'number',
  'tone.chroma': 'number',
  'tone.separation': 'number',
  'detail.blur': 'number',
  'detail.coarseBlur': 'number',
  'detail.noise': 'number',
  'detail.blockiness': 'number',
  'detail.jpegQuality': 'number',
  'detail.productPx': 'number',
  'detail.trueResolution': 'number',
  'text.area': 'number',
  'text.lineCount': 'number',
  'layout.emptyArea': 'number',
  'layout.border': 'number',
  'layout.inkExtent': 'number',
  'layout.design': 'number',
  'people.person': 'number',
  'quality.opinion': 'number',
  'quality.spread': 'number',
} as const satisfies Record<BuiltInFactPath, 'number' | 'flag'>

export const BUILT_IN_FACTS: Readonly<Record<BuiltInFactPath, 'number' | 'flag'>> = BUILT_IN

export const BUILT_IN_FACT_PATHS = Object.keys(BUILT_IN) as BuiltInFactPath[]

/** A measured fact, or one of the organization. */
export type FactPath = BuiltInFactPath | CustomFactPath

/** Returns null for a fact that is missing, was not measured, or that another release measures. */
export function readFact(facts: ImageFacts, path: FactPath): CustomValue | null {
  if (isCustomFactPath(path)) {
    const known = facts.custom ?? {}
    return Object.hasOwn(known, path) ? (known[path] ?? null) : null
  }
  let value: unknown = facts
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
