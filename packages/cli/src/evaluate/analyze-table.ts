import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { ImageError } from '@endcap/eye'
import type { ImageFacts } from '@endcap/scoring'
import { openEye } from '@endcap/service/app/open-eye'
import { readConfig } from '@endcap/service/config/config'
import { hardenDecoders } from '@endcap/vision'
import { SingleBar } from 'cli-progress'
import PQueue from 'p-queue'
import { readCsv, recordsOf } from '../terminal/read-csv.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Reads a table that must have rows. @throws UsageError */
export function readTable(csv: string): Record<string, string>[] {
  const rows = recordsOf(csv, readCsv(csv))
  if (rows.length === 0) throw new UsageError(say('cli.evaluate.no_rows', { file: csv }))
  return rows
}

/**
 * Analyzes the images of a table with a progress bar. Those that cannot be analyzed are reported on standard error and
 * left out; the exit code is 1 then.
 *
 * @param images paths relative to the folder
 * @throws UsageError for a path outside of the folder
 */
export async function analyzeTable(
  folder: string,
  images: readonly string[],
): Promise<Map<string, ImageFacts>> {
  const paths = new Map(images.map((image) => [image, inside(folder, image)]))
  const config = readConfig()
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const vision = resources.adopt(await openEye(config), ({ close }) => close())
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {image}',
    clearOnComplete: true,
    hideCursor: true,
  })
  if (process.stderr.isTTY) bar.start(paths.size, 0, { image: '' })
  resources.defer(() => bar.stop())
  const queue = new PQueue({ concurrency: 2 * vision.concurrency })
  const found = new Map<string, ImageFacts>()
  await Promise.all(
    Array.from(paths, ([image, path]) =>
      queue.add(async () => {
        const facts = await analyze(image, path)
        if (facts) found.set(image, facts)
        bar.increment(1, { image })
      }),
    ),
  )
  const left = paths.size - found.size
  if (left > 0) {
    process.stderr.write(`endcap: ${say('cli.evaluate.images_left', { count: left, total: paths.size })}\n`)
    process.exitCode = 1
  }
  return found

  async function analyze(image: string, path: string): Promise<ImageFacts | null> {
    try {
      return await vision.analyze(await readFile(path))
    } catch (error) {
      if (!(error instanceof ImageError) && !isFileError(error)) throw error
      process.stderr.write(`endcap: ${image}: ${error.message}\n`)
      return null
    }
  }
}

/** Rejects paths outside of the folder, because the table may come from an untrusted source. */
function inside(folder: string, image: string): string {
  const path = join(folder, image)
  const from = relative(folder, path)
  if (from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from))
    throw new UsageError(say('cli.evaluate.outside', { image, folder }))
  return path
}

/** Returns whether the file is missing, a directory or not readable. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error
