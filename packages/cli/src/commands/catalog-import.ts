import { createWriteStream, openAsBlob, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importMapping } from '@endcap/api'
import type { Import, ImportMapping } from '@endcap/client'
import { type ImportParams, Imports } from '@endcap/client/imports'
import { Command } from 'commander'
import { reportDryRun, reportImport, SHOWN_PROBLEMS } from '../catalog/report-import.ts'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Longest time between two reads while the progress is shown. */
const PROGRESS_INTERVAL_MS = 1_000

type ImportOptions = ConnectionOptions & {
  json?: boolean
  dryRun?: boolean
  mapping?: string
  retailer?: string
  category?: string
  refreshImages?: boolean
  encoding?: ImportParams['encoding']
  sheet?: string
  imageBaseUrl?: string
  wait?: boolean
  failedRows?: string
}

/** Returns the command `endcap catalog import`. */
export function importCatalogCommand(): Command {
  const command = new Command('import')
    .description(
      'import a catalog file: CSV, TSV, NDJSON, an XML feed or an Excel workbook; the service must run',
    )
    .addHelpText(
      'after',
      examples(
        'endcap catalog import catalog.csv --dry-run',
        'endcap catalog import catalog.xlsx --wait --failed-rows failed.csv',
      ),
    )
    .argument('<file>', 'the file')
    .option('--dry-run', 'only report what would change')
    .option('--mapping <json>', 'file with the mapping of the columns, instead of the proposed one')
    .option('--retailer <id>', 'retailer of listings that have none, e.g. walmart_us')
    .option('--category <path>', 'category of new listings that have none, e.g. "Food > Snacks"')
    .option('--encoding <label>', 'encoding of the file, if it is guessed wrong, e.g. shift_jis')
    .option('--sheet <name>', 'sheet of an Excel workbook; the first one by default')
    .option('--image-base-url <url>', 'address below which the images are that the file gives as paths')
    .option('--refresh-images', 'download images again that the listings have already')
    .option('--wait', 'wait until all listings are submitted, and report those that failed')
    .option('--failed-rows <csv>', 'write the failed rows to a file, to mend them; implies --wait')
    .addOption(jsonOption())
  return addConnectionOptions(command).action(importCatalog)
}

async function importCatalog(file: string, options: ImportOptions): Promise<void> {
  const mapping = options.mapping === undefined ? null : readMapping(options.mapping)
  const blob = await openFile(file)
  const imports = new Imports(await connect(options))
  const stop = new AbortController()
  void firstSignal().then((name) => stop.abort(new Error(`stopped by ${name}; the import goes on`)))
  const { signal } = stop
  const { retailer, category, refreshImages, encoding, sheet, imageBaseUrl } = options
  const { import_id: id } = await imports.create(
    blob,
    {
      filename: basename(file),
      retailer,
      category,
      refresh_images: refreshImages,
      encoding,
      sheet,
      image_base_url: imageBaseUrl,
    },
    { signal },
  )
  if (mapping) await imports.setMapping(id, { mapping }, { signal })
  using line = new StatusLine()
  const onProgress = (state: Import) => line.show(progressText(state))
  const wait = () => imports.wait(id, { onProgress, maxInterval: PROGRESS_INTERVAL_MS, signal })
  const checked = await wait()
  line.clear()
  if (!options.json) reportDryRun(checked)
  const ended = options.dryRun === true ? checked : await run()
  if (options.failedRows !== undefined) {
    const rows = Readable.fromWeb(await imports.failedRows(id, { signal }))
    await pipeline(rows, createWriteStream(options.failedRows))
  }
  line.clear()
  if (options.json) printLine(JSON.stringify(ended))
  else if (options.dryRun !== true && checked.status !== 'invalid') {
    const failed = imports.rows(id, { status: 'failed', limit: SHOWN_PROBLEMS }, { signal })
    reportImport(ended, ended.progress.failed > 0 ? (await failed.page()).data : [])
  }
  const isDone = ended.status !== 'failed' && ended.status !== 'invalid'
  if (!isDone || ended.progress.failed > 0) process.exitCode = 1

  async function run(): Promise<Import> {
    if (checked.status !== 'ready') return checked
    const started = await imports.start(id, { signal })
    return options.wait === true || options.failedRows !== undefined ? wait() : started
  }
}

/** Opens a file without reading it. @throws Error with the name of the file */
async function openFile(file: string): Promise<Blob> {
  try {
    if (!(await stat(file)).isFile()) throw new Error('it is not a file')
    return await openAsBlob(file)
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error })
  }
}

/** Reads a mapping, or an import as `--json` prints it, which has one. @throws UsageError */
function readMapping(file: string): ImportMapping {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : ''}`)
  }
  const parsed = importMapping.safeParse(
    typeof content === 'object' && content !== null && 'mapping' in content ? content.mapping : content,
  )
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new UsageError(`${file} is not a mapping: ${issues.join('; ')}`)
}

function progressText({ status, progress: { total, waiting, failed } }: Import): string {
  return status === 'checking'
    ? `Checking… ${total} listings`
    : `${total - waiting} of ${total} listings, ${failed} failed`
}
