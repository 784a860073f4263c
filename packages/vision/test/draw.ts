import sharp from 'sharp'

type Color = readonly [number, number, number]

/** Draws an image from a function of the position (0–1 in both directions), with 2 × 2 samples per pixel. */
export async function draw(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const samples = [0.25, 0.75].flatMap((dy) =>
        [0.25, 0.75].map((dx) => colorAt((x + dx) / width, (y + dy) / height)),
      )
      for (let channel = 0; channel < 3; channel++) {
        pixels[3 * (y * width + x) + channel] = Math.round(
          samples.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / 4,
        )
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

export type Bottle = { x: number; y: number; height: number; degrees?: number }

/** Returns a scene of a shaded bottle with a striped label, by default upright and whole on white. */
export function bottleScene(bottle: Bottle, ground: (x: number, y: number) => Color = () => [255, 255, 255]) {
  const angle = ((bottle.degrees ?? 0) * Math.PI) / 180
  return (x: number, y: number): Color => {
    const dx = (x - bottle.x) / bottle.height
    const dy = (y - bottle.y) / bottle.height
    const u = dx * Math.cos(angle) + dy * Math.sin(angle)
    const v = dy * Math.cos(angle) - dx * Math.sin(angle) + 0.5
    const halfWidth = v < 0.22 ? 0.06 : v < 0.36 ? 0.06 + ((v - 0.22) / 0.14) * 0.11 : 0.17
    if (v < 0 || v > 1 || Math.abs(u) > halfWidth) return ground(x, y)
    const light = 0.55 + 0.45 * Math.sqrt(1 - (u / halfWidth) ** 2)
    const label = v > 0.48 && v < 0.84
    const stripe = label && Math.floor(v * 60) % 3 === 0 && Math.abs(u) < 0.12
    const base: Color = stripe
      ? [30, 40, 90]
      : label
        ? [240, 226, 190]
        : v < 0.08
          ? [190, 30, 40]
          : [40, 120, 70]
    return [base[0] * light, base[1] * light, base[2] * light]
  }
}
