import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_FORMATS, type ExportFormat } from '@endcap/api'
import { Option } from 'commander'
import { firstSignal } from '../terminal/first-signal.ts'
import { noteEmpty } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Options of commands that write a table to a file. */
export type TableOptions = { out?: string; format?: ExportFormat }

/** Returns the options of a command that writes a table to a file. */
export const tableOptions = (): Option[] => [
  new Option('--out <file>', say('cli.catalog.option_out')),
  new Option('--format <format>', say('cli.catalog.option_format')).choices(EXPORT_FORMATS),
]

/** Returns the chosen format, or that of the ending of the file. @throws UsageError */
export function formatOf({ out, format }: TableOptions): ExportFormat {
  const ending = extname(out ?? '').slice(1)
  const chosen = format ?? EXPORT_FORMATS.find((each) => each === ending.toLowerCase()) ?? 'csv'
  if (chosen === 'xlsx' && out === undefined && process.stdout.isTTY)
    throw new UsageError(say('cli.catalog.workbook_needs_out'))
  return chosen
}

/**
 * Writes a table to a file, or to standard output. The file gets its name when it is complete, so that a part is not
 * taken for the whole. SIGINT and SIGTERM stop the download. Without rows, `none` goes to standard error.
 */
export async function saveTable(
  options: TableOptions,
  none: string,
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
): Promise<void> {
  const { out } = options
  const format = formatOf(options)
  const stop = new AbortController()
  void firstSignal().then((signal) => stop.abort(new Error(say('cli.common.stopped', { signal }))))
  const rows = countingRows(format, (count) => count === 0 && noteEmpty(none))
  if (out === undefined)
    return pipeline(Readable.fromWeb(await open(stop.signal)), rows, process.stdout, { end: false })
  const part = `${out}.part`
  try {
    await pipeline(Readable.fromWeb(await open(stop.signal)), rows, createWriteStream(part))
    await rename(part, out)
  } catch (error) {
    await rm(part, { force: true })
    throw new Error(say('cli.catalog.not_written', { file: out }), { cause: error })
  }
}

const LINE_FEED = 10

/** Returns a stream that passes a table on, and reports its number of rows. A workbook is not counted. */
function countingRows(format: ExportFormat, report: (count: number) => void): Transform {
  let lines = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) if (byte === LINE_FEED) lines++
      done(null, chunk)
    },
    flush(done) {
      if (format !== 'xlsx') report(format === 'csv' ? lines - 1 : lines)
      done()
    },
  })
}
