// Second step of training the asset types: computes the explicit signals from what `collect.ts` has stored.
// usage: node training/asset-types/signals.ts COLLECTED
// Writes COLLECTED.signals.f32, one row an image.
import { readFile, writeFile } from 'node:fs/promises'
import type { Observations } from '../../packages/vision/src/analyze-image.ts'
import { assetTypeSignals } from '../../packages/vision/src/recognition/asset-type-signals.ts'

type Line = { skin: number; facts: Observations['facts'] }

const [collected] = process.argv.slice(2)
if (!collected) throw new Error('usage: node training/asset-types/signals.ts COLLECTED')
const lines = (await readFile(`${collected}.jsonl`, 'utf8')).trim().split('\n')
const rows = lines.map((line) => {
  const { facts, skin } = JSON.parse(line) as Line
  return assetTypeSignals({ ...facts, skin })
})
await writeFile(`${collected}.signals.f32`, Float32Array.from(rows.flat()))
console.log(`${rows.length} images, ${rows[0]?.length} signals each`)
