import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { findCategory } from '@endcap/catalog'
import { drawExplanation, type ExplanationInput } from '@endcap/explanations'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { createGuardedFetch, type GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import {
  type Classification,
  type Factor,
  type ImageFacts,
  type ImageRole,
  scoreImage,
} from '@endcap/scoring'
import { createVisionPool, hardenDecoders, ImageError } from '@endcap/vision'
import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import PQueue from 'p-queue'
import { readConfig } from '../../config/config.ts'
import { rubricOf } from '../../domains/scoring/model.ts'
import { readinessOf } from '../../domains/scoring/present-hero.ts'
import { isUrl, listImages } from '../list-images.ts'
import { type CommonOptions, findCategoryId, jsonOption } from '../options.ts'
import { printLine, printTable } from '../output.ts'
import { UsageError } from '../usage-error.ts'

type ScoreOptions = CommonOptions & {
  role: ImageRole
  category?: string
  name?: string
  format: 'table' | 'ndjson'
  explain?: string
}
type Scored = {
  file: string
  service_score: number
  classification: Classification
  factors: Factor[]
  facts: ImageFacts
}
type Failed = { file: string; error: string }
type Analyzed = Pick<ExplanationInput, 'bytes' | 'facts' | 'score'>

const MAX_BYTES = 25_000_000

/** Returns the command `endcap score`. */
export function scoreCommand(): Command {
  return new Command('score')
    .description('score images without a server')
    .argument('<image...>', 'files, directories (all images below them) or URLs')
    .addOption(new Option('--role <role>', 'image role').choices(['hero', 'carousel']).default('hero'))
    .option('--category <path>', 'category, e.g. "Food > Snacks"')
    .option('--name <name>', 'product name that the pack should show (--explain)')
    .option('--explain <png>', 'write a picture that explains the score (one image only)')
    .addOption(new Option('--format <format>', 'output format').choices(['table', 'ndjson']).default('table'))
    .addOption(jsonOption())
    .action(score)
}

async function score(images: string[], options: ScoreOptions): Promise<void> {
  const config = readConfig()
  const categoryId = findCategoryId(options.category)
  const sources = (await Promise.all(images.map(listImages))).flat()
  if (sources.length === 0) throw new UsageError('there are no images to score')
  if (options.explain !== undefined) await checkDrawing(options.explain, sources)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const vision = resources.adopt(
    createVisionPool({ threads: Math.min(config.workerThreads, sources.length) }),
    ({ close }) => close(),
  )
  const fetch = resources.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
  const rubric = rubricOf(categoryId)
  const analyzed: Analyzed[] = []
  const scoreOne = async (source: string): Promise<Scored | Failed> => {
    try {
      const bytes = await read(source, fetch)
      const facts = await vision.analyze(bytes)
      const imageScore = scoreImage(facts, options.role, rubric)
      const { service_score, classification, factors } = imageScore
      if (options.explain !== undefined) analyzed.push({ bytes, facts, score: imageScore })
      return { file: source, service_score, classification, factors, facts }
    } catch (error) {
      return { file: source, error: describe(error) }
    }
  }
  const results = await scoreAll(sources, scoreOne, 2 * config.workerThreads, options)
  const [explained] = analyzed
  if (options.explain !== undefined && explained)
    await explain(options.explain, {
      ...explained,
      title: basename(sources[0] ?? ''),
      readiness: await readinessOf(
        explained.facts,
        options.name ?? null,
        categoryId === null ? null : (findCategory(categoryId)?.path ?? null),
      ),
    })
  report(results, options)
}

/** Scores all images with a progress bar. Prints JSON lines as soon as they are due. */
async function scoreAll(
  sources: readonly string[],
  scoreOne: (source: string) => Promise<Scored | Failed>,
  concurrency: number,
  options: ScoreOptions,
): Promise<(Scored | Failed)[]> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {file}',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: false,
  })
  if (process.stderr.isTTY && sources.length > 1) bar.start(sources.length, 0, { file: '' })
  const queue = new PQueue({ concurrency })
  const results = await inOrder(sources, isJson(options) ? printJson : null, (source) =>
    queue.add(() => scoreOne(source).finally(() => bar.increment(1, { file: source }))),
  )
  bar.stop()
  return results
}

/** Prints the table and the number of failures, and sets the exit code. */
function report(results: readonly (Scored | Failed)[], options: ScoreOptions): void {
  if (!isJson(options)) printTable(results.map(tableRow))
  const failures = results.filter((result) => 'error' in result).length
  if (failures === 0) return
  process.stderr.write(`endcap: ${failures} of ${results.length} images could not be scored\n`)
  process.exitCode = 1
}

async function explain(file: string, input: ExplanationInput): Promise<void> {
  const png = await drawExplanation(input)
  await writeFile(file, png).catch((error: unknown) => {
    throw new Error(`the picture cannot be written to ${file}`, { cause: error })
  })
}

const isJson = ({ json, format }: ScoreOptions): boolean => json === true || format === 'ndjson'

/** Runs `work` on all items, and passes each result to `each` in order, as soon as it and all earlier ones are done. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  each: ((result: Result) => void) | null,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const pending of items.map(work)) {
    const result = await pending
    each?.(result)
    results.push(result)
  }
  return results
}

async function read(source: string, fetch: GuardedFetch): Promise<Uint8Array> {
  return isUrl(source) ? fetch.get({ url: source, maxBytes: MAX_BYTES, accept: 'image/*' }) : readFile(source)
}

/** Rejects a wrong `--explain` before any analysis. The picture must not overwrite an image. */
async function checkDrawing(target: string, sources: readonly string[]): Promise<void> {
  if (sources.length > 1) throw new UsageError(`--explain draws one image, not ${sources.length}`)
  if (extname(target).toLowerCase() !== '.png')
    throw new UsageError('--explain writes a PNG: the file name must end with .png')
  const [there, source] = await Promise.all(
    [target, sources[0] ?? ''].map((file) => stat(file).catch(() => null)),
  )
  if (there && source && there.dev === source.dev && there.ino === source.ino)
    throw new UsageError('--explain would overwrite the image itself')
}

function describe(error: unknown): string {
  if (error instanceof ImageError || error instanceof FetchError) return `${error.reason}: ${error.message}`
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'the file does not exist, or is a broken symbolic link'
  return error instanceof Error ? error.message : String(error)
}

function tableRow(result: Scored | Failed): Record<string, unknown> {
  if ('error' in result)
    return { score: '-', classification: '-', file: result.file, 'what costs most': result.error }
  const worst = result.factors.filter(({ impact }) => impact >= 1).slice(0, 3)
  return {
    score: result.service_score.toFixed(1),
    classification: result.classification,
    file: result.file,
    'what costs most': worst.map(({ name, impact }) => `${name} −${impact}`).join(', ') || 'nothing',
  }
}

const printJson = (value: unknown): void => printLine(JSON.stringify(value))
