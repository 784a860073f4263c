import type { Rgb } from '../raster.ts'

/** Channel difference up to which a pixel has the color of a plain ground. Compression leaves less on it. */
const PLAIN = 10
/** Distance that stays around the content, so that the detector finds lines at its edge as before. */
const MARGIN_PX = 24

/** A box in pixels. Right and bottom are exclusive. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

/**
 * Finds the box of everything that differs from a plain ground, which has the color of the image's first pixel. Its
 * sides are multiples of `stride` px. Returns the whole image if its border has several colors, and null if the image
 * has a single color.
 */
export function findContent({ data, width, height }: Rgb, stride: number): PixelBox | null {
  const [red = 0, green = 0, blue = 0] = data
  const differs = (x: number, y: number): boolean => {
    const at = 3 * (y * width + x)
    return (
      Math.abs((data[at] ?? 0) - red) > PLAIN ||
      Math.abs((data[at + 1] ?? 0) - green) > PLAIN ||
      Math.abs((data[at + 2] ?? 0) - blue) > PLAIN
    )
  }
  const rowDiffers = (y: number): boolean => {
    for (let x = 0; x < width; x++) if (differs(x, y)) return true
    return false
  }
  let [top, bottom] = [0, height]
  while (top < height && !rowDiffers(top)) top++
  if (top === height) return null
  while (!rowDiffers(bottom - 1)) bottom--
  const columnDiffers = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (differs(x, y)) return true
    return false
  }
  let [left, right] = [0, width]
  while (!columnDiffers(left)) left++
  while (!columnDiffers(right - 1)) right--
  const down = (px: number) => Math.max(0, Math.floor((px - MARGIN_PX) / stride) * stride)
  const up = (px: number, size: number) => Math.min(size, Math.ceil((px + MARGIN_PX) / stride) * stride)
  return { left: down(left), top: down(top), right: up(right, width), bottom: up(bottom, height) }
}

/** Cuts a box out of an image. */
export function cutPixels(image: Rgb, { left, top, right, bottom }: PixelBox): Rgb {
  const [width, height] = [right - left, bottom - top]
  if (width === image.width && height === image.height) return image
  const data = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++) {
    const start = 3 * ((top + y) * image.width + left)
    data.set(image.data.subarray(start, start + 3 * width), 3 * y * width)
  }
  return { data, width, height }
}
