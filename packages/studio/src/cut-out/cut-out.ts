import { type Plane, type Rgb, resizePlane } from '@endcap/vision'
import type { Region } from '../sampling.ts'
import { segmentByFlood } from './flood.ts'
import { evenGround } from './ground.ts'
import { segmentByGuide } from './guided-segment.ts'
import { openHoles } from './holes.ts'
import { matte } from './matting.ts'
import { removeSpecks } from './specks.ts'
import { trimapOf } from './trimap.ts'

/** Straight (not premultiplied) RGBA. */
export type CutOut = { data: Uint8Array; width: number; height: number }

/** Minimum mask value of possible product, and the margin around it as a share of the frame. */
const POSSIBLE = 0.1
const MARGIN = 0.05

/**
 * Cuts a photo of at most 2560 px a side: the mask (0–1, any size) finds the product, the photo its exact
 * edge. An empty mask gives transparency, a full one the photo.
 */
export function cutOut(image: Rgb, softMask: Plane): CutOut {
  const { width, height } = image
  const out = { data: new Uint8Array(4 * width * height), width, height }
  const mask = noFinerThan(image, softMask)
  const region = regionOf(image, mask)
  if (!region) return out
  const ground = evenGround(image, trimapOf(mask))
  const opened = ground ? openHoles(mask, ground) : mask
  const segments = ground
    ? segmentByFlood(image, opened, trimapOf(opened), ground, region)
    : segmentByGuide(image, mask, region)
  removeSpecks(segments, image, opened, region)
  matte(segments, image, region, out.data)
  return out
}

/** Each mask cell needs a pixel for its color. */
const noFinerThan = (image: Rgb, mask: Plane): Plane =>
  mask.width <= image.width && mask.height <= image.height
    ? mask
    : resizePlane(mask, Math.min(mask.width, image.width), Math.min(mask.height, image.height))

function regionOf(image: Rgb, { data, width, height }: Plane): Region | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  data.forEach((value, at) => {
    if (value < POSSIBLE) return
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  if (right < left) return null
  const start = (at: number, size: number, full: number) =>
    Math.max(0, Math.floor((at / size - MARGIN) * full))
  const end = (at: number, size: number, full: number) =>
    Math.min(full, Math.ceil(((at + 1) / size + MARGIN) * full))
  const [x, y] = [start(left, width, image.width), start(top, height, image.height)]
  return {
    left: x,
    top: y,
    width: end(right, width, image.width) - x,
    height: end(bottom, height, image.height) - y,
  }
}
