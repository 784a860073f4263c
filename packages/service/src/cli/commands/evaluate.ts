import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { createVisionPool, hardenDecoders, ImageError } from '@endcap/vision'
import { SingleBar } from 'cli-progress'
import { Command } from 'commander'
import PQueue from 'p-queue'
import { readConfig } from '../../config/config.ts'
import { measureAgreement } from '../agreement.ts'
import { type CommonOptions, jsonOption } from '../options.ts'
import { printRecord } from '../output.ts'
import { readCsv, recordsOf } from '../read-csv.ts'
import { UsageError } from '../usage-error.ts'

type Rating = { image: string; mos: number }

/** Returns the command `endcap evaluate`. */
export function evaluateCommand(): Command {
  const evaluate = new Command('evaluate').description('compare measurements of Endcap with human ratings')
  evaluate
    .command('mos')
    .description('agreement of the learned quality with mean opinions: SROCC, PLCC and RMSE')
    .argument('<csv>', 'a table with the columns image and mos; the rmse needs opinions from 0 to 1')
    .requiredOption('--images <dir>', 'the folder that the image column is relative to')
    .addOption(jsonOption())
    .action(evaluateMos)
  return evaluate
}

async function evaluateMos(csv: string, options: CommonOptions & { images: string }): Promise<void> {
  const ratings = readRatings(csv)
  const paths = ratings.map(({ image }) => inside(options.images, image))
  const { workerThreads } = readConfig()
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const vision = resources.adopt(createVisionPool({ threads: workerThreads }), ({ close }) => close())
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {image}',
    clearOnComplete: true,
    hideCursor: true,
  })
  if (process.stderr.isTTY) bar.start(ratings.length, 0, { image: '' })
  resources.defer(() => bar.stop())
  const queue = new PQueue({ concurrency: 2 * workerThreads })
  const predictions = await Promise.all(
    ratings.map(({ image }, index) =>
      queue.add(async () => {
        const opinion = await opinionOf(image, paths[index] ?? image)
        bar.increment(1, { image })
        return opinion
      }),
    ),
  )
  bar.stop()
  const judged = ratings.flatMap(({ mos }, index) => {
    const predicted = predictions[index] ?? null
    return predicted === null ? [] : [{ mos, predicted }]
  })
  const left = ratings.length - judged.length
  if (left > 0) process.stderr.write(`endcap: ${left} of ${ratings.length} images could not be judged\n`)
  if (judged.length < 2)
    throw new UsageError('fewer than two images could be judged: there is nothing to compare')
  const { n, srocc, plcc, rmse } = measureAgreement(
    judged.map(({ predicted }) => predicted),
    judged.map(({ mos }) => mos),
  )
  printRecord({ n, srocc: round(srocc), plcc: round(plcc), rmse: round(rmse) }, options)
  if (left > 0) process.exitCode = 1

  async function opinionOf(image: string, path: string): Promise<number | null> {
    try {
      const facts = await vision.analyze(await readFile(path))
      return facts.quality?.opinion ?? null
    } catch (error) {
      if (!(error instanceof ImageError) && !isFileError(error)) throw error
      process.stderr.write(`endcap: ${image}: ${error.message}\n`)
      return null
    }
  }
}

function readRatings(csv: string): Rating[] {
  const ratings = recordsOf(csv, readCsv(csv)).map((row, index) => {
    const [image, mos] = [row['image'] ?? '', Number(row['mos'] || Number.NaN)]
    if (image === '' || !Number.isFinite(mos))
      throw new UsageError(
        `${csv}: row ${index + 1} has no image, or no number as mos; the header is image,mos`,
      )
    return { image, mos }
  })
  if (ratings.length === 0) throw new UsageError(`${csv} has no rows`)
  return ratings
}

/** Rejects paths outside of the folder, because the table may come from an untrusted source. */
function inside(folder: string, image: string): string {
  const path = join(folder, image)
  const from = relative(folder, path)
  if (from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from))
    throw new UsageError(`${image} is outside of ${folder}`)
  return path
}

/** Returns whether the file is missing, a directory or not readable. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error

const round = (value: number): number => Math.round(1e4 * value) / 1e4
