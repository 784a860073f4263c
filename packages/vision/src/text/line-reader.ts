import { readFile } from 'node:fs/promises'
import { loadOnce } from '../load-once.ts'
import { modelUrl } from '../models.ts'
import { loadNetwork } from '../network.ts'
import { padRgb, type Rgb } from '../raster.ts'
import { type Character, type Reading, readingOf } from './reading.ts'

export const STRIP_HEIGHT_PX = 48
/** The network needs context. */
const MIN_WIDTH_PX = 48
const MID_GRAY = 128

const network = loadOnce(() => loadNetwork('text-recognition.onnx'))
/** Index 0 is blank, the last a space. */
const alphabet = loadOnce(async () => {
  const characters = await readFile(modelUrl('text-recognition.txt'), 'utf8')
  // Has a space of another width, so nothing is trimmed.
  return ['', ...characters.replace(/\n$/, '').split('\n'), ' ']
})

/** Reads 48 px of Latin, Chinese or Japanese with PP-OCRv6 (PaddleOCR), greedy CTC (Graves et al. 2006). */
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
    // Repeats are one character unless a blank intervenes.
    if (index !== 0 && index !== before)
      found.push({ text: characters[index] ?? '', probability: probability.data[step] ?? 0 })
    before = index
  })
  return found
}

function padded(strip: Rgb): Rgb {
  if (strip.width >= MIN_WIDTH_PX) return strip
  return padRgb(strip, { width: MIN_WIDTH_PX, height: strip.height }, { left: 0, top: 0, value: MID_GRAY })
}
