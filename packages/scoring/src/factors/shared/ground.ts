import type { ImageFacts } from '../../facts.ts'

/** Lightness (CIE L*) from which the border shows a white ground through noise, blocks or a tint. */
const LIGHT_GROUND = 80
/** Chroma (CIE L*a*b*) up to which the border shows a gray ground, which more light makes white. */
const NEUTRAL = 8
/** Lightness above which a neutral ground is no black backdrop. */
const NOT_BLACK = 20

const GROUND: readonly string[] = ['background_whiteness', 'background_evenness', 'background_clutter']

/** Returns `names`, with the factors of the background if its border is such a ground. */
const withGround =
  (isGround: (lightness: number, chroma: number) => boolean) =>
  (...names: string[]) =>
  ({ background }: ImageFacts): readonly string[] => {
    const [lightness, a, b] = background?.borderLab ?? [0, 0, 0]
    return isGround(lightness, Math.hypot(a, b)) ? [...names, ...GROUND] : names
  }

/** Adds the factors of a white ground, which shows through noise, blocks or a tint. */
export const withLightGround = withGround((lightness) => lightness >= LIGHT_GROUND)

/** Adds the factors of a gray ground, which more light makes white. */
export const withGrayGround = withGround((lightness, chroma) => lightness >= NOT_BLACK && chroma <= NEUTRAL)

/** Converts CIE lightness to a gray level, 0–1, by sRGB's gamma, which is close to that of CIE L*. */
export const luminanceOf = (lightness: number): number => lightness / 100
