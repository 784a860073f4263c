// Measures the cost of analyzing one image by stage: CPU time on one thread, median of the runs. Without files,
// uses 2000 × 2000 JPEGs made from the shared packshots and rooms. `--compare` runs another commit in turn and
// prints the ratio of both; machines differ by a factor of two, so only ratios of one run can be compared.
// usage: npm run bench:vision [-- --compare COMMIT] [FILE…]
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { copyOfCommit } from '../commit-copy.ts'
import { mean, sharedFolder } from '../support.ts'
import { medians, type VisionCosts, VisionProcess } from './vision-costs.ts'

const RUNS = 7
const DEFAULTS = ['saleor-0001.png', 'grocery-0174.jpg', 'magento-0556.jpg', 'vendure-0063.jpg']

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' } },
})
const inputs = files.length > 0 ? await Promise.all(files.map(load)) : await loadShared()
using current = new VisionProcess(join(import.meta.dirname, '../..'))
using earlier = values.compare === undefined ? null : new VisionProcess(copyOfCommit(values.compare))
const ratios: number[] = []
let peak = { current: 0, earlier: 0 }
for (const { name, bytes } of inputs) {
  const runs: VisionCosts[] = []
  const before: VisionCosts[] = []
  for (let run = 0; run <= RUNS; run++) {
    const costs = await current.analyze(bytes)
    const earlierCosts = earlier && (await earlier.analyze(bytes))
    peak = { current: costs.peakMb, earlier: earlierCosts?.peakMb ?? 0 }
    // The first run loads the models.
    if (run === 0) continue
    runs.push(costs)
    if (earlierCosts) before.push(earlierCosts)
  }
  const costs = medians(runs)
  print(name, costs)
  if (before.length === 0) continue
  const earlierCosts = medians(before)
  print(`  ${values.compare}`, earlierCosts)
  const ratio = (costs.get('total') ?? 0) / (earlierCosts.get('total') ?? 1)
  ratios.push(ratio)
  console.log(`  ratio of the totals ${ratio.toFixed(2)} (wanted at most 0.50)`)
}
if (ratios.length > 0) console.log(`mean ratio of the totals: ${mean(ratios).toFixed(2)}`)
console.log(
  `peak memory of the process: ${peak.current.toFixed(0)} MB${earlier ? `, before ${peak.earlier.toFixed(0)} MB` : ''}`,
)

function print(name: string, costs: ReadonlyMap<string, number>): void {
  const cells = [...costs].map(([stage, ms]) => `${stage} ${ms.toFixed(0)}`)
  const needed = (costs.get('decode') ?? 0) + (costs.get('models') ?? 0)
  const share = ((costs.get('total') ?? 0) / needed).toFixed(2)
  console.log(`${name.padEnd(24)} CPU ms: ${cells.join(', ')}; total / (decode + models) ${share}`)
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
