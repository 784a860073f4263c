import { findRetailer, RETAILERS } from '@endcap/catalog'
import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import type { ImageRole } from '@endcap/scoring'
import { openEye } from '@endcap/service/app/open-eye'
import { readConfig } from '@endcap/service/config/config'
import { generalModelVersion } from '@endcap/service/domains/scoring/model'
import { hardenDecoders } from '@endcap/vision'
import { Command, InvalidArgumentError, Option } from 'commander'
import { answerLines } from '../batch/answer-lines.ts'
import type { RowDefaults } from '../batch/batch-row.ts'
import { openImagePlaces } from '../batch/image-places.ts'
import { identify, listInputs, placeOfImages } from '../batch/inputs.ts'
import { claimOutput, writeShard } from '../batch/manifest.ts'
import { SCHEMA_VERSION } from '../batch/result-columns.ts'
import { runBatch, type Shard } from '../batch/run-batch.ts'
import { createRowScorer } from '../batch/score-row.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, findCategoryId, jsonOption, numberUpTo } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { openOutput } from '../terminal/output-place.ts'
import { STDIN } from '../terminal/read-stdin.ts'
import { say } from '../terminal/say.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { UsageError } from '../terminal/usage-error.ts'

type BatchOptions = CommonOptions & {
  out?: string
  images?: string[]
  shard: Shard
  partRows: number
  facts?: boolean
  role: ImageRole
  category?: string
  retailer?: string
}

const DEFAULT_PART_ROWS = 1_000
const MAX_PART_ROWS = 10_000
const MAX_SHARDS = 100_000
/** Images that are read while others are analyzed. */
const ROWS_PER_THREAD = 3

/** Returns the command `endcap batch`. */
export const batchCommand = (): Command =>
  new Command('batch')
    .description(say('cli.batch.description'))
    .argument('<input...>', say('cli.batch.argument_input'))
    .option('--out <place>', say('cli.batch.option_out'))
    .option('--images <place...>', say('cli.batch.option_images'))
    .addOption(
      new Option('--shard <i/n>', say('cli.batch.option_shard'))
        .argParser(shardOf)
        .default({ index: 0, count: 1 }, '0/1'),
    )
    .addOption(
      new Option('--part-rows <number>', say('cli.batch.option_part_rows'))
        .argParser(numberUpTo(MAX_PART_ROWS))
        .default(DEFAULT_PART_ROWS),
    )
    .option('--facts', say('cli.batch.option_facts'))
    .addOption(
      new Option('--role <role>', say('cli.common.role')).choices(['hero', 'carousel']).default('hero'),
    )
    .option('--category <path>', say('cli.common.category'))
    .option('--retailer <id>', say('cli.check.option_retailer'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'endcap batch images.parquet --out scores/ --images photos/',
        'endcap batch s3://lake/images/ --out s3://lake/scores --shard 3/8',
        'endcap batch - < images.ndjson',
      ),
    )
    .action(batch)

async function batch(inputs: string[], options: BatchOptions): Promise<void> {
  const isStdin = inputs.includes(STDIN)
  if (isStdin && inputs.length > 1) throw new UsageError(say('cli.batch.input_is_alone'))
  if (isStdin && options.out !== undefined) throw new UsageError(say('cli.batch.input_has_no_out'))
  const defaults = defaultsOf(options)
  const [first = ''] = inputs
  const images = options.images ?? [isStdin ? '.' : placeOfImages(first)]
  await using scorer = await openScorer({ images, defaults, withFacts: options.facts ?? false })
  if (isStdin) await answerLines(process.stdin, process.stdout, scorer)
  else await scoreFiles(inputs, options, scorer)
}

async function scoreFiles(
  addresses: readonly string[],
  { out, shard, partRows, facts = false, ...options }: BatchOptions,
  { scoreRow, width, version }: Scorer,
): Promise<void> {
  if (out === undefined) throw new UsageError(say('cli.batch.needs_out'))
  const inputs = await listInputs(addresses)
  await using place = await openOutput(out)
  await claimOutput(place, {
    format: 1,
    schema: SCHEMA_VERSION,
    inputs: await Promise.all(inputs.map(identify)),
    part_rows: partRows,
    facts,
    defaults: defaultsOf(options),
    model_version: generalModelVersion(version),
  })
  using status = new StatusLine()
  const summary = await runBatch({
    inputs,
    place,
    shard,
    partRows,
    withFacts: facts,
    width,
    scoreRow,
    onPart: ({ rows, errors }) => status.show(say('cli.batch.progress', { rows, errors })),
  })
  status.clear()
  await writeShard(place, shard, summary)
  printRecord(summary, options)
}

type Scorer = {
  scoreRow: ReturnType<typeof createRowScorer>
  width: number
  version: string
}

/** Opens the eye and the places of images, without a database. */
async function openScorer(options: {
  images: readonly string[]
  defaults: RowDefaults
  withFacts: boolean
}): Promise<Scorer & AsyncDisposable> {
  const config = readConfig()
  hardenDecoders()
  await using opened = new AsyncDisposableStack()
  const eye = opened.adopt(await openEye(config), ({ close }) => close())
  const fetch = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
  const places = opened.use(openImagePlaces(options.images, fetch))
  const resources = opened.move()
  return {
    scoreRow: createRowScorer({ ...options, eye, places }),
    width: ROWS_PER_THREAD * eye.concurrency,
    version: eye.version,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

function defaultsOf({
  role,
  category,
  retailer = null,
}: {
  role: ImageRole
  category?: string
  retailer?: string | null
}): RowDefaults {
  if (retailer !== null && !findRetailer(retailer))
    throw new UsageError(
      say('cli.check.no_such_retailer', { id: retailer, ids: RETAILERS.map(({ id }) => id).join(' ') }),
    )
  return { role, category: findCategoryId(category), retailer }
}

/** Parses `i/n`, with `i` from 0. */
function shardOf(text: string): Shard {
  const { index, count } = /^(?<index>\d{1,6})\/(?<count>\d{1,6})$/.exec(text)?.groups ?? {}
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index < shard.count && shard.count <= MAX_SHARDS) return shard
  throw new InvalidArgumentError(say('cli.batch.wrong_shard', { max: MAX_SHARDS }))
}
