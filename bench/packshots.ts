// Measures how often a studio packshot outscores a phone snapshot of a similar product. Compares all pairs of
// groceries on white and in a shop, and of clothes, at equal pixel size, as heroes.
// usage: npm run bench -- packshots [count of each]
import { availableParallelism } from 'node:os'
import { generalRubric, scoreImage } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import sharp from 'sharp'
import { type LabelledImage, sharedProducts } from './support.ts'

const COUNT = Number(process.argv[2] ?? 60)
/** Shared packshots have 198–348 px, so all images are reduced to this side. */
const SIDE = 348

const products = sharedProducts()
const studio = sample(products.filter(({ label, source }) => label === 'packshot' && source === 'grocery'))
const snapshots = sample(products.filter(({ label, source }) => label === 'amateur' && source === 'grocery'))
const clothes = sample(products.filter(({ label, source }) => label === 'amateur' && source === 'clothing'))
const onWhite = sample(products.filter(({ label }) => label === 'on-model-or-packshot'))

const vision = createVisionPool({ threads: availableParallelism() })
await compare('groceries', studio, snapshots)
await compare('clothes', onWhite, clothes)
await vision.close()

async function compare(kind: string, better: LabelledImage[], worse: LabelledImage[]): Promise<void> {
  const high = await Promise.all(better.map(scoreOf))
  const low = await Promise.all(worse.map(scoreOf))
  const pairs = high.length * low.length
  const right = high.reduce((sum, one) => sum + low.filter((other) => one > other).length, 0)
  console.log(
    `${kind.padEnd(10)} the studio wins ${right} of ${pairs} pairs (${((100 * right) / pairs).toFixed(1)} %, wanted 97 %); studio ${range(high)}, snapshots ${range(low)}`,
  )
}

async function scoreOf({ file }: LabelledImage): Promise<number> {
  const bytes = await sharp(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'inside' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return scoreImage(await vision.analyze(bytes), 'hero', generalRubric).service_score
}

/** Samples up to `COUNT` images evenly. */
function sample(all: LabelledImage[]): LabelledImage[] {
  const step = Math.max(1, all.length / COUNT)
  return Array.from(
    { length: Math.min(COUNT, all.length) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((image) => image !== undefined)
}

function range(scores: number[]): string {
  const sorted = scores.toSorted((a, b) => a - b)
  return `${sorted[0]}–${sorted.at(-1)} (median ${sorted[sorted.length >> 1]})`
}
