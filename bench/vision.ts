// Measures the cost of analyzing one image by stage: CPU time on one thread, median of the runs. Without files,
// uses 2000 × 2000 JPEGs made from the shared packshots and rooms.
// usage: npm run bench:vision [-- FILE…]
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { analyzeImage, type Stage } from '../packages/vision/src/analyze-image.ts'
import { median, sharedFolder } from './support.ts'

const RUNS = 7
const DEFAULTS = ['saleor-0001.png', 'grocery-0174.jpg', 'magento-0556.jpg', 'vendure-0063.jpg']

const files = process.argv.slice(2)
const inputs = files.length > 0 ? await Promise.all(files.map(load)) : await loadShared()
for (const { name, bytes } of inputs) {
  const runs: Map<string, number>[] = []
  for (let run = 0; run <= RUNS; run++) {
    const costs = new Map<string, number>()
    const measure: Stage = async (stage, work) => {
      const before = process.cpuUsage()
      const result = await work()
      const { user, system } = process.cpuUsage(before)
      costs.set(stage, (costs.get(stage) ?? 0) + (user + system) / 1000)
      return result
    }
    const before = process.cpuUsage()
    await analyzeImage(bytes, measure)
    const { user, system } = process.cpuUsage(before)
    costs.set('total', (user + system) / 1000)
    // The first run loads the models.
    if (run > 0) runs.push(costs)
  }
  const stages = [...(runs[0]?.keys() ?? [])]
  const cells = stages.map(
    (stage) => `${stage} ${median(runs.map((costs) => costs.get(stage) ?? 0)).toFixed(0)}`,
  )
  console.log(`${name.padEnd(24)} CPU ms: ${cells.join(', ')}`)
}
const { maxRSS } = process.resourceUsage()
console.log(`peak memory of the process: ${(maxRSS / 1024).toFixed(0)} MB`)

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
