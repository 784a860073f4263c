// Measures the cost of analyzing one image by stage: median CPU time. By default, uses 2000 × 2000 JPEGs made from
// shared packshots and rooms. `--compare` alternates with another commit and prints ratios; only ratios of one run
// are comparable, because machines differ by a factor of two.
// usage: npm run bench -- vision [--compare COMMIT] [FILE…]
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { VISION_PROCESS } from '../../packages/vision/src/pool/fork-vision-process.ts'
import { compareCommits } from '../compare-commits.ts'
import { mean, median, sharedFolder } from '../support.ts'
import { measure, type VisionCosts } from './measure-vision.ts'

const RUNS = 7
/** Uncounted rounds that load models and compile hot loops. */
const WARM_UP = 3
const DEFAULTS = ['saleor-0001.png', 'grocery-0174.jpg', 'magento-0556.jpg', 'vendure-0063.jpg']

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' } },
})
const inputs = files.length > 0 ? await Promise.all(files.map(load)) : await loadShared()
const rounds = Array.from({ length: WARM_UP + RUNS }, () => inputs.map(({ bytes }) => bytes)).flat()
const runs: { now: VisionCosts; before: VisionCosts | null }[] = []
if (values.compare === undefined)
  for (const bytes of rounds) runs.push({ now: await measure(bytes), before: null })
else
  for await (const { after, before } of compareCommits<Uint8Array, VisionCosts>(
    values.compare,
    'vision/measure-vision.ts',
    rounds,
    VISION_PROCESS,
  ))
    runs.push({ now: after, before })

const counted = runs.slice(WARM_UP * inputs.length)
const ratios = inputs.map(({ name }, index) => {
  const own = counted.filter((_, run) => run % inputs.length === index)
  const now = print(
    name,
    own.map((run) => run.now),
  )
  const earlier = own.flatMap(({ before }) => before ?? [])
  if (earlier.length === 0) return null
  const ratio = now / print(`  ${values.compare}`, earlier)
  console.log(`  ratio of the totals ${ratio.toFixed(2)} (wanted at most 0.50)`)
  return ratio
})
const found = ratios.filter((ratio) => ratio !== null)
if (found.length > 0) console.log(`mean ratio of the totals: ${mean(found).toFixed(2)}`)
const last = runs.at(-1)
console.log(
  `peak memory of the process: ${last?.now.peakMb.toFixed(0)} MB${last?.before ? `, before ${last.before.peakMb.toFixed(0)} MB` : ''}`,
)

/** Prints median costs of an image. Returns the total's. */
function print(name: string, costs: readonly VisionCosts[]): number {
  const medianOf = (stage: string) => median(costs.map(({ ms }) => ms[stage] ?? 0))
  const stages = [...new Set(costs.flatMap(({ ms }) => Object.keys(ms)))]
  const cells = stages.map((stage) => `${stage} ${medianOf(stage).toFixed(0)}`)
  const total = medianOf('total')
  const share = total / (medianOf('decode') + medianOf('models'))
  console.log(
    `${name.padEnd(24)} CPU ms: ${cells.join(', ')}; total / (decode + models) ${share.toFixed(2)} (wanted at most 1.15)`,
  )
  return total
}

async function load(file: string) {
  return { name: basename(file), bytes: await readFile(file) }
}

async function loadShared() {
  const folder = new URL('images/', sharedFolder('products'))
  return Promise.all(
    DEFAULTS.map(async (name) => ({
      name,
      bytes: await sharp(await readFile(new URL(name, folder)))
        .flatten({ background: '#fff' })
        .resize(2000, 2000, { fit: 'contain', background: '#fff' })
        .jpeg({ quality: 92 })
        .toBuffer(),
    })),
  )
}
