import { CLASSIFICATIONS, keyOf } from '../asset-types/asset-types.ts'

export const OTHER_MAIN = 'other_main'

/** Groups of listings by their first change from own images. `other_main.<type>` names an unfit main image. */
export const ADVICE = [
  OTHER_MAIN,
  ...CLASSIFICATIONS.map((type) => `${OTHER_MAIN}.${keyOf(type)}` as const),
  'order',
  'repeat',
  'crop',
  'whiten',
] as const
export type Advice = (typeof ADVICE)[number]
