import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createWorkFolder } from '@endcap/foundation/disk/work-folder'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import { Command, Option } from 'commander'
import type { Config } from '../../config/config.ts'
import { makeBackup } from '../../operator/archive/backups/make-backup.ts'
import { verifyBackup } from '../../operator/archive/backups/verify-backup.ts'
import { onProgress, openAsItIs, prepareQueues, reportMissing, summary } from '../archive-stores.ts'
import { readCommandConfig } from '../command-config.ts'
import { openBackupSource } from '../open-backup-source.ts'
import { type CommonOptions, dataOption, jsonOption, wholeNumber } from '../options.ts'
import { printRecord } from '../output.ts'

type BackupOptions = CommonOptions & { keep?: number }
type VerifyOptions = CommonOptions & { all?: boolean }

/** Returns the command `endcap backup`. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('write a backup into a dated folder, while the service runs or not')
    .argument('[directory]', 'the directory of the backups (<data>/backups)')
    .addOption(
      new Option('--keep <number>', 'number of complete backups to keep; older ones are removed').argParser(
        wholeNumber,
      ),
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(backUp)
    .addCommand(verifyCommand())
}

/** `endcap backup` takes the options that both commands have, wherever they are. */
const verifyCommand = (): Command =>
  new Command('verify')
    .description('restore the newest backup into a temporary database, and check its files')
    .argument('[directory]', 'the directory of the backups (<data>/backups), or one backup')
    .option('--all', 'check the content of all files, not of a sample')
    .action((directory: string | undefined, _options, command: Command) =>
      verify(directory, command.optsWithGlobals<VerifyOptions>()),
    )

const directoryOf = (given: string | undefined, dataDirectory: string): string =>
  given === undefined ? join(dataDirectory, 'backups') : resolve(given)

async function backUp(given: string | undefined, { keep, ...options }: BackupOptions): Promise<void> {
  const config = readCommandConfig(options)
  const directory = directoryOf(given, config.dataDirectory)
  const { path, manifest, removed, recordFailure } = await makeBackup(directory, {
    keep: keep ?? null,
    openSource: () => openBackupSource(config),
    onProgress,
  })
  const isOnSameDisk = await sharesDisk(directory, config)
  printRecord(
    { backup: path, ...summary(manifest), removed_backups: removed.length, same_disk: isOnSameDisk },
    options,
  )
  if (isOnSameDisk) onProgress(`${directory} is on the disk of the data: keep a copy on another machine`)
  if (recordFailure !== null)
    process.stderr.write(`endcap: the backup is complete but could not be recorded: ${recordFailure}\n`)
  reportMissing(manifest)
}

/** Returns true if backups in a directory are lost together with the data. */
async function sharesDisk(directory: string, { database, dataDirectory, blobs }: Config): Promise<boolean> {
  const sources = [
    ...(database.url === null ? [dataDirectory] : []),
    ...(blobs.kind === 'file' ? [blobs.directory] : []),
  ]
  const { dev } = await stat(directory)
  const devices = await Promise.all(sources.map(async (source) => (await stat(source)).dev))
  return devices.includes(dev)
}

async function verify(given: string | undefined, { all = false, ...options }: VerifyOptions): Promise<void> {
  const config = readCommandConfig(options)
  const log = createLog(config.log)
  const { path, manifest, checkedFiles, problems } = await verifyBackup(
    directoryOf(given, config.dataDirectory),
    { all, openScratch: () => openScratch(log), onProgress },
  )
  const { created_at, product_version } = manifest
  const record = { backup: path, created_at, product_version, ...summary(manifest) }
  printRecord({ ...record, checked_files: checkedFiles, problems }, options)
  if (problems.length > 0) process.exitCode = 1
}

/** Opens a new embedded database in a temporary folder, which is removed with it. */
async function openScratch(log: Logger) {
  await using opened = new AsyncDisposableStack()
  const dataDirectory = opened.use(createWorkFolder(tmpdir())).path()
  const { database } = opened.use(await openAsItIs({ url: null, dataDirectory }, log))
  const resources = opened.move()
  return {
    database,
    prepareQueues: () => prepareQueues(database, log),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
