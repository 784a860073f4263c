// Measures how well learned quality agrees with people: rank and linear correlation with mean opinions.
// 1. Training figures (`training/quality/figures.json`): cross-validated by scene and at random, on photos unseen
// by the fit.
// 2. The shipped model on scenes unseen by its network. Its second member was fitted on these photos, so this part
// only checks the file.
// usage: npm run bench -- quality [step]
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createVisionPool } from '@endcap/vision'
import { measureAgreement } from '../packages/cli/src/evaluate/agreement.ts'
import { sharedFolder } from './support.ts'

type Row = { n: number; srocc: number; plcc: number; rmse: number }
const print = (part: string, { n, srocc, plcc, rmse }: Row) =>
  console.log(
    `  ${part.padEnd(5)} n ${String(n).padEnd(4)} SROCC ${srocc.toFixed(3)}  PLCC ${plcc.toFixed(3)}  RMSE ${rmse.toFixed(3)}`,
  )

const figures = JSON.parse(
  readFileSync(new URL('../training/quality/figures.json', import.meta.url), 'utf8'),
) as { agreement: Record<string, Record<string, Row>> }
for (const [name, parts] of Object.entries(figures.agreement)) {
  console.log(name)
  for (const [part, row] of Object.entries(parts)) print(part, row)
}

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

console.log('shipped model, scenes that the network was not trained on')
for (const subset of ['all', 'ss01', 'ss02', 'ss03']) {
  const part = judged.flatMap(({ subset: of, mos, opinion }) =>
    opinion !== null && (subset === 'all' || of === subset) ? [{ mos, opinion }] : [],
  )
  print(
    subset,
    measureAgreement(
      part.map(({ opinion }) => opinion),
      part.map(({ mos }) => mos),
    ),
  )
}
console.log('wanted: SROCC 0.81 over all, 0.50 in ss02, 0.68 in ss03, on photos that no part has seen')
