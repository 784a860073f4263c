import type { Box, ProductFacts } from '@endcap/scoring'
import type { Plane } from '../raster.ts'
import { type GroundDistance, measureCut } from './cut.ts'
import { boxAround, labelParts } from './parts.ts'
import { measureTilt } from './tilt.ts'

export type Framing = Omit<ProductFacts, 'meanLab' | 'outlines' | 'uprightEdges'>

/** Share of the frame. */
const MIN_AREA = 0.002
/** Share of the product. */
const MIN_PART = 0.02
/** Uses shares of the frame. `aspect` (image width / height) corrects tilt. */
export function measureFraming(mask: Plane, aspect: number, distance: GroundDistance): Framing | null {
  const { width, height } = mask
  const parts = significantParts(mask)
  if (!parts) return null
  const { inside, count } = parts
  let area = 0
  let certainty = 0
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] === 0) continue
    area += 1
    certainty += mask.data[pixel] ?? 0
  }
  const box = boxAround(inside, mask)
  const { cut, certainty: cutCertainty } = measureCut(mask, inside, box, distance)
  return {
    area: area / (width * height),
    box,
    extent: Math.max(box.right - box.left, box.bottom - box.top),
    offCenter: Math.max(
      Math.abs((box.left + box.right) / 2 - 0.5),
      Math.abs((box.top + box.bottom) / 2 - 0.5),
    ),
    margin: Math.min(box.left, box.top, 1 - box.right, 1 - box.bottom),
    cut,
    cutCertainty,
    ...measureTilt(mask, inside, aspect),
    parts: count,
    confidence: certainty / area,
  }
}

/** Returns shares of the frame, or null without a product. */
export function findProductBox(mask: Plane): Box | null {
  const parts = significantParts(mask)
  return parts && boxAround(parts.inside, mask)
}

function significantParts(mask: Plane): { inside: Uint8Array; count: number } | null {
  const { labels, list } = labelParts(mask)
  const total = list.reduce((sum, { size }) => sum + size, 0)
  if (total < MIN_AREA * mask.data.length) return null
  const counts = [false, ...list.map(({ size }) => size >= MIN_PART * total)]
  // Specks everywhere are not a product.
  if (!counts.includes(true)) return null
  const inside = new Uint8Array(labels.length)
  for (let pixel = 0; pixel < labels.length; pixel++)
    if (counts[labels[pixel] ?? 0] === true) inside[pixel] = 1
  return { inside, count: counts.filter(Boolean).length }
}
