import type { AcceptanceRule, RuleMeasure } from '@endcap/catalog/retailer-rules'
import type { ImageFacts } from '../../facts.ts'
import { compare, type ImageMeasure, type Verdict } from '../measure.ts'

const BYTES: Partial<Record<string, number>> = { KB: 1e3, MB: 1e6 }

type Size = Pick<ImageFacts['file'], 'widthPx' | 'heightPx'>

const PIXELS: Partial<Record<RuleMeasure, (size: Size) => number>> = {
  width_px: ({ widthPx: width }) => width,
  height_px: ({ heightPx: height }) => height,
  longest_side_px: (size) => Math.max(size.widthPx, size.heightPx),
  shortest_side_px: (size) => Math.min(size.widthPx, size.heightPx),
  total_px: (size) => size.widthPx * size.heightPx,
}

/** Judges a size by a rule. Returns null for rules about something else. */
export function judgeSize(size: Size, rule: AcceptanceRule): Verdict | null {
  const read = PIXELS[rule.measure === 'zoom_px' ? 'longest_side_px' : rule.measure]
  return read ? compare(read(size), rule) : null
}

/** The pixels that the measure of the rule counts. */
export const pixels: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check: ({ facts }, rule) => judgeSize(facts.file, rule),
}

/** Sources write MB and KB, which are read as powers of ten. */
export const bytes: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check: ({ facts: { file } }, rule): Verdict =>
    compare(file.byteLength / (BYTES[rule.unit ?? 'MB'] ?? 1e6), rule),
}
