import type { TextLine } from '@endcap/scoring'
import { type Plane, resizePlane } from '@endcap/vision'
import { fromLab, luminanceAt, tone } from '../painting/color.ts'
import { alphaOf, emptyPlane } from '../painting/plane.ts'
import { CANVAS_PX, fromSprite, paintOver, type Sprite, toSprite } from '../painting/sprite.ts'
import { type Product, placeOnSprite } from '../product.ts'
import { type Composition, type Drawing, plainCanvas } from './composition.ts'

/** Share of the product's shorter side. */
const SIDE = 0.66
/** With fewer real pixels, a close-up is blurred. */
const MIN_PX = 560
/** Cells along the longer side. */
const GRID = 96
/** Minimum product share. */
const MIN_INSIDE = 0.9
/** Without a cut-out, no ground may show. */
const WHOLLY_INSIDE = 0.98
/** Maximum overlap of two close-ups. */
const MAX_SHARED = 0.25

type Window = { left: number; top: number; side: number }

/** Shows the two windows with the richest detail. */
export const closeUps: readonly Composition[] = [0, 1].map((index) => ({
  name: `close_up_${index + 1}`,
  assetType: 'Detail',
  role: 'carousel',
  draw: async (product) => {
    const window = windowsOf(product)[index]
    return window ? drawWindow(product, window) : null
  },
}))

/** Cached for the second close-up. */
const found = new WeakMap<Product, Window[]>()
function windowsOf(product: Product): Window[] {
  const windows = found.get(product) ?? findWindows(product)
  found.set(product, windows)
  return windows
}

/** Puts the richest window first, in sprite pixels. */
function findWindows(product: Product): Window[] {
  const { sprite, root } = product
  const realShare = Math.min(1, (root.facts.detail.trueResolution ?? 1) / 0.8)
  const side = Math.round(SIDE * Math.min(sprite.width, sprite.height))
  if ((side * realShare) / Math.max(1, product.enlargement) < MIN_PX) return []
  const scale = GRID / Math.max(sprite.width, sprite.height)
  const detail = detailOf(sprite, scale)
  const alpha = resizePlane(insideOf(product), detail.width, detail.height)
  const lines = root.facts.text.lines.map((line) => boxOnSprite(line, product))
  const cells = Math.max(1, Math.round(side * scale))
  const candidates: (Window & { worth: number })[] = []
  for (let y = 0; y + cells <= detail.height; y += 2) {
    for (let x = 0; x + cells <= detail.width; x += 2) {
      if (mean(alpha, x, y, cells) < (product.outline === 'sure' ? MIN_INSIDE : WHOLLY_INSIDE)) continue
      const window = { left: Math.round(x / scale), top: Math.round(y / scale), side }
      if (lines.some((line) => isCut(line, window))) continue
      candidates.push({ ...window, worth: mean(detail, x, y, cells) })
    }
  }
  const chosen: Window[] = []
  for (const window of candidates.toSorted((a, b) => b.worth - a.worth))
    if (chosen.every((other) => shared(window, other) <= MAX_SHARED)) chosen.push(window)
  return chosen
}

/** Uses the mask for an opaque crop. */
function insideOf({ outline, sprite, region, root: { mask } }: Product): Plane {
  if (outline === 'sure') return alphaOf(sprite)
  const [left, top] = [Math.floor(region.left * mask.width), Math.floor(region.top * mask.height)]
  const width = Math.max(1, Math.min(mask.width - left, Math.round(region.width * mask.width)))
  const height = Math.max(1, Math.min(mask.height - top, Math.round(region.height * mask.height)))
  const inside = emptyPlane(width, height)
  inside.data.forEach((_, at) => {
    inside.data[at] = mask.data[(top + Math.floor(at / width)) * mask.width + left + (at % width)] ?? 0
  })
  return inside
}

async function drawWindow(product: Product, { left, top, side }: Window): Promise<Drawing> {
  const { sprite, frame, region } = product
  const width = Math.min(side, sprite.width - left)
  const height = Math.min(side, sprite.height - top)
  const part = await toSprite(
    fromSprite(sprite)
      .extract({ left, top, width, height })
      .resize(CANVAS_PX, CANVAS_PX, { fit: 'fill', kernel: 'lanczos3' })
      .sharpen({ sigma: 1.6, m1: 0.3, m2: 0.6 }),
  )
  // The canvas shows if the window contains an edge of the product.
  const canvas = plainCanvas(fromLab(tone(product.signature, 92, 8)))
  paintOver(canvas, { sprite: part, left: 0, top: 0 })
  const from = {
    left: region.left + left / frame.width,
    top: region.top + top / frame.height,
    width: width / frame.width,
    height: height / frame.height,
  }
  return {
    canvas,
    placement: { turnDegrees: frame.turnDegrees, from, to: { left: 0, top: 0, width: 1, height: 1 } },
  }
}

function detailOf({ data, width, height }: Sprite, scale: number): Plane {
  const grid = emptyPlane(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const gray = (x: number, y: number) => luminanceAt(data, 4 * (y * width + x))
  for (let y = 0; y + 2 < height; y += 2) {
    for (let x = 0; x + 2 < width; x += 2) {
      if ((data[4 * (y * width + x) + 3] ?? 0) < 250) continue
      const step = Math.min(60, Math.abs(gray(x + 2, y) - gray(x, y)) + Math.abs(gray(x, y + 2) - gray(x, y)))
      const cell =
        Math.min(grid.height - 1, Math.floor(y * scale)) * grid.width +
        Math.min(grid.width - 1, Math.floor(x * scale))
      grid.data[cell] = (grid.data[cell] ?? 0) + step
    }
  }
  return grid
}

function mean({ data, width }: Plane, left: number, top: number, cells: number): number {
  let sum = 0
  for (let y = top; y < top + cells; y++)
    for (let x = left; x < left + cells; x++) sum += data[y * width + x] ?? 0
  return sum / cells ** 2
}

type Box = { left: number; top: number; right: number; bottom: number }

function boxOnSprite({ corners }: TextLine, product: Product): Box {
  const points = corners.map((corner) => placeOnSprite(product, corner))
  const xs = points.map(([x]) => x * product.sprite.width)
  const ys = points.map(([, y]) => y * product.sprite.height)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** A cut line of text looks like a mistake. */
function isCut(line: Box, { left, top, side }: Window): boolean {
  const width = Math.min(line.right, left + side) - Math.max(line.left, left)
  const height = Math.min(line.bottom, top + side) - Math.max(line.top, top)
  if (width <= 0 || height <= 0) return false
  const inside = (width * height) / Math.max(1, (line.right - line.left) * (line.bottom - line.top))
  return inside < 0.95
}

function shared(one: Window, other: Window): number {
  const along = (a: number, b: number) => Math.max(0, Math.min(a, b) + one.side - Math.max(a, b))
  return (along(one.left, other.left) * along(one.top, other.top)) / one.side ** 2
}
