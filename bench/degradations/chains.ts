// Degradations of a good packshot in five strengths, weakest first. Lengths are shares of the side, so file size
// does not matter.

import type { Box } from '@endcap/scoring'
import { hardenDecoders } from '@endcap/vision'
import sharp from 'sharp'
import { randomness } from '../support.ts'

export type Source = {
  png: Buffer
  /** The image on transparent background. */
  cutOut: Buffer
  width: number
  height: number
  box: Box
}
export type Step = (source: Source) => Promise<Buffer>

const white = { r: 255, g: 255, b: 255 }
const onWhite = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: white } })

async function withNoise({ png }: Source, deviation: number): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const random = randomness(7)
  for (let at = 0; at < data.length; at++) {
    // Irwin–Hall: four uniform values approximate a normal distribution.
    const normal = (random() + random() + random() + random() - 2) * Math.sqrt(3)
    data[at] = Math.min(255, Math.max(0, Math.round((data[at] ?? 0) + deviation * normal)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer()
}

async function onClutter({ cutOut, width, height }: Source, things: number): Promise<Buffer> {
  const random = randomness(11)
  const shapes = Array.from({ length: things }, () => {
    const color = `hsl(${Math.round(360 * random())} ${Math.round(30 + 60 * random())}% ${Math.round(20 + 60 * random())}%)`
    const [x, y, w, h] = [
      random() * width,
      random() * height,
      (0.04 + 0.2 * random()) * width,
      (0.04 + 0.2 * random()) * height,
    ]
    return random() < 0.5
      ? `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${color}"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${color}"/>`
  })
  return onWhite(width, height)
    .composite([{ input: svg(width, height, shapes.join('')) }, { input: cutOut }])
    .png()
    .toBuffer()
}

async function withWatermark({ png, width, height }: Source, opacity: number): Promise<Buffer> {
  const size = Math.round(0.1 * Math.min(width, height))
  const rows = [0.2, 0.5, 0.8].map(
    (y) =>
      `<text x="${width / 2}" y="${y * height}" font-size="${size}" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#666" fill-opacity="${opacity}" transform="rotate(-25 ${width / 2} ${y * height})">© PHOTO STOCK</text>`,
  )
  return sharp(png)
    .composite([{ input: svg(width, height, rows.join('')) }])
    .png()
    .toBuffer()
}

async function withStickers({ png, width, height }: Source, count: number): Promise<Buffer> {
  const side = Math.min(width, height)
  const places = [
    [0.16, 0.16, 'SALE'],
    [0.84, 0.16, '-50%'],
    [0.16, 0.84, 'NEW'],
    [0.84, 0.84, 'BEST PRICE'],
    [0.5, 0.9, 'FREE SHIPPING'],
  ] as const
  const stickers = places.slice(0, count).map(([x, y, words], index) => {
    const [cx, cy, r] = [x * width, y * height, 0.13 * side]
    const font = Math.min(0.075 * side, (1.7 * r) / (0.62 * words.length))
    return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${index % 2 === 0 ? '#d81e2c' : '#ffb300'}"/><text x="${cx}" y="${cy + font / 3}" font-size="${font}" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="${index % 2 === 0 ? '#fff' : '#222'}">${words}</text>`
  })
  return sharp(png)
    .composite([{ input: svg(width, height, stickers.join('')) }])
    .png()
    .toBuffer()
}

async function smaller({ png, width, height }: Source, scale: number): Promise<Buffer> {
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const input = await sharp(png).resize(small.width, small.height).png().toBuffer()
  return onWhite(width, height)
    .composite([{ input, left: (width - small.width) >> 1, top: (height - small.height) >> 1 }])
    .png()
    .toBuffer()
}

async function movedOut({ png, width, height, box }: Source, part: number): Promise<Buffer> {
  const shift = Math.round((1 - box.right + part * (box.right - box.left)) * width)
  const input = await sharp(png)
    .extract({ left: 0, top: 0, width: width - shift, height })
    .png()
    .toBuffer()
  return onWhite(width, height)
    .composite([{ input, left: shift, top: 0 }])
    .png()
    .toBuffer()
}

function croppedBelow({ png, width, height, box }: Source, part: number): Promise<Buffer> {
  const bottom = Math.round(height * (box.bottom - part * (box.bottom - box.top)))
  return sharp(png).extract({ left: 0, top: 0, width, height: bottom }).png().toBuffer()
}

async function upscaled({ png, width, height }: Source, share: number): Promise<Buffer> {
  const small = await sharp(png)
    .resize(Math.max(8, Math.round(width * share)), Math.max(8, Math.round(height * share)))
    .png()
    .toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer()
}

async function tilted({ cutOut, width, height }: Source, degrees: number): Promise<Buffer> {
  const turned = await sharp(cutOut)
    .rotate(degrees, { background: { ...white, alpha: 0 } })
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return onWhite(width, height)
    .composite([{ input: turned }])
    .png()
    .toBuffer()
}

/** Creates an SVG layer for sharp. */
export function svg(width: number, height: number, content: string): Buffer {
  // Blocks SVG first, so a later analysis does not block it again.
  hardenDecoders()
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
}

export const chain = <Value>(
  values: readonly Value[],
  step: (source: Source, value: Value) => Promise<Buffer>,
): Step[] => values.map((value) => (source) => step(source, value))

/** Cuts products in two ways: moved out of the frame, or cropped. */
export const CHAINS: Record<string, Step[]> = {
  blur: chain([2, 4, 8, 12, 16], ({ png, width, height }, sigma) =>
    sharp(png)
      .blur(Math.max(0.5, (sigma * Math.max(width, height)) / 1000))
      .png()
      .toBuffer(),
  ),
  jpeg: chain([50, 30, 20, 14, 9], ({ png }, quality) => sharp(png).jpeg({ quality }).toBuffer()),
  noise: chain([4, 8, 14, 22, 34], withNoise),
  'under-exposed': chain([0.8, 0.62, 0.46, 0.32, 0.2], ({ png }, gain) =>
    sharp(png).linear(gain, 0).png().toBuffer(),
  ),
  'over-exposed': chain([1.25, 1.6, 2.1, 2.8, 4], ({ png }, gain) =>
    sharp(png).linear(gain, 0).png().toBuffer(),
  ),
  'upscaled from small': chain([0.5, 0.3, 0.2, 0.13, 0.08], upscaled),
  'low contrast': chain([0.75, 0.55, 0.4, 0.27, 0.17], ({ png }, factor) =>
    sharp(png)
      .linear(factor, 160 * (1 - factor))
      .png()
      .toBuffer(),
  ),
  'color cast': chain([0.04, 0.08, 0.13, 0.19, 0.26], ({ png }, loss) =>
    sharp(png)
      .linear([1, 1 - 0.45 * loss, 1 - loss], [0, 0, 0])
      .png()
      .toBuffer(),
  ),
  'tiny product': chain([0.75, 0.6, 0.45, 0.3, 0.2], smaller),
  'cut by moving out': chain([0.1, 0.2, 0.3, 0.4, 0.5], movedOut),
  'cut by cropping': chain([0.1, 0.2, 0.3, 0.4, 0.5], croppedBelow),
  'cluttered ground': chain([3, 8, 18, 40, 90], onClutter),
  watermark: chain([0.12, 0.22, 0.35, 0.5, 0.7], withWatermark),
  'promo stickers': chain([1, 2, 3, 4, 5], withStickers),
  'gray ground': chain([245, 225, 200, 165, 128], ({ png }, level) =>
    sharp(png)
      .linear(level / 255, 0)
      .png()
      .toBuffer(),
  ),
  tilt: chain([4, 8, 14, 22, 32], tilted),
}
