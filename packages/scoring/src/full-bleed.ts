import { measuredAs } from './classification.ts'
import type { ImageFacts, TextLine } from './facts.ts'
import { ON_PRODUCT, READ } from './text/thresholds.ts'

/** White along the frame that shows a ground. */
const WHITE_BORDER = 0.5
/** Probability from which words all over the frame are printed on a pack. */
const LIKELY_PACK = 0.5
/** Lines on neither product nor plain ground. */
const MIN_LINES = 2
/** Shorter readings are specks. */
const MIN_LETTERS = 3
const ON_GROUND = 0.75

/** Corrects book covers and scans: the mask found a printed picture, so there is no background or cut. */
export function settleFullBleed(facts: ImageFacts): ImageFacts {
  const { product, background, kind, text } = facts
  const isPack = measuredAs(kind, 'Packshot') + measuredAs(kind, 'Packshot Back') >= LIKELY_PACK
  if (!product || !isPack || (background?.whiteBorder ?? 0) >= WHITE_BORDER) return facts
  if (text.lines.filter(liesOnNeither).length < MIN_LINES) return facts
  return {
    ...facts,
    product: {
      ...product,
      area: 1,
      box: { left: 0, top: 0, right: 1, bottom: 1 },
      extent: 1,
      offCenter: 0,
      margin: 0,
      cut: 0,
      cutCertainty: 0,
      tiltDegrees: null,
      leanDegrees: null,
      parts: 1,
      outlines: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    background: null,
    tone: { ...facts.tone, separation: null },
    text: { ...text, lines: text.lines.map((line) => ({ ...line, onProduct: 1, onGround: 0 })) },
    badges: [],
  }
}

function liesOnNeither({ text, confidence, onProduct, onGround }: TextLine): boolean {
  const letters = text?.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return confidence >= READ && letters >= MIN_LETTERS && onProduct < ON_PRODUCT && onGround < ON_GROUND
}
