import type { ImageFacts } from '../../facts.ts'

/** White (CIE L*) despite noise, blocks or a tint. */
const LIGHT_GROUND = 80
/** Gray (CIE L*a*b* chroma), white in more light. */
const NEUTRAL = 8
/** No black backdrop (CIE L*). */
const NOT_BLACK = 20

const GROUND: readonly string[] = ['background_whiteness', 'background_evenness', 'background_clutter']

const withGround =
  (isGround: (lightness: number, chroma: number) => boolean) =>
  (...names: string[]) =>
  ({ background }: ImageFacts): readonly string[] => {
    const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
    return isGround(lightness, Math.hypot(a, b)) ? [...names, ...GROUND] : names
  }

export const withLightGround = withGround((lightness) => lightness >= LIGHT_GROUND)

export const withGrayGround = withGround((lightness, chroma) => lightness >= NOT_BLACK && chroma <= NEUTRAL)

/** Approximates, because sRGB's gamma is close to that of CIE L*. */
export const luminanceOf = (lightness: number): number => lightness / 100
