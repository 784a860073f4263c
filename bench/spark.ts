// Makes Spark batches for shared packshots and prints verdicts, time and memory. Compares mobile readiness of the
// mobile hero and its root, on packshots with text, which it requires. With --compare, also runs another commit,
// and prints the CPU ratio and different verdicts.
// usage: npm run bench -- spark [--compare COMMIT] [COUNT [FOLDER]]
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Family, RUBRICS } from '@endcap/scoring'
import { compareCommits } from './compare-commits.ts'
import { type Batch, close, measure, type Root } from './spark-batch.ts'
import { mean, median, randomness, sharedProducts } from './support.ts'

const FAMILIES: Record<string, Family> = {
  grocery: 'food and drink',
  saleor: 'general',
  spree: 'electronics',
  magento: 'apparel',
}
const { values, positionals } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
})
const [count = 20, sheets] = [
  positionals[0] === undefined ? undefined : Number(positionals[0]),
  positionals[1],
]

const random = randomness(6)
const roots = sharedProducts()
  .filter(({ label }) => label.startsWith('packshot'))
  .map((root) => ({ root, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .map(
    ({ root: { file, source } }): Root => ({
      file,
      family: FAMILIES[source] ?? 'general',
      sheet: sheets === undefined ? null : join(sheets, `${basename(file)}.png`),
    }),
  )
if (sheets !== undefined) await mkdir(sheets, { recursive: true })
await (values.compare === undefined ? makeBatches() : compareWith(values.compare))
await close()

async function makeBatches(): Promise<void> {
  const batches: Batch[] = []
  for (const root of roots) {
    if (batches.length === count) break
    const batch = await measure(root)
    if (!batch) continue
    batches.push(batch)
    printBatch(root, batch)
  }
  printReadiness(batches)
  printSummary(batches)
}

function printBatch({ file }: Root, { score, rootReadiness, heroReadiness, children, ms }: Batch): void {
  const damaged = children.filter(({ verdict }) => verdict === 'product_damaged').length
  console.log(
    `${basename(file).padEnd(18)} root ${score.toFixed(1).padStart(5)}  readiness ${format(rootReadiness)} → ${format(heroReadiness)}  kept ${keptOf(children)} of ${children.length}${damaged > 0 ? `, damaged ${damaged}` : ''}  ${(ms / 1000).toFixed(1)} s`,
  )
}

function printReadiness(batches: readonly Batch[]): void {
  const heroes = batches.flatMap(({ rootReadiness: root, heroReadiness, children }) => {
    const child = children.find(({ composition }) => composition === 'mobile_hero')
    return child ? [{ root, hero: heroReadiness ?? 0, isKept: child.verdict === 'kept' }] : []
  })
  const candidates = heroes.filter(({ root }) => root < 90)
  const better = candidates.filter(({ root, hero }) => hero > root)
  console.log(
    `readiness: ${candidates.length} of ${heroes.length} root images with text are below 90; the mobile hero is better for ${better.length} (${percent(better.length / Math.max(1, candidates.length))}, wanted 80 %), of which the cull kept ${better.filter(({ isKept }) => isKept).length}`,
  )
}

function printSummary(batches: readonly Batch[]): void {
  const kept = batches.map(({ children }) => keptOf(children))
  const times = batches.map(({ ms }) => ms)
  const fidelities = batches.flatMap(({ children }) => children.map(({ fidelity }) => fidelity))
  const likenesses = fidelities.map(({ likeness }) => likeness)
  const colorShifts = fidelities.map(({ colorShift }) => colorShift)
  console.log(
    `kept: mean ${mean(kept).toFixed(1)}, at least 3 in ${kept.filter((each) => each >= 3).length} of ${kept.length}`,
  )
  console.log(
    `time: mean ${(mean(times) / 1000).toFixed(1)} s a batch with the root's analysis (wanted 10), longest ${(Math.max(...times) / 1000).toFixed(1)} s; peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB (wanted 900)`,
  )
  console.log(`CPU: ${cpuOf(batches)}`)
  console.log(
    `fidelity: likeness at least ${Math.min(...likenesses).toFixed(3)}, median ${median(likenesses).toFixed(3)}; color shift at most ${Math.max(...colorShifts).toFixed(1)}, median ${median(colorShifts).toFixed(1)}`,
  )
  console.log(`rubrics: ${RUBRICS.map(({ version }) => version).join(', ')}`)
}

async function compareWith(commit: string): Promise<void> {
  const [before, after]: [Batch[], Batch[]] = [[], []]
  let isWarm = false
  for await (const pair of compareCommits<Root, Batch | null>(commit, 'spark-batch.ts', roots)) {
    if (!pair.before || !pair.after) continue
    printComparison(pair.input, pair.before, pair.after)
    // The first batch loads models and compiles code.
    if (isWarm) {
      before.push(pair.before)
      after.push(pair.after)
    }
    isWarm = true
    if (before.length === count) break
  }
  console.log(`CPU before: ${cpuOf(before)}`)
  console.log(`CPU after:  ${cpuOf(after)}`)
  const ratio = (of: (batch: Batch) => number) => (mean(after.map(of)) / mean(before.map(of))).toFixed(2)
  console.log(
    `ratio after/before over ${before.length} batches: CPU ${ratio(cpuMs)} (analysis ${ratio(({ visionMs }) => visionMs)}, the rest ${ratio(({ studioMs }) => studioMs)}), duration ${ratio(({ ms }) => ms)}`,
  )
}

function printComparison({ file }: Root, before: Batch, after: Batch): void {
  console.log(
    `${basename(file).padEnd(18)} kept ${keptOf(before.children)} → ${keptOf(after.children)} of ${after.children.length}  CPU ${cpuMs(before).toFixed(0)} → ${cpuMs(after).toFixed(0)} ms  ${(cpuMs(after) / cpuMs(before)).toFixed(2)}`,
  )
  const verdicts = new Map(before.children.map(({ composition, verdict }) => [composition, verdict]))
  for (const { composition, verdict } of after.children)
    if (verdicts.get(composition) !== verdict)
      console.log(`  ${composition}: ${verdicts.get(composition) ?? 'not made'} → ${verdict}`)
}

function cpuMs({ visionMs, studioMs }: Batch): number {
  return visionMs + studioMs
}

function cpuOf(batches: readonly Batch[]): string {
  const [all, vision] = [mean(batches.map(cpuMs)), mean(batches.map(({ visionMs }) => visionMs))]
  return `mean ${all.toFixed(0)} ms a batch: analysis ${vision.toFixed(0)} (${percent(vision / all)}), the rest ${(all - vision).toFixed(0)}`
}

function keptOf(children: Batch['children']): number {
  return children.filter(({ verdict }) => verdict === 'kept').length
}

function format(value: number | null): string {
  return (value === null ? '–' : value.toFixed(0)).padStart(3)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
