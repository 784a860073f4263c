// Makes and measures one Spark batch. Used by `spark.ts`, also for the commit to compare with.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { CATEGORIES } from '@endcap/catalog'
import type { Eye } from '@endcap/eye'
import { createLog } from '@endcap/foundation/observability/log'
import { type Family, scoreImage } from '@endcap/scoring'
import type { Fidelity } from '@endcap/studio'
import { createVisionPool, hardenDecoders, type Plane } from '@endcap/vision'
import { releaseRubricOf } from '../packages/service/src/domains/scoring/model.ts'
import { readinessOf } from '../packages/service/src/domains/scoring/present-hero.ts'
import { batchSheet } from '../packages/service/src/domains/spark/batch-sheet.ts'
import { createMakeBatch } from '../packages/service/src/domains/spark/make-batch.ts'
import { createStudioOffThread } from '../packages/service/src/domains/spark/studio-off-thread.ts'
import { childrenOf, cpuMs } from './process-usage.ts'

/** A packshot, its family, and the contact sheet's path. */
export type Root = { file: string; family: Family; sheet: string | null }

export type Batch = {
  ms: number
  /** CPU time of the analysis processes, and of this process with the studio's thread. */
  visionMs: number
  studioMs: number
  score: number
  rootReadiness: number
  heroReadiness: number | null
  children: { composition: string; verdict: string; fidelity: Fidelity }[]
}

const log = createLog({ level: 'warn', format: 'pretty' })
// Starts as many processes as the service. A busy machine may take minutes per image.
const vision = createVisionPool({
  threads: availableParallelism(),
  taskTimeoutMs: 600_000,
  idleTimeoutMs: 3_600_000,
})
hardenDecoders()
const studio = createStudioOffThread(log)
const makeBatch = createMakeBatch({ studio, vision, log })

/** Returns null for a root without text, which mobile readiness needs. */
export async function measure({ file, family, sheet }: Root): Promise<Batch | null> {
  const categoryId = CATEGORIES.find(({ rubric }) => rubric === family)?.id ?? null
  const bytes = await readFile(file)
  const [start, before] = [performance.now(), cpuTimes()]
  const { facts, mask, rgb } = await analyzeRoot(vision, bytes)
  const rootReadiness = (await readinessOf(facts, null, null)).overall
  if (rootReadiness === null) return null
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
  const { images: made } = await makeBatch(
    { image, pixels: rgb, role: 'hero', rubric, mainImageRules: null },
    [studio],
    AbortSignal.timeout(240_000),
  )
  const [ms, after] = [performance.now() - start, cpuTimes()]
  const { service_score: score } = scoreImage(facts, 'hero', rubric)
  if (sheet !== null)
    await writeFile(sheet, await batchSheet({ bytes, title: basename(file), serviceScore: score }, made))
  return {
    ms,
    visionMs: after.children - before.children,
    studioMs: after.own - before.own,
    score,
    rootReadiness,
    heroReadiness: made.find(({ composition }) => composition === 'mobile_hero')?.mobileReadiness ?? null,
    children: made.map(({ composition, verdict, fidelity }) => ({
      composition,
      verdict: verdict.kept ? 'kept' : verdict.reason,
      fidelity,
    })),
  }
}

/** Pool of earlier commits, whose `findProduct` returned only the mask and decoded a root three times. */
type EarlierPool = { analyze: Eye['analyze']; findProduct: (bytes: Uint8Array) => Promise<Plane> }

async function analyzeRoot(pool: Eye | EarlierPool, bytes: Uint8Array) {
  if ('analyzeProduct' in pool) return pool.analyzeProduct(bytes)
  const [facts, mask] = await Promise.all([pool.analyze(bytes), pool.findProduct(bytes)])
  return { facts, mask, rgb: { data: new Uint8Array(0), width: 0, height: 0 } }
}

/** Ends processes and the thread. */
export async function close(): Promise<void> {
  await vision.close()
  await studio[Symbol.asyncDispose]()
}

/** CPU time of this process and its children in ms. Children only on Linux. */
function cpuTimes(): { own: number; children: number } {
  const { user, system } = process.cpuUsage()
  const children = process.platform === 'linux' ? childrenOf(process.pid).map(cpuMs) : []
  return { own: (user + system) / 1000, children: children.reduce((sum, ms) => sum + ms, 0) }
}
