import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findCategory } from '@endcap/catalog'
import type { Eye } from '@endcap/eye'
import { createLog } from '@endcap/foundation/observability/log'
import { type ImageRole, scoreImage } from '@endcap/scoring'
import { deriveIdeas, ROOT_FAULTS, type RootImage } from '@endcap/studio'
import { createVisionPool, hardenDecoders } from '@endcap/vision'
import { Command, Option } from 'commander'
import { releaseRubricOf } from '../../domains/scoring/model.ts'
import { batchSheet } from '../../domains/spark/batch-sheet.ts'
import { type BatchRoot, createMakeBatch, type JudgedImage } from '../../domains/spark/make-batch.ts'
import { seasonAt } from '../../domains/spark/season.ts'
import { createStudioOffThread } from '../../domains/spark/studio-off-thread.ts'
import { readCommandConfig } from '../command-config.ts'
import { examples } from '../examples.ts'
import { type CommonOptions, findCategoryId, jsonOption } from '../options.ts'
import { printLine, printRecords } from '../output.ts'
import { UsageError } from '../usage-error.ts'

type SparkOptions = CommonOptions & { category?: string; name?: string; role: ImageRole }
type ImagesOptions = SparkOptions & { out: string }

/** All child images with their verdicts, for people. */
const CONTACT_SHEET = 'contact-sheet.png'

/** Returns the command `endcap spark`. */
export function sparkCommand(): Command {
  const spark = new Command('spark')
    .description('make images and find ideas from one image, without a server')
    .addHelpText('after', examples('endcap spark images photos/front.jpg --out better/'))
  const subcommand = (name: string, description: string) =>
    spark
      .command(name)
      .description(description)
      .argument('<file>', 'the root image: jpeg, png or webp')
      .option('--category <path>', 'category, e.g. "Food > Snacks"')
      .option('--name <name>', 'product name')
      .addOption(
        new Option('--role <role>', 'image role of the root').choices(['hero', 'carousel']).default('hero'),
      )
      .addOption(jsonOption())
  subcommand('images', 'make images from it and write those that the cull keeps')
    .requiredOption('--out <dir>', `directory for the images and ${CONTACT_SHEET}`)
    .addHelpText(
      'after',
      examples('endcap spark images photos/front.jpg --out better/ --category "Food > Snacks"'),
    )
    .action(makeImages)
  subcommand('ideas', 'find what to change and what to add, with the expected gain')
    .addHelpText('after', examples('endcap spark ideas photos/front.jpg --json'))
    .action(findIdeas)
  return spark
}

async function makeImages(file: string, { out, json = false, ...options }: ImagesOptions): Promise<void> {
  const log = createLog(readCommandConfig({}).log)
  if (out.trim() === '') throw new UsageError('--out must name a directory')
  const categoryId = findCategoryId(options.category)
  const bytes = await readRoot(file)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  // The studio runs in another thread, so one analysis process keeps two cores busy.
  const vision = resources.adopt(createVisionPool({ threads: 1 }), ({ close }) => close())
  const studio = resources.use(createStudioOffThread(log))
  const { image, pixels } = await analyzeRoot(bytes, categoryId, options, vision)
  const makeBatch = createMakeBatch({ studio, vision, log })
  const rubric = releaseRubricOf(categoryId)
  const root = { image, pixels, role: options.role, rubric, mainImageRules: null }
  const { images: made, fault } = await makeBatch(root, [studio], new AbortController().signal)
  await mkdir(out, { recursive: true })
  const fileOf = ({ composition }: JudgedImage) => join(out, `${composition.replaceAll('_', '-')}.jpg`)
  for (const each of made) if (each.verdict.kept) await writeFile(fileOf(each), each.bytes)
  const rootScore = scoreImage(image.facts, options.role, rubric).service_score
  const title = basename(file)
  await writeFile(join(out, CONTACT_SHEET), await batchSheet({ bytes, title, serviceScore: rootScore }, made))
  printRecords(
    made.map((each) => ({
      composition: each.composition,
      asset_type: each.assetType,
      role: each.role,
      service_score: each.score.service_score,
      mobile_readiness: each.mobileReadiness,
      verdict: each.verdict.kept ? 'kept' : each.verdict.reason,
      detail: each.verdict.kept ? null : each.verdict.detail,
      file: each.verdict.kept ? fileOf(each) : null,
    })),
    { json },
    fault ? `Spark made no images. ${ROOT_FAULTS[fault]}` : 'Spark made no images.',
  )
  if (!json && made.length > 0)
    printLine(
      made.some(({ verdict }) => verdict.kept)
        ? `\n${join(out, CONTACT_SHEET)} shows all of them; the root scores ${rootScore}`
        : `\nthe cull rejected all ${made.length} images; ${join(out, CONTACT_SHEET)} shows them`,
    )
}

async function findIdeas(file: string, { json = false, ...options }: SparkOptions): Promise<void> {
  const bytes = await readRoot(file)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const vision = resources.adopt(createVisionPool({ threads: 1 }), ({ close }) => close())
  const categoryId = findCategoryId(options.category)
  const facts = await vision.analyze(bytes)
  const rubric = releaseRubricOf(categoryId)
  const ideas = deriveIdeas({
    facts,
    role: options.role,
    score: scoreImage(facts, options.role, rubric),
    rubric,
    name: options.name ?? null,
    categoryPath: pathOf(categoryId),
    listing: null,
  })
  printLine(json ? JSON.stringify(ideas) : ideas.markdown.trimEnd())
}

async function analyzeRoot(
  bytes: Uint8Array,
  categoryId: string | null,
  { name }: SparkOptions,
  vision: Eye,
): Promise<Pick<BatchRoot, 'image' | 'pixels'>> {
  const { facts, mask, rgb } = await vision.analyzeProduct(bytes)
  const image: RootImage = {
    bytes,
    facts,
    mask,
    name: name ?? null,
    family: releaseRubricOf(categoryId).family,
    categoryPath: pathOf(categoryId),
    season: seasonAt(new Date(), null),
    allowsOffPackText: true,
  }
  return { image, pixels: rgb }
}

async function readRoot(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be read`, { cause: error })
  })
}

const pathOf = (categoryId: string | null): string =>
  categoryId === null ? '' : (findCategory(categoryId)?.path ?? '')
