import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findCategory } from '@endcap/catalog'
import type { Eye } from '@endcap/eye'
import { createLog } from '@endcap/foundation/observability/log'
import { type ImageRole, scoreImage } from '@endcap/scoring'
import { openEye } from '@endcap/service/app/open-eye'
import { readConfig } from '@endcap/service/config/config'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { batchSheet } from '@endcap/service/domains/spark/batch-sheet'
import { type BatchRoot, createMakeBatch, type JudgedImage } from '@endcap/service/domains/spark/make-batch'
import { seasonAt } from '@endcap/service/domains/spark/season'
import { createStudioOffThread } from '@endcap/service/domains/spark/studio-off-thread'
import { deriveIdeas, ROOT_FAULTS, type RootImage } from '@endcap/studio'
import { hardenDecoders } from '@endcap/vision'
import { Command, Option } from 'commander'
import { readCommandConfig } from '../connection/command-config.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, findCategoryId, jsonOption } from '../terminal/options.ts'
import { printLine, printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type SparkOptions = CommonOptions & { category?: string; name?: string; role: ImageRole }
type ImagesOptions = SparkOptions & { out: string }

/** All child images with their verdicts, for people. */
const CONTACT_SHEET = 'contact-sheet.png'

/** Returns the command `endcap spark`. */
export function sparkCommand(): Command {
  const spark = new Command('spark')
    .description(say('cli.spark.description'))
    .addHelpText('after', examples('endcap spark images photos/front.jpg --out better/'))
  const subcommand = (name: string, description: string) =>
    spark
      .command(name)
      .description(description)
      .argument('<file>', say('cli.spark.argument_file'))
      .option('--category <path>', say('cli.common.category'))
      .option('--name <name>', say('cli.common.product_name'))
      .addOption(
        new Option('--role <role>', say('cli.spark.option_role'))
          .choices(['hero', 'carousel'])
          .default('hero'),
      )
      .addOption(jsonOption())
  subcommand('images', say('cli.spark.images_description'))
    .requiredOption('--out <dir>', say('cli.spark.option_out', { sheet: CONTACT_SHEET }))
    .addHelpText(
      'after',
      examples('endcap spark images photos/front.jpg --out better/ --category "Food > Snacks"'),
    )
    .action(makeImages)
  subcommand('ideas', say('cli.spark.ideas_description'))
    .addHelpText('after', examples('endcap spark ideas photos/front.jpg --json'))
    .action(findIdeas)
  return spark
}

async function makeImages(file: string, { out, json = false, ...options }: ImagesOptions): Promise<void> {
  const log = createLog(readCommandConfig({}).log)
  if (out.trim() === '') throw new UsageError(say('cli.spark.out_is_directory'))
  const categoryId = findCategoryId(options.category)
  const bytes = await readRoot(file)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  // The studio runs in another thread, so one analysis process keeps two cores busy.
  const vision = resources.adopt(await openEye({ ...readConfig(), workerThreads: 1 }), ({ close }) => close())
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
    fault ? say('cli.spark.no_images_because', { reason: ROOT_FAULTS[fault] }) : say('cli.spark.no_images'),
  )
  if (!json && made.length > 0)
    printLine(
      `\n${
        made.some(({ verdict }) => verdict.kept)
          ? say('cli.spark.made', { sheet: join(out, CONTACT_SHEET), score: rootScore })
          : say('cli.spark.all_rejected', { count: made.length, sheet: join(out, CONTACT_SHEET) })
      }`,
    )
}

async function findIdeas(file: string, { json = false, ...options }: SparkOptions): Promise<void> {
  const bytes = await readRoot(file)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const vision = resources.adopt(await openEye({ ...readConfig(), workerThreads: 1 }), ({ close }) => close())
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
    throw new Error(say('cli.common.cannot_be_read', { file }), { cause: error })
  })
}

const pathOf = (categoryId: string | null): string =>
  categoryId === null ? '' : (findCategory(categoryId)?.path ?? '')
