import { Tensor } from 'onnxruntime-node'
import { loadOnce } from '../load-once.ts'
import { loadModel } from '../onnx-session.ts'
import type { Rgb } from '../raster.ts'

/** Height of the strips that the recognizer reads. */
export const STRIP_HEIGHT_PX = 48
/** Minimum width of a strip. Shorter strips are padded because the network needs some context. */
const MIN_WIDTH_PX = 48

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

const session = loadOnce(() => loadModel('text-recognition.onnx'))

/**
 * Reads one horizontal line of Latin text, 48 px high, with PP-OCRv4 (English) and greedy decoding of
 * connectionist temporal classification (Graves et al. 2006). Other scripts give noise with a low
 * confidence.
 */
export async function readLine(strip: Rgb): Promise<Reading> {
  const width = Math.max(MIN_WIDTH_PX, strip.width)
  const input = new Tensor('float32', normalize(strip, width), [1, 3, STRIP_HEIGHT_PX, width])
  const { 'softmax_2.tmp_0': output } = await (await session()).run({ x: input })
  if (!output || !(output.data instanceof Float32Array))
    throw new Error('The text recognizer returned no output "softmax_2.tmp_0"')
  return decode(output.data, output.dims[2] ?? ALPHABET.length)
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

/** Each value of a channel as −1…1. */
const SIGNED = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1)

/** Converts a strip to planes of blue, green and red, −1…1, padded with mid gray on the right. */
function normalize({ data, width, height }: Rgb, paddedWidth: number): Float32Array {
  const pixels = paddedWidth * height
  const out = new Float32Array(3 * pixels)
  for (let y = 0, from = 0; y < height; y++) {
    for (let blue = y * paddedWidth, end = blue + width; blue < end; blue++, from += 3) {
      out[blue] = SIGNED[data[from + 2] ?? 0] ?? 0
      out[blue + pixels] = SIGNED[data[from + 1] ?? 0] ?? 0
      out[blue + 2 * pixels] = SIGNED[data[from] ?? 0] ?? 0
    }
  }
  return out
}
