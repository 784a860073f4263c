// Makes a Spark batch for packshots of the shared data and prints verdicts, time and memory. Also compares the
// mobile readiness of the mobile hero with its root image. Uses only packshots with text on the pack, because
// mobile readiness needs text to read.
// usage: npm run bench:spark [-- count [directory for contact sheets]]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CATEGORIES } from '@endcap/catalog'
import { createLog } from '@endcap/foundation/observability/log'
import { type Family, RUBRICS, scoreImage } from '@endcap/scoring'
import { createVisionPool, hardenDecoders } from '@endcap/vision'
import { releaseRubricOf } from '../packages/service/src/domains/scoring/model.ts'
import { readinessOf } from '../packages/service/src/domains/scoring/present-hero.ts'
import { batchSheet } from '../packages/service/src/domains/spark/batch-sheet.ts'
import { createMakeBatch } from '../packages/service/src/domains/spark/make-batch.ts'
import { createStudioOffThread } from '../packages/service/src/domains/spark/studio-off-thread.ts'
import { mean, median, randomness, sharedProducts } from './support.ts'

const COUNT = Number(process.argv[2] ?? 20)
const SHEETS = process.argv[3]
const FAMILIES: Record<string, Family> = {
  grocery: 'food and drink',
  saleor: 'general',
  spree: 'electronics',
  magento: 'apparel',
}

const log = createLog({ level: 'warn', format: 'pretty' })
const vision = createVisionPool({ threads: 1 })
hardenDecoders()
const studio = createStudioOffThread(log)
const makeBatch = createMakeBatch({ studio, vision, log })
const random = randomness(6)
const roots = sharedProducts()
  .filter(({ label }) => label.startsWith('packshot'))
  .map((root) => ({ root, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .map(({ root }) => root)
if (SHEETS !== undefined) await mkdir(SHEETS, { recursive: true })

const times: number[] = []
const kept: number[] = []
const likenesses: number[] = []
const colourShifts: number[] = []
const heroes: { root: number; hero: number; isKept: boolean }[] = []
for (const { file, source } of roots) {
  const family = FAMILIES[source] ?? 'general'
  const categoryId = CATEGORIES.find(({ rubric }) => rubric === family)?.id ?? null
  const bytes = await readFile(file)
  const start = performance.now()
  const [facts, mask] = await Promise.all([vision.analyze(bytes), vision.findProduct(bytes)])
  const before = (await readinessOf(facts, null, null)).overall
  if (before === null) continue
  if (kept.length === COUNT) break
  const image = {
    bytes,
    facts,
    mask,
    name: null,
    family,
    categoryPath: '',
    season: 'autumn',
    allowsOffPackText: true,
  } as const
  const rubric = releaseRubricOf(categoryId)
  const made = await makeBatch(
    { image, role: 'hero', rubric, mainImageRules: null },
    [studio],
    AbortSignal.timeout(240_000),
  )
  const ms = performance.now() - start
  const hero = made.find(({ composition }) => composition === 'mobile_hero')
  const children = made.filter(({ verdict }) => verdict.kept)
  const { service_score: score } = scoreImage(facts, 'hero', rubric)
  times.push(ms)
  kept.push(children.length)
  for (const each of made) {
    likenesses.push(each.fidelity.likeness)
    colourShifts.push(each.fidelity.colourShift)
  }
  if (hero) heroes.push({ root: before, hero: hero.mobileReadiness ?? 0, isKept: hero.verdict.kept })
  const fidelity = made.filter(({ verdict }) => !verdict.kept && verdict.reason === 'product_damaged').length
  console.log(
    `${basename(file).padEnd(18)} root ${score.toFixed(1).padStart(5)}  readiness ${format(before)} → ${format(hero?.mobileReadiness ?? null)}  kept ${children.length} of ${made.length}${fidelity > 0 ? `, damaged ${fidelity}` : ''}  ${(ms / 1000).toFixed(1)} s`,
  )
  if (SHEETS !== undefined) {
    const title = basename(file)
    await writeFile(
      join(SHEETS, `${title}.png`),
      await batchSheet({ bytes, title, serviceScore: score }, made),
    )
  }
}
await vision.close()
await studio[Symbol.asyncDispose]()

const candidates = heroes.filter(({ root }) => root < 90)
const better = candidates.filter(({ root, hero }) => hero > root)
console.log(
  `readiness: ${candidates.length} of ${heroes.length} root images with text are below 90; the mobile hero is better for ${better.length} (${percent(better.length / Math.max(1, candidates.length))}, wanted 80 %), of which the cull kept ${better.filter(({ isKept }) => isKept).length}`,
)
console.log(
  `kept: mean ${mean(kept).toFixed(1)}, at least 3 in ${kept.filter((count) => count >= 3).length} of ${kept.length}`,
)
console.log(
  `time: mean ${(mean(times) / 1000).toFixed(1)} s a batch with the root's analysis (wanted 10), longest ${(Math.max(...times) / 1000).toFixed(1)} s; peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB (wanted 900)`,
)
console.log(
  `fidelity: likeness at least ${Math.min(...likenesses).toFixed(3)}, median ${median(likenesses).toFixed(3)}; color shift at most ${Math.max(...colourShifts).toFixed(1)}, median ${median(colourShifts).toFixed(1)}`,
)
console.log(`rubrics: ${RUBRICS.map(({ version }) => version).join(', ')}`)

function format(value: number | null): string {
  return (value === null ? '–' : value.toFixed(0)).padStart(3)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
