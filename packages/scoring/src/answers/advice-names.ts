import { CLASSIFICATIONS, keyOf } from '../asset-types/asset-types.ts'

export const OTHER_MAIN = 'other_main'

/** First changes from own images, by which listings are grouped. `other_main.<type>`: an unfit type is the main image. */
export const ADVICE = [
  OTHER_MAIN,
  ...CLASSIFICATIONS.map((type) => `${OTHER_MAIN}.${keyOf(type)}` as const),
  'order',
  'repeat',
  'crop',
  'whiten',
] as const
export type Advice = (typeof ADVICE)[number]
