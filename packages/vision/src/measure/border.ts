import type { Rgb } from '../raster.ts'

/** Share of a side up to which a border is looked for. */
const DEEPEST = 0.12
/** Share of each side that is left out at its ends, for round corners. */
const CORNER = 0.1
/** Largest difference of a channel within one color, and smallest one between two colors. */
const SAME = 24
const OTHER = 40
/** Shares of a line that must have the color, and another one. */
const UNIFORM = 0.97
const CHANGED = 0.9
/** Pixels within which the color ends on all sides. Edges are soft, and sizes are rounded. */
const EDGE = 3
/** Thin light rims remain of resizing, cutting and round corners. Nobody sees them on a white page. */
const LIGHT = 235
const RIM = 0.008

/**
 * Finds a border drawn around an image: lines of one color at the same distance from all four sides, in pixels or in
 * shares of them.
 * @returns distance of its inner edge as a share of the side, 0 without one
 */
export function measureBorder(image: Rgb): number {
  const { width, height } = image
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const inPixels = findBorder(image, shorter, (depth) => [depth, depth])
  if (inPixels > 0 || shorter === longer) return inPixels
  const ofSide = (depth: number, side: number) => Math.floor((depth * side) / longer)
  return findBorder(image, longer, (depth) => [ofSide(depth, width), ofSide(depth, height)])
}

type Depths = readonly [across: number, down: number]

/** Returns the last line of the first border. Its end shows some pixels earlier. */
function findBorder(image: Rgb, side: number, depthsOf: (depth: number) => Depths): number {
  const deepest = Math.floor(DEEPEST * side)
  let found = 0
  for (let depth = 0; depth < deepest; depth++) {
    const isEnding = endsAt(image, depthsOf(depth), (depth + 1) / side < RIM)
    if (!isEnding && found > 0) return found
    if (isEnding) found = (depth + 1) / side
  }
  return found
}

/** Checks for lines of one color on all sides, and another color next to them. */
function endsAt(image: Rgb, depths: Depths, isRim: boolean): boolean {
  const lines = linesAt(image, depths)
  const color = meanColor(image, lines)
  if (isRim && (color[0] + color[1] + color[2]) / 3 >= LIGHT) return false
  const isUniform = lines.every((line) => 1 - shareBeyond(image, line, color, SAME) >= UNIFORM)
  return isUniform && endsOnAllSides(image, depths, color)
}

function endsOnAllSides(image: Rgb, [across, down]: Depths, color: Color): boolean {
  const next = Array.from({ length: EDGE }, (_, index) =>
    linesAt(image, [across + 1 + index, down + 1 + index]),
  )
  return [0, 1, 2, 3].every((side) =>
    next.some((lines) => {
      const line = lines[side]
      return line !== undefined && shareBeyond(image, line, color, OTHER) >= CHANGED
    }),
  )
}

/** Pixels of one side that are equally far from it. */
type Line = { start: number; step: number; count: number }

function linesAt({ width, height }: Rgb, [across, down]: Depths): Line[] {
  const [left, top] = [Math.floor(CORNER * width), Math.floor(CORNER * height)]
  const row = { step: 1, count: width - 2 * left }
  const column = { step: width, count: height - 2 * top }
  return [
    { start: down * width + left, ...row },
    { start: (height - 1 - down) * width + left, ...row },
    { start: top * width + across, ...column },
    { start: top * width + width - 1 - across, ...column },
  ]
}

type Color = readonly [red: number, green: number, blue: number]

function meanColor({ data }: Rgb, lines: readonly Line[]): Color {
  let [red, green, blue, pixels] = [0, 0, 0, 0]
  for (const { start, step, count } of lines) {
    for (let index = 0; index < count; index++) {
      const at = 3 * (start + step * index)
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
    pixels += count
  }
  return [red / pixels, green / pixels, blue / pixels]
}

/** Returns the share of pixels that differ from a color by more than a limit in a channel. */
function shareBeyond({ data }: Rgb, { start, step, count }: Line, color: Color, limit: number): number {
  let beyond = 0
  for (let index = 0; index < count; index++) {
    const at = 3 * (start + step * index)
    const difference = Math.max(
      Math.abs((data[at] ?? 0) - color[0]),
      Math.abs((data[at + 1] ?? 0) - color[1]),
      Math.abs((data[at + 2] ?? 0) - color[2]),
    )
    if (difference > limit) beyond += 1
  }
  return beyond / count
}
