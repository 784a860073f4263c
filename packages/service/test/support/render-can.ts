import sharp from 'sharp'

/** Content of a sample picture: one or more cans of a made-up drink, on white or in a scene. */
export type Scene = {
  sizePx: number
  background: 'white' | 'kitchen' | 'beach'
  cans: { x: number; y: number; height: number; palette: Palette; turn: number }[]
}

type Color = readonly [number, number, number]
type Palette = { body: Color; band: Color; mark: Color }

export const CITRUS: Palette = { body: [246, 196, 40], band: [240, 244, 236], mark: [38, 110, 74] }
export const BERRY: Palette = { body: [196, 44, 92], band: [244, 236, 240], mark: [62, 32, 96] }

const WHITE: Color = [255, 255, 255]
const METAL: Color = [196, 200, 206]
/** Width of a can over its height. */
const CAN_ASPECT = 0.52
/** Half the circumference (the visible part) over the height. */
const AROUND = (Math.PI * CAN_ASPECT) / 2

/** Draws a scene as JPEG, pixel by pixel, so that samples need no font, file or network. */
export async function renderScene(scene: Scene): Promise<Buffer> {
  const { sizePx: size } = scene
  const pixels = Buffer.alloc(size * size * 3)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const color = colorAt(scene, x / size, y / size)
      const at = 3 * (y * size + x)
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = Math.round(color[channel] ?? 0)
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

function colorAt(scene: Scene, x: number, y: number): Color {
  for (const can of scene.cans) {
    // Coordinates on the can: u from −1 (left) to 1, v from 0 (top) to 1.
    const u = (x - can.x) / ((can.height * CAN_ASPECT) / 2)
    const v = (y - can.y) / can.height + 0.5
    const color = Math.abs(u) <= 1 ? canColor(u, v, can.palette, can.turn) : null
    if (color) return color
  }
  return shade(backgroundColor(scene.background, x, y), shadowAt(scene, x, y))
}

/** Returns null beside the can. Its shoulders are narrower than its body and its ends are round. */
function canColor(u: number, v: number, palette: Palette, turn: number): Color | null {
  const shoulder = v < 0.1 ? 0.8 + 2 * v : v > 0.94 ? 1 - 2.2 * (v - 0.94) : 1
  const across = u / shoulder
  if (Math.abs(across) > 1) return null
  const bulge = 0.035 * Math.sqrt(1 - across * across)
  if (v < 0.035 - bulge || v > 0.965 + bulge) return null
  const around = (Math.asin(across) / Math.PI + turn + 10) % 1
  const base = v < 0.06 || v > 0.965 ? METAL : printColor(around, v - bulge, palette)
  // Light from the upper left, a bright streak, dark toward both rims.
  const light =
    0.62 +
    0.38 * Math.sqrt(Math.max(0, 1 - (across + 0.25) ** 2)) +
    0.35 * Math.exp(-(((across + 0.45) / 0.09) ** 2))
  return shade(base, light)
}

/** The print: a band with a round mark, rules in place of text, a stripe at the foot. */
function printColor(around: number, v: number, { body, band, mark }: Palette): Color {
  if (v > 0.86 && v < 0.9) return mark
  if (v < 0.28 || v > 0.72) return body
  const fromMark = Math.hypot((around - 0.5) * AROUND, v - 0.43)
  if (fromMark < 0.11) return fromMark > 0.08 && fromMark < 0.095 ? band : mark
  const line = [0.58, 0.62, 0.66].some((top) => v > top && v < top + 0.018)
  if (line && Math.abs(around - 0.5) < 0.14) return mark
  return band
}

function shadowAt({ cans, background }: Scene, x: number, y: number): number {
  let light = 1
  for (const can of cans) {
    const reach = can.height * CAN_ASPECT
    const dx = (x - can.x) / (0.55 * reach)
    const dy = (y - can.y - 0.49 * can.height) / (0.07 * can.height)
    light = Math.min(light, 1 - (background === 'white' ? 0.16 : 0.5) * Math.exp(-(dx * dx) - dy * dy))
  }
  return light
}

function backgroundColor(background: Scene['background'], x: number, y: number): Color {
  switch (background) {
    case 'white':
      return WHITE
    case 'kitchen': {
      if (y > 0.7)
        return shade(
          [150, 104, 66],
          0.85 + 0.1 * Math.sin(60 * y + 6 * Math.sin(4 * x)) + 0.05 * Math.sin(200 * x),
        )
      const tile = Math.min((x * 7) % 1, (y * 9) % 1) < 0.03
      return shade([206, 214, 208], (tile ? 0.85 : 1) * (1.05 - 0.35 * x))
    }
    case 'beach':
      if (y > 0.68)
        return shade(
          [226, 202, 158],
          0.96 + 0.03 * Math.sin(180 * x + 90 * y) + 0.03 * Math.sin(70 * x - 160 * y),
        )
      if (y > 0.5) return shade([38, 132, 168], 0.9 + 0.12 * Math.sin(140 * y + 3 * Math.sin(9 * x)))
      return [140 + 90 * y, 190 + 50 * y, 232]
    default:
      return background satisfies never
  }
}

const shade = (color: Color, light: number): Color => {
  const [red, green, blue] = color.map((value) => Math.min(255, Math.max(0, value * light)))
  return [red ?? 0, green ?? 0, blue ?? 0]
}
