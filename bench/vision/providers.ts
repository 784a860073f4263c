// Measures the execution providers of this machine on drawn products: images a second with one and more processes,
// milliseconds of each model, and how far facts and scores differ from those of the CPU. "CPU, floats" computes as
// providers without 8-bit convolutions do. Providers that the machine lacks are named with the reason. Needs no
// network and no shared images.
// usage: npm run bench -- providers [IMAGES]
import { availableParallelism } from 'node:os'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { PROVIDERS } from '@endcap/eye'
import { type ImageFacts, scoreImage } from '@endcap/scoring'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { createVisionPool, type Runtime } from '@endcap/vision'
import sharp from 'sharp'
import { largestDifference } from '../../packages/vision/test/fact-differences.ts'
import { mean } from '../support.ts'

const COUNT = Number(process.argv[2] ?? 16)
const PROCESSES = [1, 2, 4, 8].filter((count) => count <= availableParallelism())
const RUNTIMES: Record<string, Runtime> = {
  ...Object.fromEntries(PROVIDERS.map((provider) => [provider, { provider }])),
  'cpu, floats': { provider: 'cpu', options: { graphOptimizationLevel: 'disabled' } },
}

const pictures = CATALOG.flatMap((product) => product.images.map((picture) => drawPicture(product, picture)))
const images = await Promise.all(
  Array.from({ length: COUNT }, (_, index) =>
    sharp(Buffer.from(pictures[(index * 7) % pictures.length] ?? ''))
      .jpeg({ quality: 90 })
      .toBuffer(),
  ),
)
const reference = await factsOf(RUNTIMES['cpu'] ?? { provider: 'cpu' })

for (const [name, runtime] of Object.entries(RUNTIMES)) {
  console.log(`\n${name}`)
  try {
    compare(await factsOf(runtime))
    for (const threads of PROCESSES) await measure(runtime, threads)
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function factsOf(runtime: Runtime): Promise<ImageFacts[]> {
  const pool = createVisionPool({ threads: 1, runtime })
  try {
    return await Promise.all(images.map((bytes) => pool.analyze(bytes)))
  } finally {
    await pool.close()
  }
}

function compare(found: readonly ImageFacts[]): void {
  const points = found.map((facts, index) => Math.abs(scoreOf(facts) - scoreOf(reference[index] ?? facts)))
  const facts = found.map((each, index) => largestDifference(reference[index] ?? each, each))
  const [largest] = facts.toSorted((a, b) => b.difference - a.difference)
  console.log(
    `  points from the CPU: mean ${mean(points).toFixed(2)}, at most ${Math.max(...points).toFixed(1)}; ` +
      `largest difference of a fact ${largest?.difference.toFixed(4)} (${largest?.fact})`,
  )
}

async function measure(runtime: Runtime, threads: number): Promise<void> {
  const models = new Map<string, number[]>()
  let isWarm = false
  const pool = createVisionPool({
    threads,
    runtime,
    onModelTimes: (times) => {
      if (!isWarm) return
      for (const [model, ms] of Object.entries(times)) models.set(model, [...(models.get(model) ?? []), ms])
    },
  })
  try {
    await Promise.all(Array.from({ length: 2 * threads }, () => pool.analyze(images[0] ?? Buffer.alloc(0))))
    isWarm = true
    const start = performance.now()
    await Promise.all(images.map((bytes) => pool.analyze(bytes)))
    const rate = COUNT / ((performance.now() - start) / 1000)
    const times = Array.from(models, ([model, ms]) => `${model.replace('.onnx', '')} ${mean(ms).toFixed(1)}`)
    console.log(
      `  ${threads} processes: ${rate.toFixed(2)} images/s; ms an image by model: ${times.join(', ')}`,
    )
  } finally {
    await pool.close()
  }
}

function scoreOf(facts: ImageFacts): number {
  return scoreImage(facts, 'hero', releaseRubricOf(null)).service_score
}
