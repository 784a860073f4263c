import { stat, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { findCategory } from '@endcap/catalog'
import { drawExplanation } from '@endcap/explanations'
import type { Classification, Factor, ImageFacts, ImageRole } from '@endcap/scoring'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { readinessOf } from '@endcap/service/domains/scoring/present-hero'
import { ENGLISH, inLanguage } from '@endcap/words'
import { Command, Option } from 'commander'
import { listImages } from '../images/list-images.ts'
import {
  type ImageResult,
  type ScoredImage,
  scoreImages,
  type UnreadableImage,
} from '../images/score-images.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, findCategoryId, jsonOption } from '../terminal/options.ts'
import { printLine, printTable } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

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

/** Returns the command `endcap score`. */
export function scoreCommand(): Command {
  return new Command('score')
    .description(say('cli.score.description'))
    .addHelpText(
      'after',
      examples(
        'endcap score photos/ --category "Food > Snacks"',
        'curl -s https://example.com/front.jpg | endcap score - --json',
        'endcap score photos/front.jpg --explain why.png',
      ),
    )
    .argument('<image...>', say('cli.score.argument_image'))
    .addOption(
      new Option('--role <role>', say('cli.common.role')).choices(['hero', 'carousel']).default('hero'),
    )
    .option('--category <path>', say('cli.common.category'))
    .option('--name <name>', say('cli.score.option_name'))
    .option('--explain <png>', say('cli.score.option_explain'))
    .addOption(
      new Option('--format <format>', say('cli.score.option_format'))
        .choices(['table', 'ndjson'])
        .default('table'),
    )
    .addOption(jsonOption())
    .action(scoreAll)
}

async function scoreAll(images: string[], options: ScoreOptions): Promise<void> {
  const categoryId = findCategoryId(options.category)
  const sources = await listImages(images)
  if (sources.length === 0) throw new UsageError(say('cli.score.no_images'))
  if (options.explain !== undefined) await checkDrawing(options.explain, sources)
  const scored: ScoredImage[] = []
  const rules = { role: options.role, rubric: releaseRubricOf(categoryId) }
  const results = await scoreImages(sources, rules, (result) => {
    if (options.explain !== undefined && !('error' in result)) scored.push(result)
    const line = lineOf(result)
    if (isJson(options)) printJson(line)
    return line
  })
  const [explained] = scored
  if (options.explain !== undefined && explained)
    await explain(options.explain, explained, { ...options, categoryId })
  report(results, options)
}

function lineOf(result: ImageResult): Scored | UnreadableImage {
  if ('error' in result) return result
  const { file, facts, score } = result
  const { service_score, classification, factors } = score
  return { file, service_score, classification, factors: inLanguage(factors, ENGLISH), facts }
}

/** Prints the table and the number of failures, and sets the exit code. */
function report(results: readonly (Scored | UnreadableImage)[], options: ScoreOptions): void {
  if (!isJson(options)) printTable(results.map(tableRow))
  const failures = results.filter((result) => 'error' in result).length
  if (failures === 0) return
  process.stderr.write(
    `endcap: ${say('cli.score.images_failed', { failed: failures, total: results.length })}\n`,
  )
  process.exitCode = 1
}

async function explain(
  file: string,
  image: ScoredImage,
  { name, role, categoryId }: Pick<ScoreOptions, 'name' | 'role'> & { categoryId: string | null },
): Promise<void> {
  const categoryPath = categoryId === null ? null : (findCategory(categoryId)?.path ?? null)
  const png = await drawExplanation({
    ...image,
    title: basename(image.file),
    readiness: role === 'hero' ? await readinessOf(image.facts, name ?? null, categoryPath) : null,
  })
  await writeFile(file, png).catch((error: unknown) => {
    throw new Error(say('cli.score.picture_not_written', { file }), { cause: error })
  })
}

const isJson = ({ json, format }: ScoreOptions): boolean => json === true || format === 'ndjson'

/** Rejects a wrong `--explain` before any analysis. The picture must not overwrite an image. */
async function checkDrawing(target: string, sources: readonly string[]): Promise<void> {
  if (sources.length > 1) throw new UsageError(say('cli.score.explain_one', { count: sources.length }))
  if (extname(target).toLowerCase() !== '.png') throw new UsageError(say('cli.score.explain_is_png'))
  const [there, source] = await Promise.all(
    [target, sources[0] ?? ''].map((file) => stat(file).catch(() => null)),
  )
  if (there && source && there.dev === source.dev && there.ino === source.ino)
    throw new UsageError(say('cli.score.explain_overwrites'))
}

function tableRow(result: Scored | UnreadableImage): Record<string, unknown> {
  const row = (score: string, type: string, costs: string) => ({
    [say('cli.score.score')]: score,
    [say('cli.score.asset_type')]: type,
    [say('cli.score.file')]: result.file,
    [say('cli.score.costs_most')]: costs,
  })
  if ('error' in result) return row('-', '-', result.error)
  const worst = result.factors.filter(({ impact }) => impact >= 1).slice(0, 3)
  const costs = worst.map(({ name, impact }) => `${name} −${impact}`).join(', ')
  return row(result.service_score.toFixed(1), result.classification, costs || say('cli.score.costs_nothing'))
}

const printJson = (value: unknown): void => printLine(JSON.stringify(value))
