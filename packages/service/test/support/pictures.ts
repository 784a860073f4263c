import sharp from 'sharp'

/** Returns a small picture that is unique for its number: a colored block on white. */
export function picture(n: number, side = 160): Promise<Buffer> {
  const color = { r: (37 * n) % 200, g: (91 * n) % 200, b: (53 * n + 60) % 200 }
  const width = Math.round(side * (0.3 + 0.06 * (n % 8)))
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width, height: Math.round(side * 0.8), channels: 3, background: color } },
        left: (side - width) >> 1,
        top: Math.round(side * 0.1),
      },
    ])
    .png()
    .toBuffer()
}
