import type { ImageFacts } from '../facts.ts'

type Look = { hue: number } | { lightness: readonly [from: number, to: number] }

/** Hues in degrees of CIE L*a*b*. Words that also mean something else (orange, rose) are left out. */
const COLORS: readonly (readonly [words: RegExp, look: Look])[] = [
  [/\b(?:red|rot(?:e[nrsm]?)?|rouges?|roj[oa]s?)\b/iu, { hue: 35 }],
  [/\b(?:yellow|gelb(?:e[nrsm]?)?|jaunes?|amarill[oa]s?)\b/iu, { hue: 95 }],
  [/\b(?:green|grün(?:e[nrsm]?)?|vert(?:e?s?)|verdes?)\b/iu, { hue: 145 }],
  [/\b(?:blue|blau(?:e[nrsm]?)?|bleue?s?|azul(?:es)?)\b/iu, { hue: 275 }],
  [/\b(?:purple|violett(?:e[nrsm]?)?|violet(?:te)?s?|morad[oa]s?)\b/iu, { hue: 315 }],
  [/\b(?:pink|rosa)\b/iu, { hue: 0 }],
  [/\b(?:black|schwarz(?:e[nrsm]?)?|noire?s?|negr[oa]s?)\b/iu, { lightness: [0, 75] }],
  [/(?<!\p{L})(?:white|weiß(?:e[nrsm]?)?|blanc(?:he)?s?|blanc[oa]s?)(?!\p{L})/iu, { lightness: [40, 100] }],
]

/** The color of the ground is not the product's, and "with a red lid" is the color of a part. */
const GROUND =
  /(?<!\p{L})(?:\p{L}+ )?(?:background|backdrop)|(?:vor|auf) \p{L}+ \p{L}+ ?hintergrund|\p{L}+hintergrund|\p{L}+e[mn] (?:hinter)?grund|fond \p{L}+|fondo \p{L}+/giu
const PART = /(?<!\p{L})(?:with|mit|avec|con|and|und|et|y)(?!\p{L})/iu

const MIN_CHROMA = 25
const MIN_HUE_DISTANCE = 75

/** Returns true if a text names one color, and the product certainly has another. */
export function claimsOtherColor(text: string, { product }: Pick<ImageFacts, 'product'>): boolean {
  const described = text.replace(GROUND, ' ')
  const looks = COLORS.filter(([words]) => words.test(described)).map(([, look]) => look)
  const [look] = looks
  if (!product || !look || looks.length > 1 || PART.test(described)) return false
  const [lightness, a, b] = product.meanLab
  if ('lightness' in look) return lightness < look.lightness[0] || lightness > look.lightness[1]
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const distance = Math.abs(((hue - look.hue + 540) % 360) - 180)
  return Math.hypot(a, b) >= MIN_CHROMA && distance >= MIN_HUE_DISTANCE
}
