// Measures the accuracy of the product mask. Places cut-outs with true alpha on white and in rooms, at several
// sizes and positions, some with a soft shadow, and prints intersection over union with the alpha.
// usage: npm run bench -- mask [count]
import sharp from 'sharp'
import { productMask } from '../packages/vision/src/product-mask.ts'
import { resizePlane } from '../packages/vision/src/raster.ts'
import { mean, median, randomness, sharedProducts } from './support.ts'

const COUNT = Number(process.argv[2] ?? 80)
const SIDE = 800
const random = randomness(20261121)
const between = (low: number, high: number) => low + (high - low) * random()
const products = sharedProducts()
const rooms = products.filter(({ label }) => label === 'lifestyle')
const cutOuts = await loadCutOuts()
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

for (const [ground, wanted] of [
  ['white', 0.97],
  ['room', 0.93],
] as const) {
  const overlaps: number[] = []
  const costs: number[] = []
  for (let index = 0; index < COUNT; index++) {
    const { image, alpha } = await compose(ground, index)
    const before = process.cpuUsage()
    const mask = await productMask({ data: image, width: SIDE, height: SIDE })
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
    overlaps.push(overlap(resizePlane(mask, SIDE, SIDE).data, alpha))
  }
  const low = overlaps.filter((value) => value < 0.9).length
  console.log(
    `${ground.padEnd(6)} IoU mean ${mean(overlaps).toFixed(3)} (wanted ${wanted}), median ${median(overlaps).toFixed(3)}, under 0.9: ${low} of ${COUNT}; ${median(costs).toFixed(0)} ms of CPU`,
  )
}

type CutOut = { png: Buffer; width: number; height: number }

/** Loads transparent products, cropped to their opaque part. Excludes shadows. */
async function loadCutOuts(): Promise<CutOut[]> {
  const found: CutOut[] = []
  for (const { file, source } of products) {
    if (source !== 'saleor') continue
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (pixel: number) => data[4 * pixel + 3] ?? 0
    const pixels = info.width * info.height
    let opaque = 0
    for (let pixel = 0; pixel < pixels; pixel++) {
      if (alphaAt(pixel) > 127) opaque += 1
      data[4 * pixel + 3] = Math.max(0, Math.min(255, Math.round((alphaAt(pixel) - 77) * 2.5)))
    }
    if (opaque > 0.9 * pixels) continue
    const trimmed = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer({ resolveWithObject: true })
    found.push({ png: trimmed.data, width: trimmed.info.width, height: trimmed.info.height })
  }
  return found
}

async function compose(ground: 'white' | 'room', index: number) {
  const cutOut = cutOuts[index % cutOuts.length]
  if (!cutOut) throw new Error('The shared data has no product with transparency')
  const scale = (SIDE * between(0.45, 0.92)) / Math.max(cutOut.width, cutOut.height)
  const [width, height] = [Math.round(cutOut.width * scale), Math.round(cutOut.height * scale)]
  const [left, top] = [
    Math.round(between(0.2, 0.8) * (SIDE - width)),
    Math.round(between(0.2, 0.8) * (SIDE - height)),
  ]
  const product = await sharp(cutOut.png).resize(width, height, { fit: 'fill' }).png().toBuffer()
  const shadow = `<svg width="${SIDE}" height="${SIDE}"><ellipse cx="${left + width / 2}" cy="${top + height}" rx="${0.45 * width}" ry="${0.04 * height + 3}" fill-opacity="0.3"/></svg>`
  const layers = [{ input: product, left, top }]
  if (random() < 0.5)
    layers.unshift({ input: await sharp(Buffer.from(shadow)).blur(8).png().toBuffer(), left: 0, top: 0 })
  const image = await sharp(await groundOf(ground))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  const alpha = await sharp({
    create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: product, left, top }])
    .extractChannel(3)
    .raw()
    .toBuffer()
  return { image, alpha }
}

async function groundOf(ground: 'white' | 'room'): Promise<Buffer> {
  if (ground === 'white')
    return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
  const room = rooms[Math.floor(random() * rooms.length)]
  if (!room) throw new Error('The shared data has no lifestyle photos')
  // Upper corners rarely show the subject. Blurred like a background.
  const { width, height } = await sharp(room.file).metadata()
  const side = Math.round(0.55 * Math.min(width, height))
  const region = { left: random() < 0.5 ? 0 : width - side, top: 0, width: side, height: side }
  const part = await sharp(room.file).extract(region).png().toBuffer()
  return sharp(part).resize(SIDE, SIDE).blur(between(2, 8)).png().toBuffer()
}

function overlap(mask: Float32Array, alpha: Uint8Array): number {
  let [both, either] = [0, 0]
  mask.forEach((value, pixel) => {
    const [one, other] = [value > 0.5, (alpha[pixel] ?? 0) > 127]
    if (one && other) both += 1
    if (one || other) either += 1
  })
  return either > 0 ? both / either : 1
}
