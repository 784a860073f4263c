// Does the score fall as an image gets worse? Each packshot is degraded in steps, and every step must
// score below the one before. Uses the shared product images; prints a line a chain and the sum.
// usage: npm run bench:degradations [-- image…]
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import sharp from 'sharp'
import { type Box, generalRubric, type ImageFacts, scoreImage } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'

const IMAGES = new URL('../../shared/data/products/images/', import.meta.url)
const PACKSHOTS = [
  'saleor-0000.png',
  'saleor-0005.png',
  'saleor-0010.png',
  'saleor-0015.png',
  'saleor-0020.png',
  'saleor-0030.png',
  'grocery-0165.jpg',
  'grocery-0195.jpg',
  'grocery-0205.jpg',
  'grocery-0225.jpg',
  'grocery-0185.jpg',
  'grocery-0210.jpg',
]

type Source = { png: Buffer; width: number; height: number; box: Box }
type Step = (source: Source) => Promise<Buffer>

const white = { r: 255, g: 255, b: 255 }
const onWhite = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: white } })

const CHAINS: Record<string, Step[]> = {
  blur: [2, 4, 8, 12, 16].map(
    (sigma) =>
      ({ png, width, height }) =>
        sharp(png)
          .blur(Math.max(0.5, (sigma * Math.max(width, height)) / 1000))
          .png()
          .toBuffer(),
  ),
  jpeg: [50, 30, 20, 14, 9].map(
    (quality) =>
      ({ png }) =>
        sharp(png).jpeg({ quality }).toBuffer(),
  ),
  'grey ground': [245, 225, 200, 165, 128].map(
    (level) =>
      ({ png }) =>
        sharp(png)
          .linear(level / 255, 0)
          .png()
          .toBuffer(),
  ),
  'tiny product': [0.75, 0.6, 0.45, 0.3, 0.2].map((scale) => async ({ png, width, height }) => {
    const small = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const input = await sharp(png).resize(small.width, small.height).png().toBuffer()
    return onWhite(width, height)
      .composite([{ input, left: (width - small.width) >> 1, top: (height - small.height) >> 1 }])
      .png()
      .toBuffer()
  }),
  'cut by moving out': [0.1, 0.2, 0.3, 0.4, 0.5].map((part) => async ({ png, width, height, box }) => {
    const shift = Math.round((1 - box.right + part * (box.right - box.left)) * width)
    const input = await sharp(png)
      .extract({ left: 0, top: 0, width: width - shift, height })
      .png()
      .toBuffer()
    return onWhite(width, height)
      .composite([{ input, left: shift, top: 0 }])
      .png()
      .toBuffer()
  }),
  'cut by cropping': [0.1, 0.2, 0.3, 0.4, 0.5].map(
    (part) =>
      ({ png, width, height, box }) =>
        sharp(png)
          .extract({
            left: 0,
            top: 0,
            width,
            height: Math.round(height * (box.bottom - part * (box.bottom - box.top))),
          })
          .png()
          .toBuffer(),
  ),
}

const files =
  process.argv.length > 2 ? process.argv.slice(2) : PACKSHOTS.map((name) => new URL(name, IMAGES).pathname)
const missing = files.filter((file) => !existsSync(file))
if (missing.length > 0) {
  console.log(`skipped: ${missing.length} images are not here, e.g. ${missing[0]}`)
  process.exit(0)
}

const vision = createVisionPool({ threads: availableParallelism() })
const scoreOf = (facts: ImageFacts) => scoreImage(facts, 'hero', generalRubric)
let steps = 0
let inversions = 0
for (const file of files) {
  const png = await sharp(readFileSync(file)).flatten({ background: white }).png().toBuffer()
  const { width, height } = await sharp(png).metadata()
  const original = await vision.analyse(png)
  const source = {
    png,
    width,
    height,
    box: original.product?.box ?? { left: 0, top: 0, right: 1, bottom: 1 },
  }
  console.log(`${basename(file)}  ${scoreOf(original).service_score}`)
  for (const [chain, degrade] of Object.entries(CHAINS)) {
    const scores = await Promise.all(
      degrade.map(async (step) => scoreOf(await vision.analyse(await step(source)))),
    )
    const chained = [scoreOf(original), ...scores]
    const line = scores.map(({ service_score }, index) => {
      const inverted = service_score >= (chained[index]?.service_score ?? 0)
      steps += 1
      if (inverted) inversions += 1
      return `${service_score.toFixed(1)}${inverted ? '!' : ''}`
    })
    const last = scores
      .at(-1)
      ?.factors.filter(({ impact }) => impact > 0.5)
      .slice(0, 5)
    console.log(
      `  ${chain.padEnd(18)} ${line.map((each) => each.padEnd(6)).join('')} | ${last?.map(({ name, score }) => `${name} ${score}`).join(', ')}`,
    )
  }
}
await vision.close()
console.log(
  `\n${inversions} of ${steps} steps did not lower the score (${((100 * inversions) / steps).toFixed(1)} %)`,
)
