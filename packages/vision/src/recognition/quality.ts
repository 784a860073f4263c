import type { Box, QualityFacts } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { loadNetwork, type Output } from '../network.ts'
import { toMultiple } from '../network-input.ts'
import { cropRgb, type Rgb, resizeRgb } from '../raster.ts'

/** The network was trained at 512 × 512. Only larger pictures are scaled. */
const AREA_SIDE_PX = 512
const STRIDE = 32
const MIN_SIDE_PX = 128
/** Space around the box, as a share of its longer side: an outline needs ground to be sharp against. */
const AIR = 0.08

const network = loadOnce(() => loadNetwork('quality.onnx'))

/**
 * Predicts people's rating (`training/quality`): a MobileNetV2 in 8 bits, fine-tuned on mean opinions,
 * weighted with kernel regression on an untuned one's features.
 * @param full the best resolution
 * @param work the same at 1,000 px, for large subjects
 * @param subject the product of a studio shot, otherwise the whole frame, in shares of the frame
 * @returns null if the subject is too small
 */
export async function judgeQuality(full: Rgb, work: Rgb, subject: Box): Promise<QualityFacts | null> {
  const box = withAir(subject, full.width / full.height)
  const small = cropRgb(work, box)
  const part = small.width * small.height < AREA_SIDE_PX ** 2 && full !== work ? cropRgb(full, box) : small
  if (Math.min(part.width, part.height) < MIN_SIDE_PX / 2) return null
  const scale = Math.min(1, AREA_SIDE_PX / Math.sqrt(part.width * part.height))
  const width = toMultiple(part.width * scale, STRIDE, MIN_SIDE_PX)
  const height = toMultiple(part.height * scale, STRIDE, MIN_SIDE_PX)
  const picture = await resizeRgb(part, width, height)
  const { score, spread } = await (await network())(picture, ['score', 'spread'])
  return { opinion: shareOf(score), spread: shareOf(spread) }
}

/** Limits to 0–1 and rounds. */
function shareOf({ data }: Output): number {
  return Math.min(1, Math.max(0, Math.round(1e4 * (data[0] ?? 0)) / 1e4))
}

/** The box is in shares of both sides; `aspect` is image width over height. */
function withAir({ left, top, right, bottom }: Box, aspect: number): Box {
  const air = AIR * Math.max((right - left) * aspect, bottom - top)
  return {
    left: Math.max(0, left - air / aspect),
    top: Math.max(0, top - air),
    right: Math.min(1, right + air / aspect),
    bottom: Math.min(1, bottom + air),
  }
}
