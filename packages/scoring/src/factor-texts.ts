import { classify } from './classification.ts'
import type { ImageFacts, TextFacts } from './facts.ts'
import { type FactorName, isCutSure, overExposed } from './measures.ts'
import { mainPackLines } from './text/four-ws.ts'
import { sureOffPackLines, watermarkLines } from './text/off-pack-text.ts'
import { READ } from './text/thresholds.ts'

type FactorText = {
  /** States the measured value in a merchandiser's words. `isGood` is true when the score meets the factor's bar. */
  reason: (value: number, facts: ImageFacts, isGood: boolean) => string
  /** Headline of the recommendation that appears while the factor is under its bar. */
  title: string | ((facts: ImageFacts) => string)
  /** Instructions of that recommendation. */
  detail: string | ((facts: ImageFacts) => string)
}

/** Contact with the edge of the frame up to which the product counts as whole. */
const WHOLE = 0.04

/** Customer texts of each factor: its reason and its recommendation. */
export const FACTOR_TEXTS: Record<FactorName, FactorText> = {
  fill: {
    reason: fillReason,
    title: (facts) =>
      facts.product === null
        ? 'Show the product clearly'
        : isCutOff(facts)
          ? 'Fit the whole product into the image'
          : 'Show the product larger',
    detail: (facts) =>
      facts.product === null || isCutOff(facts)
        ? 'Use a picture in which the product spans 85% of the image and ends inside it.'
        : 'Crop the empty margin so that the product spans at least 85% of the image.',
  },
  centering: {
    reason: (value, _, isGood) => {
      if (value <= 0.02) return 'The product is centered.'
      return isGood
        ? 'The product is close to the center.'
        : `The product is off center by ${percent(value)} of the image.`
    },
    title: 'Center the product',
    detail: 'Move the product to the middle of the image.',
  },
  cropping: {
    reason: (value, _, isGood) => {
      if (value <= WHOLE) return 'The whole product is in the image.'
      if (isGood) return 'The edge of the image cuts the product, but enough of it is visible.'
      return value < 0.7
        ? 'The edge of the image cuts off a part of the product.'
        : 'The edge of the image cuts off a large part of the product.'
    },
    title: 'Show the whole product',
    detail: 'Use a picture that shows the product completely, with some space around it.',
  },
  margin: {
    reason: (value, _, isGood) => {
      if (isGood) return 'There is enough space around the product.'
      return value < 0.005
        ? 'The product touches the edge of the image.'
        : 'The product almost touches the edge of the image.'
    },
    title: 'Leave a small margin',
    detail: 'Keep 2–3% of the image free on every side.',
  },
  tilt: {
    reason: (value, _, isGood) => {
      if (value <= 1.5) return 'The product is straight.'
      return isGood ? 'The product is almost straight.' : `The product leans by ${count(value, 'degree')}.`
    },
    title: 'Straighten the product',
    detail: 'Set the product upright or level.',
  },
  background_whiteness: {
    reason: (value, _, isGood) => {
      if (value <= 0.01) return 'The background is pure white.'
      if (isGood) return 'The background is almost pure white.'
      if (value < 0.08) return 'The background is slightly off-white.'
      return value < 0.3 ? 'The background is clearly not white.' : 'The background is far from white.'
    },
    title: 'Use a pure white background',
    detail: 'Cut the product out and place it on pure white.',
  },
  background_evenness: {
    reason: (value, _, isGood) => {
      if (value <= 0.035) return 'The background is even.'
      if (isGood) return 'The background is mostly even.'
      return value < 0.16
        ? 'The background is lighter in some places than in others.'
        : 'The background changes strongly from light to dark.'
    },
    title: 'Even out the background',
    detail: 'Remove gradients, stains and heavy shadows behind the product.',
  },
  background_clutter: {
    reason: (value, _, isGood) => {
      if (value <= 0.003) return 'Nothing in the background distracts from the product.'
      if (isGood) return 'Hardly anything in the background distracts from the product.'
      return value < 0.12
        ? 'Patterns or objects in the background distract from the product.'
        : 'Many patterns or objects in the background distract from the product.'
    },
    title: 'Clear the background',
    detail: 'Remove everything from behind the product.',
  },
  separation: {
    reason: (value, _, isGood) => {
      if (isGood)
        return `The product stands out ${value < 25 ? 'well enough' : 'clearly'} from the background.`
      return value < 6
        ? 'The product is hard to see against the background.'
        : 'The product stands out too little from the background.'
    },
    title: 'Make the outline stand out',
    detail: 'Light the edges of the product, or add a soft shadow below it.',
  },
  exposure: {
    reason: exposureReason,
    title: 'Correct the exposure',
    detail: 'Change the light or the camera settings so that bright and dark areas keep their detail.',
  },
  brightness: {
    reason: (value, { product }, isGood) => {
      const subject = subjectOf(product)
      if (isGood) return `The ${subject} is bright enough.`
      return value < 0.45 ? `The ${subject} is far too dark.` : `The ${subject} is too dark.`
    },
    title: 'Brighten the picture',
    detail: 'Use more light or a longer exposure, or raise the brightness when you edit the picture.',
  },
  color_cast: {
    reason: (value, _, isGood) => {
      if (isGood) return 'The colors look natural.'
      return value < 12 ? 'All colors have a slight tint.' : 'All colors have a strong tint.'
    },
    title: 'Correct the colors',
    detail: 'Set the white balance so that white areas look white.',
  },
  contrast: {
    reason: (value, { product }, isGood) => {
      const subject = subjectOf(product)
      if (isGood)
        return `The ${subject} has ${value < 0.4 ? 'enough' : 'good'} contrast between light and dark areas.`
      return value < 0.08
        ? `The ${subject} looks flat. It has hardly any contrast.`
        : `The ${subject} looks flat. It has too little contrast.`
    },
    title: 'Increase the contrast',
    detail: 'Light the product from the side, or raise the contrast when you edit the picture.',
  },
  sharpness: {
    reason: (value, _, isGood) => {
      if (isGood) return value <= 0.3 ? 'The image is sharp.' : 'The image is sharp enough.'
      if (value < 0.55) return 'The image is slightly blurred.'
      return value < 0.7 ? 'The image is blurred.' : 'The image is very blurred.'
    },
    title: 'Use a sharper image',
    detail: 'Take the picture again in focus, or use the original instead of an enlarged copy.',
  },
  noise: {
    reason: (value, _, isGood) => {
      if (value <= 0.8) return 'The image has no visible grain.'
      if (isGood) return 'The image has hardly any grain.'
      return value < 8 ? 'The image is grainy.' : 'The image is very grainy.'
    },
    title: 'Reduce the grain',
    detail: 'Use more light and a lower ISO setting.',
  },
  compression: {
    reason: (value, _, isGood) => {
      if (value <= 0.15) return 'The file keeps its fine detail.'
      if (isGood) return 'The file keeps most of its fine detail.'
      return value < 0.75
        ? 'Compression has removed some of the fine detail.'
        : 'Compression has removed most of the fine detail.'
    },
    title: 'Upload a less compressed file',
    detail: 'Export the original as JPEG at quality 85 or higher, or as PNG.',
  },
  resolution: {
    reason: resolutionReason,
    title: 'Upload a larger image',
    detail:
      'Use the original, not an enlarged copy. Its longer side needs at least 1,600 pixels, or better 2,000.',
  },
  product_resolution: {
    reason: (value, { detail }, isGood) => {
      const pixels = detail.productPx ?? value
      const size = about(pixels)
      if (isGood) return `The product measures about ${size} across, which is enough.`
      return value > 0.9 * pixels
        ? `The product measures only about ${size} across.`
        : `The product measures about ${size} across, but ${realDetail(value)}`
    },
    title: 'Photograph the product from closer',
    detail: 'Go closer or crop a larger original. Zoom works well with 1,300 pixels across the product.',
  },
  perceived_quality: {
    reason: (value, _, isGood) => {
      const verdict = isGood ? 'good' : value < 0.4 ? 'poor' : 'average'
      return `The picture looks ${verdict}. People would rate it ${rating(value)} out of 10.`
    },
    title: 'Take a better picture',
    detail: 'Use even light, exact focus and true colors.',
  },
  off_pack_text: {
    reason: (value, facts, isGood) => {
      if (value === 0) return 'There is no text beside the product.'
      return isGood
        ? 'There is hardly any text beside the product.'
        : `Text or badges beside the product cover ${percent(value)} of the image${quoted({ lines: sureOffPackLines(facts) })}.`
    },
    title: 'Remove the text beside the product',
    detail: 'Take badges, banners and watermarks out of the main image. They belong in the carousel.',
  },
  tile_legibility: {
    reason: (value, facts, isGood) => {
      const text = `main text on the pack${quoted({ lines: mainPackLines(facts) })}`
      if (value >= 90) return `The ${text} is readable in search results on a phone.`
      if (isGood) return `Most of the ${text} is readable in search results on a phone.`
      return value < 10
        ? `The ${text} is unreadable in search results on a phone.`
        : `Only part of the ${text} is readable in search results on a phone.`
    },
    title: 'Make the pack readable on a phone',
    detail: 'Show the pack larger, or use a mobile-ready image with a larger brand, variety and size.',
  },
  text_size: {
    reason: (value, _, isGood) =>
      isGood
        ? 'The small print is large enough for a phone.'
        : `The small print is too small for a phone. It is ${count(375 * value, 'pixel')} high there.`,
    title: 'Use fewer and larger words',
    detail: 'Make each line at least 2.6% of the image width high. People can then read it without zooming.',
  },
  text_amount: {
    reason: (value, _, isGood) =>
      isGood
        ? 'The amount of text is fine.'
        : `Text covers ${percent(Math.min(1, value))} of the image, which is a lot to read.`,
    title: 'Shorten the text',
    detail: 'Keep a headline and a few short points, and spread the rest over more images.',
  },
  text_contrast: {
    reason: (value, _, isGood) => {
      if (isGood) return 'The text stands out from what is behind it.'
      return value < 0.15
        ? 'Some of the text is hardly visible against what is behind it.'
        : 'Some of the text stands out too little from what is behind it.'
    },
    title: 'Make the text stand out',
    detail: 'Use dark text on a light area or light text on a dark area, without a pattern behind it.',
  },
  text_margin: {
    reason: (value, _, isGood) => {
      if (isGood) return 'The text keeps clear of the edge of the image.'
      return value < 0.003
        ? 'Text touches the edge of the image or is cut by it.'
        : 'Text almost touches the edge of the image.'
    },
    title: 'Move the text away from the edge',
    detail: 'Keep 2–3% of the image free on every side. Storefronts crop and round their images.',
  },
  watermark: {
    reason: (value, facts) =>
      value === 0
        ? 'There is no watermark or web address in the image.'
        : `A watermark or a web address lies over the image${quoted({ lines: watermarkLines(facts) })}.`,
    title: 'Remove the watermark',
    detail: 'Use the licensed original without watermarks, web addresses and account names.',
  },
  empty_space: {
    reason: (value, _, isGood) =>
      isGood ? 'The image uses its space well.' : `An empty area takes up ${percent(value)} of the image.`,
    title: 'Use the empty space',
    detail: 'Make the product and the words larger, or arrange them over the whole image.',
  },
}

function fillReason(value: number, facts: ImageFacts, isGood: boolean): string {
  if (facts.product === null) return 'No product stands out in the image.'
  if (isCutOff(facts)) {
    return isGood
      ? 'The product is large enough, although the edge of the image cuts it.'
      : `The product is cut off, so it counts as ${percent(value)} of the image.`
  }
  if (isGood) return `The product spans ${percent(value)} of the image, which is large enough.`
  return `The product ${value < 0.6 ? 'is too small' : 'could be larger'}. It spans ${percent(value)} of the image.`
}

/** A person who wears the product may be cut, as in `MEASURES.fill`. */
function isCutOff(facts: ImageFacts): boolean {
  return (
    facts.product !== null &&
    isCutSure(facts.product) &&
    facts.product.cut > WHOLE &&
    classify(facts, 'hero') !== 'On Model'
  )
}

function exposureReason(value: number, { product, tone }: ImageFacts, isGood: boolean): string {
  const subject = subjectOf(product)
  if (isGood)
    return `Bright and dark areas of the ${subject} keep ${value <= 0.15 ? 'their' : 'enough'} detail.`
  if (overExposed(tone) >= value)
    return `Too much light has washed out the colors on ${percent(tone.clipped)} of the ${subject}.`
  const isBlown = tone.blown >= value
  const share = isBlown ? tone.blown : tone.crushed
  return `Pure ${isBlown ? 'white' : 'black'} areas without detail cover ${percent(share)} of the ${subject}.`
}

/** Pixels that an enlargement invented do not count, and a strip is not large because it is long. */
function resolutionReason(value: number, { file }: ImageFacts, isGood: boolean): string {
  const longer = Math.max(file.widthPx, file.heightPx)
  const shorter = Math.min(file.widthPx, file.heightPx)
  const size = count(longer, 'pixel')
  if (isGood) return `The longer side has ${size}, which is enough for zoom.`
  if (value <= 0.9 * Math.min(longer, 2 * shorter))
    return `The longer side has ${size}, but ${realDetail(value)}`
  return value > 0.9 * longer
    ? `The longer side has only ${size}.`
    : `The image is a narrow strip. Its shorter side has only ${count(shorter, 'pixel')}.`
}

const realDetail = (pixels: number): string =>
  `shows the detail of only ${about(pixels)}. The image was enlarged or is blurred.`

/** Names the area that tones are measured on. */
const subjectOf = (product: ImageFacts['product']): string => (product === null ? 'image' : 'product')

function percent(share: number): string {
  const rounded = Math.round(100 * share)
  return rounded < 1 ? 'less than 1%' : `${rounded}%`
}

function count(value: number, unit: string): string {
  const rounded = Math.round(value)
  if (rounded < 1) return `less than 1 ${unit}`
  return `${rounded.toLocaleString('en-US')} ${unit}${rounded === 1 ? '' : 's'}`
}

/** Rounds an estimate of pixels down to tens, so that a value under its bar does not read like the bar. */
function about(pixels: number): string {
  return count(pixels < 100 ? Math.max(1, pixels) : 10 * Math.floor(pixels / 10), 'pixel')
}

function rating(opinion: number): string {
  const rounded = Math.round(100 * opinion) / 10
  return rounded < 1 ? 'below 1' : `about ${rounded}`
}

const MAX_QUOTES = 3
const MAX_QUOTE_LENGTH = 24

/** Quotes the first lines that were read with confidence, so that the reader can find them in the image. */
function quoted({ lines }: Pick<TextFacts, 'lines'>): string {
  const words = lines
    .flatMap(({ text, confidence }) => (text !== null && text.length > 1 && confidence >= READ ? [text] : []))
    .slice(0, MAX_QUOTES)
    .map((text) => shorten(text.replace(/\s+/g, ' ').trim()))
  return words.length > 0 ? ` (“${words.join('”, “')}”)` : ''
}

function shorten(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…` : text
}
