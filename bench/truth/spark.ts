// Makes Spark batches with recorded verdicts on each child, and prints the publishable share. Lists children
// without a verdict: review their sheet and record one.
// usage: npm run bench -- spark-verdicts [directory for contact sheets]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CATEGORIES } from '@endcap/catalog'
import { createLog } from '@endcap/foundation/observability/log'
import { type Family, scoreImage } from '@endcap/scoring'
import { createVisionPool, hardenDecoders } from '@endcap/vision'
import { releaseRubricOf } from '../../packages/service/src/domains/scoring/model.ts'
import { batchSheet } from '../../packages/service/src/domains/spark/batch-sheet.ts'
import { createMakeBatch } from '../../packages/service/src/domains/spark/make-batch.ts'
import { createStudioOffThread } from '../../packages/service/src/domains/spark/studio-off-thread.ts'
import { sharedFolder } from '../support.ts'

/** A person's verdict on a kept child: "publishable", or the fault. */
type Root = {
  image: string
  name: string
  category: string
  family: Family
  children: Record<string, string>
}
type Verdicts = { roots: Root[] }

const PUBLISHABLE = 'publishable'
const SHEETS = process.argv[2]
const shared = new URL('..', sharedFolder('products'))
const { roots } = JSON.parse(
  await readFile(new URL('spark-verdicts.json', import.meta.url), 'utf8'),
) as Verdicts

const log = createLog({ level: 'warn', format: 'pretty' })
const vision = createVisionPool({ threads: 1 })
hardenDecoders()
const studio = createStudioOffThread(log)
const makeBatch = createMakeBatch({ studio, vision, log })
if (SHEETS !== undefined) await mkdir(SHEETS, { recursive: true })
const verdicts: (string | undefined)[] = []
for (const { image, name, category, family, children } of roots) {
  const bytes = await readFile(new URL(image, shared))
  const { facts, mask, rgb } = await vision.analyzeProduct(bytes)
  const categoryId = CATEGORIES.find(({ rubric }) => rubric === family)?.id ?? null
  const rubric = releaseRubricOf(categoryId)
  const { images: made, fault } = await makeBatch(
    {
      image: {
        bytes,
        facts,
        mask,
        name,
        family,
        categoryPath: category,
        season: 'autumn',
        allowsOffPackText: true,
      },
      pixels: rgb,
      role: 'hero',
      rubric,
      mainImageRules: null,
    },
    [studio],
    AbortSignal.timeout(240_000),
  )
  const kept = made.filter(({ verdict }) => verdict.kept).map(({ composition }) => composition)
  verdicts.push(...kept.map((composition) => children[composition]))
  const notes = kept.map((composition) => `${composition}: ${children[composition] ?? 'not looked at'}`)
  console.log(`${basename(image).padEnd(18)} ${notes.join(', ') || (fault ?? 'no children')}`)
  if (SHEETS === undefined) continue
  const title = basename(image)
  const { service_score: serviceScore } = scoreImage(facts, 'hero', rubric)
  await writeFile(join(SHEETS, `${title}.png`), await batchSheet({ bytes, title, serviceScore }, made))
}
await vision.close()
await studio[Symbol.asyncDispose]()

const judged = verdicts.filter((verdict) => verdict !== undefined)
const good = judged.filter((verdict) => verdict === PUBLISHABLE).length
console.log(
  `publishable: ${good} of ${judged.length} kept children looked at (${((100 * good) / Math.max(1, judged.length)).toFixed(0)} %, wanted 95 %), ${verdicts.length - judged.length} not looked at`,
)
