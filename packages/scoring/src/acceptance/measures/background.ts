import type { ImageFacts } from '../../facts.ts'
import { type ImageMeasure, valuesOf } from '../measure.ts'

/** Limits of `offWhite`. A soft contact shadow stays below the first, and what passes the second is not white. */
const WHITE = 0.03
const NOT_WHITE = 0.08

export const backgroundWhite: ImageMeasure = {
  of: 'image',
  isProven: true,
  check({ facts: { background } }) {
    if (!background) return { outcome: 'not_sure', measured: null }
    const { offWhite } = background
    const outcome = offWhite <= WHITE ? 'pass' : offWhite > NOT_WHITE ? 'fail' : 'not_sure'
    return { outcome, measured: Math.round(100 * (1 - offWhite)) }
  },
}

type Background = NonNullable<ImageFacts['background']>

const chromaOf = ({ borderLab: [, a, b] }: Background) => Math.hypot(a, b)
const lightnessOf = ({ borderLab: [lightness] }: Background) => lightness

/** CIE L*a*b* of the border. `photo` is any surroundings. */
const COLORS: Readonly<Record<string, (ground: Background) => boolean>> = {
  white: ({ offWhite }) => offWhite <= WHITE,
  off_white: (ground) => lightnessOf(ground) >= 92 && chromaOf(ground) <= 8,
  light_gray: (ground) => lightnessOf(ground) >= 75 && lightnessOf(ground) < 98.5 && chromaOf(ground) <= 5,
  light_beige: (ground) => lightnessOf(ground) >= 80 && chromaOf(ground) <= 22 && ground.borderLab[2] > 0,
  light: (ground) => lightnessOf(ground) >= 80,
  plain: ({ unevenness }) => unevenness <= 0.05,
  photo: () => true,
}

export const backgroundColor: ImageMeasure = {
  of: 'image',
  isProven: false,
  check({ facts: { background, file } }, rule) {
    const colors = valuesOf(rule)
    if (colors.includes('photo') || (colors.includes('transparent') && file.hasAlpha))
      return { outcome: 'pass', measured: null }
    if (!background) return { outcome: 'not_sure', measured: null }
    const isAccepted = colors.some((color) => COLORS[color]?.(background))
    return { outcome: isAccepted ? 'pass' : 'fail', measured: Math.round(lightnessOf(background)) }
  },
}
