import type { Box, QualityFacts } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { loadNetwork, type Output } from '../network.ts'
import { toMultiple } from '../network-input.ts'
import { cropRgb, type Rgb, resizeRgb } from '../raster.ts'

/** Training size. Only larger pictures scale. */
const AREA_SIDE_PX = 512
const STRIDE = 32
const MIN_SIDE_PX = 128
/** An outline needs ground to be sharp against. */
const AIR = 0.08

const network = loadOnce(() => loadNetwork('quality.onnx'))

/**
 * Predicts people's rating: a MobileNetV2 tuned on mean opinions, with kernel regression on an untuned one
 * (`training/quality`).
 * @param work 1,000 px, for large subjects
 * @param subject studio product or whole frame, in shares
 * @returns null if too small
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

function shareOf({ data }: Output): number {
  return Math.min(1, Math.max(0, Math.round(1e4 * (data[0] ?? 0)) / 1e4))
}

/** `aspect` is image width over height. */
function withAir({ left, top, right, bottom }: Box, aspect: number): Box {
  const air = AIR * Math.max((right - left) * aspect, bottom - top)
  return {
    left: Math.max(0, left - air / aspect),
    top: Math.max(0, top - air),
    right: Math.min(1, right + air / aspect),
    bottom: Math.min(1, bottom + air),
  }
}
