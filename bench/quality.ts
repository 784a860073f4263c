// Measures how well the learned quality agrees with people: rank and linear correlation with mean opinions of
// photos outside the training set. Runs of consecutive numbers (scenes) were held out completely, and photos that
// resemble a training photo were removed from them (`training/quality/split.py`).
// usage: npm run bench:quality [-- step]   (uses every step-th photo)
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createVisionPool } from '@endcap/vision'
import { measureAgreement } from '../packages/service/src/evaluation/agreement.ts'
import { sharedFolder } from './support.ts'

const STEP = Number(process.argv[2] ?? 1)
const folder = sharedFolder('biq2021')
const heldOut = new Set(
  readFileSync(new URL('../training/quality/held-out.txt', import.meta.url), 'utf8').split(/\s+/),
)
const [, ...lines] = readFileSync(new URL('mos.csv', folder), 'utf8').trim().split('\n')
const photos = lines
  .map((line) => line.split(','))
  .flatMap(([image = '', mos]) => (heldOut.has(image) ? [{ image, mos: Number(mos) }] : []))
  .filter((_photo, index) => index % STEP === 0)

const vision = createVisionPool({ threads: availableParallelism() })
const judged = await Promise.all(
  photos.map(async ({ image, mos }) => {
    const { quality } = await vision.analyze(await readFile(new URL(`images/${image}`, folder)))
    return { subset: image.slice(0, 4), mos, opinion: quality?.opinion ?? null }
  }),
)
await vision.close()

for (const subset of ['all', 'ss01', 'ss02', 'ss03']) {
  const part = judged.flatMap(({ subset: of, mos, opinion }) =>
    opinion !== null && (subset === 'all' || of === subset) ? [{ mos, opinion }] : [],
  )
  const { n, srocc, plcc, rmse } = measureAgreement(
    part.map(({ opinion }) => opinion),
    part.map(({ mos }) => mos),
  )
  console.log(
    `${subset.padEnd(5)} n ${String(n).padEnd(4)} SROCC ${srocc.toFixed(3)}  PLCC ${plcc.toFixed(3)}  RMSE ${rmse.toFixed(3)}`,
  )
}
console.log('wanted: SROCC 0.82 over all')
