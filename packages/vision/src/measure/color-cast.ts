import { lightestChannel, type Rgb } from '../raster.ts'
import { borderPixels } from './ground.ts'
import { type Lab, labAt } from './lab.ts'
import type { Regions } from './regions.ts'
import { median } from './statistics.ts'

/** Lightness of white paper or studio ground. */
const LIGHT = 65
const LIGHT_GROUND = 85
const COLORED = 45
/** Chroma that looks neutral. */
const NEUTRAL = 2.5
/** Share of product pixels. */
const HIGHLIGHTS = 0.03
const MIN_HIGHLIGHTS = 40
/** Cosine of the widest hue angle under one light. */
const SAME_HUE = 0.8
const STEP = 2
/** Colors up to this channel are darker than `LIGHT`. */
const SURELY_DARK = 156

/**
 * Returns the tint's chroma (CIE L*a*b*) common to ground and highlights, or null. A colored backdrop alone
 * is not a cast.
 */
export function measureCast(image: Rgb, regions: Regions | null): number | null {
  const ground = medianLab(image, borderPixels(image.width, image.height))
  if (ground[0] < LIGHT_GROUND || chromaOf(ground) > COLORED) return null
  if (chromaOf(ground) <= NEUTRAL) return 0
  const highlights = regions && highlightsOf(image, regions)
  if (!highlights) return null
  const [one, other] = [chromaOf(ground), chromaOf(highlights)]
  if (other <= NEUTRAL) return 0
  const cosine = (ground[1] * highlights[1] + ground[2] * highlights[2]) / (one * other)
  return cosine >= SAME_HUE ? Math.min(one, other) : 0
}

/** Ignores strong colors. */
function highlightsOf(image: Rgb, { width, columns, rows, product }: Regions): Lab | null {
  const candidates: { pixel: number; lightness: number }[] = []
  let count = 0
  for (let point = 0; point < product.length; point += STEP) {
    if (product[point] === 0) continue
    count += 1
    const x = point % width
    const pixel = (rows[(point - x) / width] ?? 0) + (columns[x] ?? 0)
    if (lightestChannel(image, pixel) <= SURELY_DARK) continue
    const lab = labAt(image, pixel)
    if (lab[0] >= LIGHT && chromaOf(lab) <= COLORED) candidates.push({ pixel, lightness: lab[0] })
  }
  const wanted = Math.round(HIGHLIGHTS * count)
  if (candidates.length < Math.max(MIN_HIGHLIGHTS, wanted / 4)) return null
  const lightest = candidates
    .toSorted((a, b) => b.lightness - a.lightness)
    .slice(0, Math.max(MIN_HIGHLIGHTS, wanted))
  return medianLab(
    image,
    lightest.map(({ pixel }) => pixel),
  )
}

function medianLab(image: Rgb, pixels: readonly number[]): Lab {
  const labs = pixels.map((pixel) => labAt(image, pixel))
  const axis = (index: 0 | 1 | 2) => median(labs.map((lab) => lab[index]))
  return [axis(0), axis(1), axis(2)]
}

const chromaOf = ([, a, b]: Lab): number => Math.sqrt(a * a + b * b)
