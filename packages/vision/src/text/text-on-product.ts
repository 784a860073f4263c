import type { Box } from '@endcap/scoring'
import { type Ground, isAt } from '../measure/ground.ts'
import { INSIDE, labelParts, type Part } from '../measure/parts.ts'
import { containsCenter, type Point, pointAt, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import { type Plane, pixelAt, type Rgb } from '../raster.ts'
import { findBanners } from './find-banners.ts'

/** Letters below this share are on the ground. */
const ON_GROUND = 0.35
/** Letters reach beyond it. */
const LETTERS = 1.15
/** Small, filled (disc 0.79, starburst 0.6) and flat except letters. */
const MAX_BADGE_AREA = 0.15
const MIN_BADGE_FILL = 0.55
const MIN_FLAT = 0.55
/** Smaller is a speck. */
const MIN_BADGE_AREA = 0.0005
/** Larger is another pack. */
const MAX_BADGE_OF_PRODUCT = 0.3
/** Words are longer than high. */
const MIN_PACK_ASPECT = 1.2
/** Packs exceed a disc's or starburst's fill. */
const MAX_DISC_FILL = 0.86
const MAX_DISC_ASPECT = 1.15

export type ProductAndOverlays = {
  mask: Plane
  /** Off the product, in shares. */
  badges: Box[]
}

/** Removes words, watermarks and badges, which the mask takes for product on white. */
export function separateOverlays(
  mask: Plane,
  lines: readonly RotatedRectangle[],
  work: Rgb,
  ground: Ground,
): ProductAndOverlays {
  if (lines.length === 0) return { mask, badges: [] }
  const data = mask.data.slice()
  const out: Plane = { ...mask, data }
  const parts = labelParts(mask)
  const badges: Box[] = []
  for (const part of parts.list) {
    if (part === parts.largest) continue
    const box = shares(part, mask)
    const hasWords = lines.some((line) => containsCenter(box, line, work))
    if (!hasWords || !looksLikeBadge(part, parts.labels, mask, work)) continue
    if (isOtherPack(part, parts.largest?.size ?? 0, mask, work)) continue
    badges.push(box)
    parts.labels.forEach((label, pixel) => {
      if (label === part.label) data[pixel] = 0
    })
  }
  for (const banner of findBanners(out, lines, work, ground)) {
    badges.push(banner)
    eraseBox(out, banner)
  }
  for (const line of lines) if (shareOnProduct(line, work, out) < ON_GROUND) erase(out, line, work)
  return { mask: out, badges }
}

/** Returns the share of a line's surroundings on the product. */
export function shareOnProduct(line: RotatedRectangle, work: Rgb, mask: Plane): number {
  const points = surroundings(line, work)
  return points.filter(([x, y]) => isInside(mask, x, y)).length / points.length
}

/** Ignores points outside the frame. */
export function shareOnGround(line: RotatedRectangle, work: Rgb, ground: Plane): number {
  const points = surroundings(line, work).filter(([x, y]) => x >= 0 && y >= 0 && x < 1 && y < 1)
  return points.filter(([x, y]) => isAt(ground, x, y)).length / Math.max(1, points.length)
}

function surroundings(line: RotatedRectangle, work: Rgb): Point[] {
  const steps = [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45]
  const beyondEnd = 0.5 + (0.25 * line.breadth) / line.length
  const places = [...steps.flatMap((a) => [-0.7, 0.7].map((b) => [a, b])), [-beyondEnd, 0], [beyondEnd, 0]]
  return places.map(([a = 0, b = 0]) => {
    const [x, y] = pointAt(line, a, b)
    return [x / work.width, y / work.height]
  })
}

/** True if too large or high for a badge, and not a disc. */
function isOtherPack(
  { left, top, right, bottom, size }: Part,
  product: number,
  mask: Plane,
  work: Rgb,
): boolean {
  const [width, height] = [right - left, bottom - top]
  const aspect = ((height / mask.height) * work.height) / ((width / mask.width) * work.width)
  const isDisc = size <= MAX_DISC_FILL * width * height && Math.max(aspect, 1 / aspect) <= MAX_DISC_ASPECT
  return !isDisc && (size > MAX_BADGE_OF_PRODUCT * product || aspect >= MIN_PACK_ASPECT)
}

function looksLikeBadge(part: Part, labels: Int32Array, mask: Plane, work: Rgb): boolean {
  const boxArea = (part.right - part.left) * (part.bottom - part.top)
  if (boxArea > MAX_BADGE_AREA * mask.data.length || part.size < MIN_BADGE_AREA * mask.data.length)
    return false
  if (part.size < MIN_BADGE_FILL * boxArea) return false
  const colors = new Map<number, number>()
  let most = 0
  for (let y = part.top; y < part.bottom; y++) {
    for (let x = part.left; x < part.right; x++) {
      if (labels[y * mask.width + x] !== part.label) continue
      const at = 3 * pixelAt(work, (x + 0.5) / mask.width, (y + 0.5) / mask.height)
      // Steps of 32 absorb noise and compression.
      const color =
        ((work.data[at] ?? 0) >> 5) * 64 +
        ((work.data[at + 1] ?? 0) >> 5) * 8 +
        ((work.data[at + 2] ?? 0) >> 5)
      const count = (colors.get(color) ?? 0) + 1
      colors.set(color, count)
      most = Math.max(most, count)
    }
  }
  return most >= MIN_FLAT * part.size
}

function shares({ left, top, right, bottom }: Part, { width, height }: Plane): Box {
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

function isInside(mask: Plane, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return false
  return (mask.data[pixelAt(mask, x, y)] ?? 0) > INSIDE
}

function erase(mask: Plane, { center, along, length, breadth }: RotatedRectangle, work: Rgb): void {
  const reach = Math.hypot(length, breadth) / 2
  const [scaleX, scaleY] = [work.width / mask.width, work.height / mask.height]
  const from = (at: number, scale: number) => Math.max(0, Math.floor((at - reach) / scale))
  const to = (at: number, scale: number, size: number) => Math.min(size, Math.ceil((at + reach) / scale))
  for (let y = from(center[1], scaleY); y < to(center[1], scaleY, mask.height); y++) {
    for (let x = from(center[0], scaleX); x < to(center[0], scaleX, mask.width); x++) {
      const [dx, dy] = [(x + 0.5) * scaleX - center[0], (y + 0.5) * scaleY - center[1]]
      const [a, b] = [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]]
      if (Math.abs(a) <= (LETTERS * length) / 2 && Math.abs(b) <= (LETTERS * breadth) / 2)
        mask.data[y * mask.width + x] = 0
    }
  }
}

function eraseBox({ data, width, height }: Plane, { left, top, right, bottom }: Box): void {
  for (let y = Math.floor(top * height); y < bottom * height; y++)
    data.fill(0, y * width + Math.floor(left * width), y * width + Math.ceil(right * width))
}
