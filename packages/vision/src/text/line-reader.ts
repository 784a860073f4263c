import { readFile } from 'node:fs/promises'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import { loadNetwork } from '../network.ts'
import { padRgb, type Rgb } from '../raster.ts'
import { type Character, type Reading, readingOf } from './reading.ts'

/** Height that the recognizer reads. */
export const STRIP_HEIGHT_PX = 48
/** Shorter strips are padded, because the network needs context. */
const MIN_WIDTH_PX = 48
const MID_GRAY = 128

const network = loadOnce(() => loadNetwork('text-recognition.onnx'))
/** Recognizer alphabet. Index 0 is the blank between characters, the last one space. */
const alphabet = loadOnce(async () => {
  const characters = await readFile(modelUrl('text-recognition.txt'), 'utf8')
  // One character is a space of another width, so nothing is trimmed.
  return ['', ...characters.replace(/\n$/, '').split('\n'), ' ']
})

/**
 * Reads a 48 px line of Latin, Chinese or Japanese with PP-OCRv6 (PaddleOCR) and greedy CTC decoding (Graves
 * et al. 2006).
 */
export async function readLine(strip: Rgb): Promise<Reading> {
  return readingOf(await decodeLine(strip), strip.width / strip.height)
}

async function decodeLine(strip: Rgb): Promise<Character[]> {
  const run = await network()
  const characters = await alphabet()
  const { best, probability } = await run(padded(strip), ['best', 'probability'])
  const found: Character[] = []
  let before = 0
  best.data.forEach((index, step) => {
    // A repeat is the same character unless a blank intervenes.
    if (index !== 0 && index !== before)
      found.push({ text: characters[index] ?? '', probability: probability.data[step] ?? 0 })
    before = index
  })
  return found
}

/** Pads mid gray on the right. */
function padded(strip: Rgb): Rgb {
  if (strip.width >= MIN_WIDTH_PX) return strip
  return padRgb(strip, { width: MIN_WIDTH_PX, height: strip.height }, { left: 0, top: 0, value: MID_GRAY })
}
