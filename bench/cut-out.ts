// Measures the accuracy of cut-outs. Places products with true alpha on white, plain colors and in rooms, at
// several sizes and positions, half of them with a soft contact shadow. Prints errors of alpha and of colors on a
// new background, compared with those of the plain mask.
// usage: npm run bench -- cut-out [count]
import sharp from 'sharp'
import { cutOut } from '../packages/studio/src/cut-out/cut-out.ts'
import { fitGuided } from '../packages/studio/src/cut-out/guided-filter.ts'
import { productMask } from '../packages/vision/src/product-mask.ts'
import {
  luminance,
  type Plane,
  type Rgb,
  resizePlane,
  resizeRgb,
  WHITE,
} from '../packages/vision/src/raster.ts'
import { mean, median, randomness, sharedProducts } from './support.ts'

const COUNT = Number(process.argv[2] ?? 40)
const MASK_INPUT_SIDE = 1000
const BAND = 10
const GREEN = [60, 150, 90]
const COLORS = ['#0f8f88', '#26282c', '#e0b53c', '#c8c8c8', '#d9a5a0', '#7a4fa0']
const random = randomness(20261121)
const between = (low: number, high: number) => low + (high - low) * random()
const products = sharedProducts()
const rooms = products.filter(({ label }) => label === 'lifestyle')
const sources = products.filter(({ source }) => source === 'saleor').slice(0, COUNT)
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** A photo with the product's true alpha (0–1) and colors. */
type Scene = { image: Rgb; alpha: Float32Array; colors: Uint8Array; rawAlpha?: Float32Array }
type Errors = { alpha: number; band: number; color: number }

await measure('white', 'wanted ≤ 0.02', (index) => compose(index, async () => '#ffffff'))
await measure('own frame, on white', 'wanted ≤ 0.02', ownFrame)
await measure('colors', 'no bar', (index) =>
  compose(index, async () => COLORS[index % COLORS.length] ?? '#000'),
)
await measure('rooms', 'no bar', (index) => compose(index, roomOf))
await time()

async function measure(name: string, wanted: string, scene: (index: number) => Promise<Scene>) {
  const lines: Record<string, Errors[]> = { 'cut-out': [], 'plain mask': [], 'guided filter': [] }
  const rawErrors: number[] = []
  for (let index = 0; index < sources.length; index++) {
    const { image, alpha, colors, rawAlpha } = await scene(index)
    const mask = await maskOf(image)
    const { data } = cutOut(image, mask)
    const found = new Float32Array(alpha.length).map((_, pixel) => (data[4 * pixel + 3] ?? 0) / 255)
    const plain = resizePlane(mask, image.width, image.height)
    lines['cut-out']?.push(compare(image, alpha, colors, found, (at) => data[at] ?? 0))
    const originalColor = (at: number) => image.data[3 * (at >> 2) + (at & 3)] ?? 0
    lines['plain mask']?.push(compare(image, alpha, colors, plain.data, originalColor))
    lines['guided filter']?.push(compare(image, alpha, colors, guided(image, plain), originalColor))
    if (rawAlpha)
      rawErrors.push(mean(Array.from(rawAlpha, (value, at) => Math.abs(value - (found[at] ?? 0)))))
  }
  console.log(`${name} (${wanted})`)
  for (const [line, errors] of Object.entries(lines)) {
    const alphas = errors.map(({ alpha }) => alpha)
    console.log(
      `  ${line.padEnd(14)} alpha error mean ${mean(alphas).toFixed(4)}, median ${median(alphas).toFixed(4)}, worst ${Math.max(...alphas).toFixed(4)}; ±${BAND} px of the edge ${mean(errors.map(({ band }) => band)).toFixed(4)}; colors there ${mean(errors.map(({ color }) => color)).toFixed(2)} of 255`,
    )
  }
  if (rawErrors.length > 0)
    console.log(`  with the files' shadows counted as product: ${mean(rawErrors).toFixed(4)}`)
}

async function maskOf(image: Rgb): Promise<Plane> {
  const scale = Math.min(1, MASK_INPUT_SIDE / Math.max(image.width, image.height))
  return productMask(
    await resizeRgb(image, Math.round(image.width * scale), Math.round(image.height * scale)),
  )
}

function compare(
  { width, height }: Rgb,
  alpha: Float32Array,
  colors: Uint8Array,
  found: Float32Array,
  colorAt: (at: number) => number,
): Errors {
  const band = bandOf(alpha, width, height)
  let [whole, near, color, count] = [0, 0, 0, 0]
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const [truth, value] = [alpha[pixel] ?? 0, found[pixel] ?? 0]
    whole += Math.abs(truth - value)
    if (!band[pixel]) continue
    near += Math.abs(truth - value)
    count += 1
    for (let channel = 0; channel < 3; channel++) {
      const ground = GREEN[channel] ?? 0
      const wanted = truth * (colors[3 * pixel + channel] ?? 0) + (1 - truth) * ground
      const given = value * colorAt(4 * pixel + channel) + (1 - value) * ground
      color += Math.abs(wanted - given) / 3
    }
  }
  return { alpha: whole / alpha.length, band: near / count, color: color / count }
}

/** Marks pixels near alpha 0.5. */
function bandOf(alpha: Float32Array, width: number, height: number): Uint8Array {
  const band = new Uint8Array(alpha.length)
  const isProduct = (pixel: number) => (alpha[pixel] ?? 0) > 0.5
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const pixel = y * width + x
      if (isProduct(pixel) === isProduct(pixel + 1) && isProduct(pixel) === isProduct(pixel + width)) continue
      for (let row = Math.max(0, y - BAND); row <= Math.min(height - 1, y + BAND); row++)
        band.fill(1, row * width + Math.max(0, x - BAND), row * width + Math.min(width, x + BAND + 1))
    }
  }
  return band
}

/** Returns the guided filter's alpha at full size, with its usual contrast stretch. */
function guided(image: Rgb, mask: Plane): Float32Array {
  const { data, ...size } = luminance(image)
  const guide = { data: Float32Array.from(data, (light) => light / WHITE), ...size }
  const { slope, offset } = fitGuided(guide, mask, 8, 1e-4)
  return guide.data.map((light, at) => {
    const value = (slope.data[at] ?? 0) * light + (offset.data[at] ?? 0)
    return Math.max(0, Math.min(1, (value - 0.1) / 0.8))
  })
}

/** Loads a product without its shadow, which has low alpha. */
async function loadProduct(index: number): Promise<Rgb & { shadowed: Uint8Array }> {
  const source = sources[index % sources.length]
  if (!source) throw new Error('The shared data has no product with transparency')
  const { data, info } = await sharp(source.file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const shadowed = Uint8Array.from(data)
  for (let at = 3; at < data.length; at += 4)
    data[at] = Math.max(0, Math.min(255, Math.round(((data[at] ?? 0) - 77) * 2.5)))
  return { data, shadowed, width: info.width, height: info.height }
}

function rgba({ width, height }: { width: number; height: number }) {
  return { raw: { width, height, channels: 4 } } as const
}

/** Detects photos without transparency, which have no true alpha. */
function isOpaque(data: Uint8Array): boolean {
  return data[3] === 255
}

async function ownFrame(index: number): Promise<Scene> {
  const product = await loadTransparent(index)
  const side = Math.round(between(1000, 1600))
  const resized = (data: Uint8Array) => sharp(data, rgba(product)).resize(side, side, { fit: 'fill' })
  const image = await resized(product.shadowed).flatten({ background: '#ffffff' }).raw().toBuffer()
  const { alpha, colors } = productIn(await resized(product.data).raw().toBuffer())
  const { alpha: rawAlpha } = productIn(await resized(product.shadowed).raw().toBuffer())
  return { image: { data: image, width: side, height: side }, alpha, colors, rawAlpha }
}

async function loadTransparent(index: number): Promise<Awaited<ReturnType<typeof loadProduct>>> {
  const product = await loadProduct(index)
  return isOpaque(product.data) ? loadTransparent(index + 1) : product
}

/** Places a trimmed product on a color or image of the scene's size, half of the time with a shadow. */
async function compose(index: number, groundOf: (side: number) => Promise<string | Buffer>): Promise<Scene> {
  const product = await loadTransparent(index)
  const side = Math.round(between(1000, 1600))
  const trimmed = await sharp(product.data, rgba(product))
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  const scale = (side * between(0.45, 0.92)) / Math.max(trimmed.info.width, trimmed.info.height)
  const size = {
    width: Math.round(trimmed.info.width * scale),
    height: Math.round(trimmed.info.height * scale),
  }
  const left = Math.round(between(0.2, 0.8) * (side - size.width))
  const top = Math.round(between(0.2, 0.8) * (side - size.height))
  const input = await sharp(trimmed.data)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer()
  const layers = [{ input, left, top }]
  if (random() < 0.5) layers.unshift({ input: await shadow(side, left, top, size), left: 0, top: 0 })
  const ground = await groundOf(side)
  const base =
    typeof ground === 'string'
      ? sharp({ create: { width: side, height: side, channels: 3, background: ground } })
      : sharp(ground)
  const image = await base.composite(layers).removeAlpha().raw().toBuffer()
  const alone = await sharp({
    create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input, left, top }])
    .raw()
    .toBuffer()
  return { image: { data: image, width: side, height: side }, ...productIn(alone) }
}

function shadow(
  side: number,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
) {
  const svg = `<svg width="${side}" height="${side}"><ellipse cx="${left + width / 2}" cy="${top + height}" rx="${0.45 * width}" ry="${0.04 * height + 3}" fill-opacity="0.3"/></svg>`
  return sharp(Buffer.from(svg)).blur(12).png().toBuffer()
}

/** Splits RGBA into alpha (0–1) and colors. */
function productIn(data: Uint8Array): { alpha: Float32Array; colors: Uint8Array } {
  const alpha = new Float32Array(data.length / 4)
  const colors = new Uint8Array(3 * alpha.length)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    alpha[pixel] = (data[4 * pixel + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel++) colors[3 * pixel + channel] = data[4 * pixel + channel] ?? 0
  }
  return { alpha, colors }
}

/** Crops an upper corner of a lifestyle photo, blurred like a background. */
async function roomOf(side: number): Promise<Buffer> {
  const room = rooms[Math.floor(random() * rooms.length)]
  if (!room) throw new Error('The shared data has no lifestyle photos')
  const { width, height } = await sharp(room.file).metadata()
  const part = Math.round(0.55 * Math.min(width, height))
  const region = { left: random() < 0.5 ? 0 : width - part, top: 0, width: part, height: part }
  const corner = await sharp(room.file).extract(region).png().toBuffer()
  return sharp(corner).resize(side, side).blur(between(2, 8)).png().toBuffer()
}

async function time() {
  const scene = await compose(4, async () => '#ffffff')
  const image = await resizeRgb(scene.image, 2000, 2000)
  const mask = await maskOf(image)
  const costs: number[] = []
  for (let run = 0; run < 7; run++) {
    const before = process.cpuUsage()
    cutOut(image, mask)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  console.log(
    `2000 × 2000: ${median(costs).toFixed(0)} ms of CPU, first ${costs[0]?.toFixed(0)} (wanted ≤ 400); peak memory of this process ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`,
  )
}
