import type { ImageFacts } from '../../facts.ts'
import { amount, compare, type ImageMeasure, type Verdict } from '../measure.ts'

const BYTES: Partial<Record<string, number>> = { KB: 1e3, MB: 1e6 }

const pixels = (read: (file: ImageFacts['file']) => number): ImageMeasure =>
  amount(({ file }) => read(file), { isOfFile: true })

export const widthPx = pixels(({ widthPx: width }) => width)
export const heightPx = pixels(({ heightPx: height }) => height)
export const longestSidePx = pixels((file) => Math.max(file.widthPx, file.heightPx))
export const shortestSidePx = pixels((file) => Math.min(file.widthPx, file.heightPx))
export const totalPx = pixels((file) => file.widthPx * file.heightPx)

/** Sources write MB and KB, which are read as powers of ten. */
export const bytes: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check: ({ facts: { file } }, rule): Verdict =>
    compare(file.byteLength / (BYTES[rule.unit ?? 'MB'] ?? 1e6), rule),
}
