import type { ImageFacts } from '../../facts.ts'

/** Lightness (CIE L*) of a white ground under noise, blocks or a tint. */
const LIGHT_GROUND = 80
/** Maximum chroma (CIE L*a*b*) of a gray ground, which more light turns white. */
const NEUTRAL = 8
/** Lightness (CIE L*) above which a neutral ground is not a black backdrop. */
const NOT_BLACK = 20

const GROUND: readonly string[] = ['background_whiteness', 'background_evenness', 'background_clutter']

/** Adds the background's factors to `names` if the border is such a ground. */
const withGround =
  (isGround: (lightness: number, chroma: number) => boolean) =>
  (...names: string[]) =>
  ({ background }: ImageFacts): readonly string[] => {
    const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
    return isGround(lightness, Math.hypot(a, b)) ? [...names, ...GROUND] : names
  }

export const withLightGround = withGround((lightness) => lightness >= LIGHT_GROUND)

export const withGrayGround = withGround((lightness, chroma) => lightness >= NOT_BLACK && chroma <= NEUTRAL)

/** Converts CIE lightness to a gray level, 0–1, because sRGB's gamma is close to that of CIE L*. */
export const luminanceOf = (lightness: number): number => lightness / 100
