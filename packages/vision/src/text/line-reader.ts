import { loadOnce } from '../load-once.ts'
import { loadNetwork } from '../network.ts'
import { padRgb, type Rgb } from '../raster.ts'

/** Height of the strips that the recognizer reads. */
export const STRIP_HEIGHT_PX = 48
/** Minimum width of a strip. Shorter strips are padded because the network needs some context. */
const MIN_WIDTH_PX = 48
const MID_GRAY = 128

/** The recognizer's alphabet (PaddleOCR `en_dict.txt`). Index 0 is the blank between characters. */
const ALPHABET = [
  '',
  ...Array.from(
    '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
  ),
  ' ',
  ' ',
]

export type Reading = {
  text: string
  /** Mean probability of the characters, 0–1, or 0 if nothing was read. */
  confidence: number
}

const network = loadOnce(() => loadNetwork('text-recognition.onnx'))
const PROBABILITIES = 'softmax_2.tmp_0'

/**
 * Reads one horizontal line of Latin text, 48 px high, with PP-OCRv4 (English) and greedy decoding of
 * connectionist temporal classification (Graves et al. 2006). Other scripts give noise with a low
 * confidence.
 */
export async function readLine(strip: Rgb): Promise<Reading> {
  const { [PROBABILITIES]: found } = await (await network())(padded(strip), [PROBABILITIES])
  return decode(found.data, found.dims[2] ?? ALPHABET.length)
}

/** Takes the best character of each step and removes repeats and blanks. `probabilities` is [steps, characters]. */
function decode(probabilities: Float32Array, characters: number): Reading {
  let text = ''
  let certainty = 0
  let count = 0
  let before = 0
  for (let start = 0; start < probabilities.length; start += characters) {
    let best = 0
    for (let index = 1; index < characters; index++)
      if ((probabilities[start + index] ?? 0) > (probabilities[start + best] ?? 0)) best = index
    if (best !== 0 && best !== before) {
      text += ALPHABET[best] ?? ''
      certainty += probabilities[start + best] ?? 0
      count += 1
    }
    before = best
  }
  return { text: text.trim(), confidence: count > 0 ? certainty / count : 0 }
}

/** Pads a strip to the minimum width with mid gray on the right. */
function padded(strip: Rgb): Rgb {
  if (strip.width >= MIN_WIDTH_PX) return strip
  return padRgb(strip, { width: MIN_WIDTH_PX, height: strip.height }, { left: 0, top: 0, value: MID_GRAY })
}
