import type { ImageFacts } from '../../facts.ts'

/** Minimum CIE L* of white under noise, blocks or a tint. */
const LIGHT_GROUND = 80
/** Maximum CIE L*a*b* chroma of gray, which more light turns white. */
const NEUTRAL = 8
/** Minimum CIE L*, to exclude black backdrops. */
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

/** Converts CIE L* to gray, 0–1, because sRGB's gamma is close to it. */
export const luminanceOf = (lightness: number): number => lightness / 100
