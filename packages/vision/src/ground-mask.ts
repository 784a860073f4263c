import type { Plane, Rgb } from './raster.ts'

/** Minimum share of the frame's border that must have the ground's color. */
const MIN_EVEN_BORDER = 0.35
/** Minimum channel value of a white ground. Colored grounds are excluded: their light falloff stops the flood. */
const WHITE = 235
/** Maximum channel difference (0–255) from the ground's color: covers noise, JPEG artifacts and soft shadows. */
const TOLERANCE = 20

/**
 * Segments a product on a white studio ground: everything that a flood fill from the border, through
 * pixels of the border's color, does not reach. Returns null if the ground is not white.
 */
export function groundMask(image: Rgb): Plane | null {
  const { width, height } = image
  const border = borderPixels(width, height)
  const ground = [0, 1, 2].map((channel) =>
    median(border.map((pixel) => image.data[3 * pixel + channel] ?? 0)),
  )
  if (Math.min(...ground) < WHITE) return null
  const isGround = (pixel: number) =>
    ground.every((value, channel) => Math.abs((image.data[3 * pixel + channel] ?? 0) - value) <= TOLERANCE)
  const seeds = border.filter(isGround)
  if (seeds.length < MIN_EVEN_BORDER * border.length) return null

  const mask = new Float32Array(width * height).fill(1)
  const queue = new Int32Array(width * height)
  let end = 0
  const reach = (pixel: number) => {
    if (mask[pixel] === 1 && isGround(pixel)) {
      mask[pixel] = 0
      queue[end++] = pixel
    }
  }
  seeds.forEach(reach)
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    if (x > 0) reach(pixel - 1)
    if (x < width - 1) reach(pixel + 1)
    if (pixel >= width) reach(pixel - width)
    if (pixel < width * (height - 1)) reach(pixel + width)
  }
  return { data: mask, width, height }
}

function borderPixels(width: number, height: number): number[] {
  const pixels: number[] = []
  for (let x = 0; x < width; x++) pixels.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) pixels.push(y * width, y * width + width - 1)
  return pixels
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
