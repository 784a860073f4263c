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
import { say } from '../terminal/say.ts'
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
    .description(say('cli.catalog.import_description'))
    .addHelpText(
      'after',
      examples(
        'endcap catalog import catalog.csv --dry-run',
        'endcap catalog import catalog.xlsx --wait --failed-rows failed.csv',
      ),
    )
    .argument('<file>', say('cli.catalog.argument_file'))
    .option('--dry-run', say('cli.catalog.option_dry_run'))
    .option('--mapping <json>', say('cli.catalog.option_mapping'))
    .option('--retailer <id>', say('cli.catalog.option_retailer'))
    .option('--category <path>', say('cli.catalog.option_category'))
    .option('--encoding <label>', say('cli.catalog.option_encoding'))
    .option('--sheet <name>', say('cli.catalog.option_sheet'))
    .option('--image-base-url <url>', say('cli.catalog.option_image_base_url'))
    .option('--refresh-images', say('cli.catalog.option_refresh_images'))
    .option('--wait', say('cli.catalog.option_wait'))
    .option('--failed-rows <csv>', say('cli.catalog.option_failed_rows'))
    .addOption(jsonOption())
  return addConnectionOptions(command).action(importCatalog)
}

async function importCatalog(file: string, options: ImportOptions): Promise<void> {
  const mapping = options.mapping === undefined ? null : readMapping(options.mapping)
  const blob = await openFile(file)
  const imports = new Imports(await connect(options))
  const stop = new AbortController()
  void firstSignal().then((name) => stop.abort(new Error(say('cli.catalog.stopped', { signal: name }))))
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
    if (!(await stat(file)).isFile()) throw new Error(say('cli.common.not_a_file'))
    return await openAsBlob(file)
  } catch (error) {
    throw new Error(say('cli.common.cannot_be_read', { file }), { cause: error })
  }
}

/** Reads a mapping, or an import as `--json` prints it, which has one. @throws UsageError */
function readMapping(file: string): ImportMapping {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(
      say('cli.catalog.mapping_not_json', { file, reason: error instanceof Error ? error.message : '' }),
    )
  }
  const parsed = importMapping.safeParse(
    typeof content === 'object' && content !== null && 'mapping' in content ? content.mapping : content,
  )
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new UsageError(say('cli.catalog.not_a_mapping', { file, issues: issues.join('; ') }))
}

function progressText({ status, progress: { total, waiting, failed } }: Import): string {
  return status === 'checking'
    ? say('cli.catalog.checking', { count: total })
    : say('cli.catalog.submitting', { done: total - waiting, total, failed })
}
