import sharp from 'sharp'
import { CHAINS, chain, type Source, type Step, svg } from '../../degradations/chains.ts'

/** Corners and sizes of banners as shares of the frame. Like real ones, they overlap the product. */
const BANNERS = [
  [0, 0, 1, 0.13, 'MEGA SALE -50% TODAY ONLY'],
  [0, 0.87, 1, 0.13, 'FREE SHIPPING ON ALL ORDERS'],
  [0, 0.3, 0.34, 0.16, 'BEST PRICE'],
  [0.66, 0.52, 0.34, 0.16, 'NEW 2026'],
  [0.05, 0.66, 0.4, 0.14, 'BUY 2 GET 1'],
] as const
const COLORS = ['#d81e2c', '#1464c8', '#ffb300', '#18864b', '#7a1fa2']

/** Draws up to five promotion banners. */
export function withBanners({ png, width, height }: Source, count: number): Promise<Buffer> {
  const banners = BANNERS.slice(0, count).map(([x, y, w, h, words], index) => {
    const font = Math.min(0.6 * h * height, (1.5 * w * width) / words.length)
    const [cx, cy] = [(x + w / 2) * width, (y + h / 2) * height]
    return `<rect x="${x * width}" y="${y * height}" width="${w * width}" height="${h * height}" fill="${COLORS[index]}"/><text x="${cx}" y="${cy + font / 3}" font-size="${font}" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#fff">${words}</text>`
  })
  return sharp(png)
    .composite([{ input: svg(width, height, banners.join('')) }])
    .png()
    .toBuffer()
}

/** Shrinks the product and writes lines below or next to it. */
export async function withWordsBeside(
  { png, width, height }: Source,
  place: 'below' | 'right',
): Promise<Buffer> {
  const scale = 0.72
  const [w, h] = [Math.round(scale * width), Math.round(scale * height)]
  const words = ['Premium quality', 'Now in stores']
  const font = 0.045 * width
  const lines = words.map((text, line) => {
    const x = place === 'below' ? width / 2 : 0.85 * width
    const y = place === 'below' ? (0.84 + 0.08 * line) * height : (0.4 + 0.09 * line) * height
    const size = place === 'below' ? font : 0.6 * font
    return `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" text-anchor="middle" fill="#222">${text}</text>`
  })
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: await sharp(png).resize(w, h).png().toBuffer(),
        left: place === 'below' ? (width - w) >> 1 : 0,
        top: 0,
      },
      { input: svg(width, height, lines.join('')) },
    ])
    .png()
    .toBuffer()
}

export const onGround = ({ cutOut }: Source, color: string): Promise<Buffer> =>
  sharp(cutOut).flatten({ background: color }).png().toBuffer()

const resaved = async ({ png }: Source, quality: number): Promise<Buffer> =>
  sharp(await sharp(png).jpeg({ quality }).toBuffer())
    .jpeg({ quality: 98 })
    .toBuffer()

/** Darkens only the product, like a shop that cuts out a dark photo. */
const darkOnWhite = async ({ cutOut }: Source, gain: number): Promise<Buffer> =>
  // Two runs, because sharp flattens before it multiplies.
  sharp(await sharp(cutOut).linear([gain, gain, gain], [0, 0, 0]).png().toBuffer())
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()

const named = (name: string): Step[] => {
  const steps = CHAINS[name]
  if (!steps) throw new Error(`There is no degradation ${name}`)
  return steps
}

/** Faults in five strengths, weakest first. Each level contains the previous. */
export const FAMILIES = {
  blur: named('blur'),
  noise: named('noise'),
  jpeg: named('jpeg'),
  're-saved jpeg': chain([40, 25, 15, 9, 4], resaved),
  enlarged: named('upscaled from small'),
  'over-exposed': named('over-exposed'),
  'under-exposed': named('under-exposed'),
  'low contrast': named('low contrast'),
  'color cast': named('color cast'),
  stickers: named('promo stickers'),
  banners: chain([1, 2, 3, 4, 5], withBanners),
  cropped: named('cut by cropping'),
  clutter: named('cluttered ground'),
  watermark: named('watermark'),
  tilt: named('tilt'),
  'gray ground': chain([245, 225, 200, 165, 128], (source, level) =>
    onGround(source, `rgb(${level}, ${level}, ${level})`),
  ),
  'dark on white': chain([0.8, 0.62, 0.46, 0.32, 0.2], darkOnWhite),
  tiny: named('tiny product'),
} as const satisfies Record<string, Step[]>

export type FamilyName = keyof typeof FAMILIES
