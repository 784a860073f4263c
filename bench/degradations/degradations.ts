// Checks that scores fall as an image gets worse. Degrades shared packshots in steps: each must score below the
// one before, and the last well below the original.
// usage: npm run bench -- degradations [image…]

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { type Box, generalRubric, type ImageFacts, scoreImage } from '@endcap/scoring'
import { createVisionPool, FACTS_VERSION } from '@endcap/vision'
import sharp from 'sharp'
import { groundMask } from '../../packages/vision/src/ground-mask.ts'
import { sharedFolder } from '../support.ts'
import { CHAINS, type Source } from './chains.ts'

const PACKSHOTS = [
  ...['0000', '0005', '0010', '0015', '0020', '0030'].map((number) => `saleor-${number}.png`),
  ...['0165', '0195', '0205', '0225', '0185', '0210'].map((number) => `grocery-${number}.jpg`),
]
/** Points that the last step must lose: 10, or 4 for faults that matter less to shoppers. */
const MIN_LOSS = 10
const MILD: Record<string, number> = { tilt: 4, 'color cast': 4 }
/** Optional cache folder for facts, to measure rubric changes in seconds. */
const CACHE = process.env['ENDCAP_BENCH_CACHE']

const white = { r: 255, g: 255, b: 255 }
const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

const files =
  process.argv.length > 2
    ? process.argv.slice(2)
    : PACKSHOTS.map((name) => new URL(`images/${name}`, sharedFolder('products')).pathname)

const vision = createVisionPool({ threads: availableParallelism() })
const totals = new Map<string, { steps: number; inversions: number; tooMild: number }>()
for (const file of files) {
  const source = await loadSource(file)
  const original = scoreOf(await factsOf(source.png, basename(file)))
  console.log(`${basename(file)}  ${original.service_score}`)
  for (const [chain, steps] of Object.entries(CHAINS)) {
    const scores = await Promise.all(
      steps.map(async (step, index) =>
        scoreOf(await factsOf(() => step(source), `${basename(file)} ${chain} ${index + 1}`)),
      ),
    )
    const total = totals.get(chain) ?? { steps: 0, inversions: 0, tooMild: 0 }
    totals.set(chain, total)
    const cells = scores.map(({ service_score }, index) => {
      const before = index === 0 ? original : scores[index - 1]
      const inverted = service_score >= (before?.service_score ?? 0)
      total.steps += 1
      if (inverted) total.inversions += 1
      return `${service_score.toFixed(1)}${inverted ? '!' : ''}`.padEnd(6)
    })
    const last = scores.at(-1)
    const loss = original.service_score - (last?.service_score ?? 0)
    if (loss < (MILD[chain] ?? MIN_LOSS)) total.tooMild += 1
    const worst = last?.factors.filter(({ impact }) => impact > 0.5).slice(0, 5) ?? []
    console.log(
      `  ${chain.padEnd(20)} ${cells.join('')} | −${loss.toFixed(1)} ${worst.map(({ name, score }) => `${name} ${score}`).join(', ')}`,
    )
  }
}
await vision.close()

console.log('\nchain                 inversions  too mild at the end')
let [steps, inversions, tooMild] = [0, 0, 0]
for (const [chain, total] of totals) {
  steps += total.steps
  inversions += total.inversions
  tooMild += total.tooMild
  console.log(
    `${chain.padEnd(20)}  ${total.inversions}/${total.steps}`.padEnd(34),
    `${total.tooMild}/${total.steps / 5}`,
  )
}
console.log(
  `\n${inversions} of ${steps} steps did not lower the score (${((100 * inversions) / steps).toFixed(1)} %, wanted at most 3 %); ` +
    `${tooMild} of ${steps / 5} chains end too close to their original`,
)

function scoreOf(facts: ImageFacts) {
  return scoreImage(facts, 'hero', generalRubric)
}

async function factsOf(bytes: Buffer | (() => Promise<Buffer>), name: string): Promise<ImageFacts> {
  const file =
    CACHE &&
    join(
      CACHE,
      `${createHash('sha256')
        .update(FACTS_VERSION + name)
        .digest('hex')
        .slice(0, 24)}.json`,
    )
  if (file && existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as ImageFacts
  const facts = await vision.analyze(typeof bytes === 'function' ? await bytes() : bytes)
  if (file && CACHE) {
    await mkdir(CACHE, { recursive: true })
    await writeFile(file, JSON.stringify(facts))
  }
  return facts
}

async function loadSource(file: string): Promise<Source> {
  const { data, info } = await sharp(readFileSync(file))
    .flatten({ background: white })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const ground = groundMask({ data, width, height })
  const alpha = Buffer.from(
    ground ? ground.data.map((value) => 255 * value) : new Uint8Array(width * height).fill(255),
  )
  const cutOut = await sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  const { product } = await factsOf(png, basename(file))
  return { png, cutOut, width, height, box: product?.box ?? WHOLE }
}
