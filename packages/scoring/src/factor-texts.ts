import type { ImageFacts, TextFacts } from './facts.ts'
import { type FactorName, overExposed } from './measures.ts'
import { mainPackLines, offPackLines } from './text/four-ws.ts'

type FactorText = {
  /** What was measured, in a seller's words. */
  reason: (value: number, facts: ImageFacts) => string
  /** What to do when the factor is under its bar. */
  title: string | ((facts: ImageFacts) => string)
  detail: string | ((facts: ImageFacts) => string)
}

/** A contact with the frame up to which the product counts as whole. */
const WHOLE = 0.04

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** The words of each factor: its reason and its recommendation. */
export const FACTOR_TEXTS: Record<FactorName, FactorText> = {
  fill: {
    reason: (value, { product }) =>
      product === null
        ? 'No product stands out in the image.'
        : product.cut > WHOLE
          ? `The product reaches across ${percent(product.extent)} of the frame but is cut off, so it counts as ${percent(value)}.`
          : `The product spans ${percent(value)} of the frame.`,
    title: ({ product }) =>
      product === null
        ? 'Show a product'
        : product.cut > WHOLE
          ? 'Step back until the whole product is in the frame'
          : 'Show the product larger',
    detail: ({ product }) =>
      product === null || product.cut > WHOLE
        ? 'The product should span 85 % of the frame, and end inside it.'
        : 'Crop the empty margin so that the product spans at least 85 % of the frame.',
  },
  centering: {
    reason: (value) => `The product is ${percent(value)} of the frame off its centre.`,
    title: 'Centre the product',
    detail: 'Move the product to the middle of the frame.',
  },
  cropping: {
    reason: (value) =>
      value < WHOLE
        ? 'The whole product is in the frame.'
        : `The frame cuts the product: ${percent(value / 2)} of its width and height runs into the edge.`,
    title: 'Show the whole product',
    detail: 'Use a frame that does not cut the product off.',
  },
  margin: {
    reason: (value) => `The smallest margin around the product is ${percent(value)} of the frame.`,
    title: 'Leave a little air',
    detail: 'Keep 2–3 % of the frame free on every side.',
  },
  tilt: {
    reason: (value) => `The product leans by ${Math.round(value)}°.`,
    title: 'Straighten the product',
    detail: 'Set the product upright, or level.',
  },
  background_whiteness: {
    reason: (value) => `The background is ${percent(value)} away from pure white.`,
    title: 'Use a pure white background',
    detail: 'Cut the product out and set it on white (255, 255, 255).',
  },
  background_evenness: {
    reason: (value) => `The brightness of the background varies by ${percent(value)}.`,
    title: 'Even out the background',
    detail: 'Remove gradients, stains and heavy shadows behind the product.',
  },
  background_clutter: {
    reason: (value) => `${percent(value)} of the background is edges of other things.`,
    title: 'Clear the background',
    detail: 'Remove everything from behind the product that is not the product.',
  },
  separation: {
    reason: (value) => `The product differs from its background by ΔE ${value.toFixed(0)}.`,
    title: 'Set the product off from the background',
    detail: 'Light the edges of the product, or add a soft contact shadow.',
  },
  exposure: {
    reason: (value, { tone }) =>
      overExposed(tone) >= value
        ? `In ${percent(tone.clipped)} of the product a colour is cut off at its brightest.`
        : `${percent(value)} of the product is pure black or pure white.`,
    title: 'Correct the exposure',
    detail: 'Expose so that highlights and shadows keep their drawing.',
  },
  contrast: {
    reason: (value) => `Tones on the product span ${percent(value)} of the scale.`,
    title: 'Give the product more contrast',
    detail: 'Light it from the side, or raise the contrast when editing.',
  },
  sharpness: {
    reason: (value) => `Blur measures ${value.toFixed(2)} (sharp studio shots 0.2–0.45).`,
    title: 'Use a sharper image',
    detail: 'Take the picture again in focus, or use the original instead of an enlarged copy.',
  },
  noise: {
    reason: (value) => `Grain measures ${value.toFixed(1)} grey levels.`,
    title: 'Reduce the grain',
    detail: 'Use more light and a lower ISO setting.',
  },
  compression: {
    reason: (value) => `Compression has cost ${percent(value)} of the fine detail.`,
    title: 'Upload a less compressed file',
    detail: 'Export the original as JPEG at quality 85 or higher, or as PNG.',
  },
  resolution: {
    reason: (value, { file }) => pixels('The longer side is', value, Math.max(file.widthPx, file.heightPx)),
    title: 'Upload a larger image',
    detail: 'Use the original, not an enlarged copy: at least 1,600 px, better 2,000 px, on the longer side.',
  },
  product_resolution: {
    reason: (value, { detail }) => pixels('The product’s side has about', value, detail.productPx ?? value),
    title: 'Give the product more pixels',
    detail: 'Photograph closer or crop from a larger original: 1,300 px on the product zoom well.',
  },
  perceived_quality: {
    reason: (value) => `As a picture, people would rate it ${(10 * value).toFixed(1)} of 10.`,
    title: 'Take a better picture',
    detail: 'Even light, exact focus and true colours: what people like in a photo, whatever it shows.',
  },
  off_pack_text: {
    reason: (value, facts) =>
      value === 0
        ? 'No words stand beside the product.'
        : `Words beside the product cover ${percent(value)} of the frame${quoted({ lines: offPackLines(facts) })}.`,
    title: 'Remove the words beside the product',
    detail: 'Take badges, banners and watermarks out of the main image; they belong into the carousel.',
  },
  tile_legibility: {
    reason: (value, facts) =>
      `${Math.round(value)} % of the pack’s main lines${quoted({ lines: mainPackLines(facts) })} survive on a phone’s search tile.`,
    title: 'Make the pack readable on a phone',
    detail: 'Show the pack larger, or use a mobile-ready rendering with a larger brand, variety and size.',
  },
  text_size: {
    reason: (value) => `The small print is ${Math.round(375 * value)} px high on a phone 375 px wide.`,
    title: 'Use fewer and larger words',
    detail: 'Lines of at least 2.6 % of the image are read on a phone without zooming.',
  },
}

/** Pixels that an enlargement invented do not count, and the reader is told so. */
function pixels(what: string, real: number, declared: number): string {
  const said = `${what} ${Math.round(declared)} px`
  return real > 0.9 * declared
    ? `${said}.`
    : `${said}, but its detail would fit into ${Math.round(real)} px: it was enlarged, or is blurred.`
}

/** The first lines that were read, to know which words are meant. */
function quoted({ lines }: Pick<TextFacts, 'lines'>): string {
  const words = lines
    .flatMap(({ text, confidence }) => (text !== null && text.length > 1 && confidence >= 0.85 ? [text] : []))
    .slice(0, 3)
  return words.length > 0 ? ` (“${words.join('”, “')}”)` : ''
}
