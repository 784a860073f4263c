import type { Box } from '@endcap/scoring'
import sharp from 'sharp'
import { groundMask } from '../../../packages/vision/src/ground-mask.ts'
import type { Source } from '../../degradations/chains.ts'
import { sharedImage } from '../shared-images.ts'

export type Root = Source & { name: string; isUpright: boolean }

/** Side of roots composed from cut-outs with true alpha, and the product's share. */
const SIDE = 1200
const FILL = 0.88

/** Clean packshots of 11 sources, most different first for short runs. */
const ROOTS: readonly (readonly [name: string, shape: 'upright' | 'free'])[] = [
  ['saleor-0014.png', 'upright'],
  ['k0056.webp', 'upright'],
  ['k0745.webp', 'free'],
  ['k1887.webp', 'upright'],
  ['saleor-0020.png', 'upright'],
  ['k0036.webp', 'upright'],
  ['k0966.webp', 'free'],
  ['k1812.webp', 'upright'],
  ['saleor-0018.png', 'free'],
  ['k1804.webp', 'upright'],
  ['k0724.webp', 'upright'],
  ['k0267.webp', 'upright'],
  ['saleor-0035.png', 'upright'],
  ['k1570.webp', 'upright'],
  ['k2356.webp', 'free'],
  ['k2533.webp', 'upright'],
  ['saleor-0009.png', 'upright'],
  ['k0415.webp', 'upright'],
  ['k2661.webp', 'upright'],
  ['k0105.webp', 'upright'],
  ['saleor-0007.png', 'free'],
  ['k0294.webp', 'upright'],
  ['k1224.webp', 'upright'],
  ['k2150.webp', 'free'],
]

/** Loads clean roots to draw faults on. */
export async function loadRoots(sample: <Item>(items: readonly Item[]) => Item[]): Promise<Root[]> {
  const roots: Root[] = []
  for (const [name, shape] of sample(ROOTS)) {
    const source = name.startsWith('saleor') ? await fromAlpha(name) : await fromWhite(name)
    roots.push({ ...source, name, isUpright: shape === 'upright' })
  }
  return roots
}

/** Composes a root from true alpha, without faint shadows. */
async function fromAlpha(name: string): Promise<Source> {
  const { data, info } = await sharp(sharedImage(name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) {
    data[at] = Math.max(0, Math.min(255, Math.round(((data[at] ?? 0) - 160) * 2.7)))
  }
  const inner = Math.round(FILL * SIDE)
  const trimmed = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const product = await sharp(trimmed).resize(inner, inner, { fit: 'inside' }).png().toBuffer()
  const cutOut = await sharp({
    create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: product }])
    .png()
    .toBuffer()
  return sourceOf(cutOut, await sharp(cutOut).flatten({ background: '#ffffff' }).png().toBuffer())
}

/** Flood fills the white background away. */
async function fromWhite(name: string): Promise<Source> {
  const { data, info } = await sharp(sharedImage(name))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ground = groundMask({ data, width, height })
  if (!ground) throw new Error(`${name} has no white background`)
  const image = () => sharp(data, { raw: { width, height, channels: 3 } })
  const alpha = Buffer.from(ground.data.map((value) => 255 * value))
  const cutOut = await image()
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return sourceOf(cutOut, await image().png().toBuffer())
}

async function sourceOf(cutOut: Buffer, png: Buffer): Promise<Source> {
  const { data, info } = await sharp(cutOut).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const box: Box = { left: 1, top: 1, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[4 * pixel + 3] ?? 0) < 128) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x / width)
    box.right = Math.max(box.right, (x + 1) / width)
    box.top = Math.min(box.top, y / height)
    box.bottom = Math.max(box.bottom, (y + 1) / height)
  }
  return { png, cutOut, width, height, box }
}
