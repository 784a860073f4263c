import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createWorkFolder } from '@endcap/foundation/disk/work-folder'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import type { Config } from '@endcap/service/config/config'
import { Command, Option } from 'commander'
import { onProgress, openAsItIs, prepareQueues, reportMissing, summary } from '../backups/archive-stores.ts'
import { openBackupSource } from '../backups/open-backup-source.ts'
import { readCommandConfig } from '../connection/command-config.ts'
import { makeBackup } from '../operator/archive/backups/make-backup.ts'
import { verifyBackup } from '../operator/archive/backups/verify-backup.ts'
import { exportArchive } from '../operator/archive/export-archive.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, wholeNumber } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { restoreCommand } from './backup-restore.ts'

type CreateOptions = CommonOptions & { keep?: number; exact?: boolean }
type VerifyOptions = CommonOptions & { all?: boolean }

/** Returns the command `endcap backup`. */
export const backupCommand = (): Command =>
  new Command('backup')
    .description(say('cli.backup.description'))
    .addCommand(createCommand())
    .addCommand(verifyCommand())
    .addCommand(restoreCommand())
    .addHelpText('after', examples('endcap backup create /mnt/backup/endcap --keep 14'))

const createCommand = (): Command =>
  new Command('create')
    .description(say('cli.backup.create_description'))
    .argument('[directory]', say('cli.backup.argument_directory'))
    .addOption(new Option('--keep <number>', say('cli.backup.option_keep')).argParser(wholeNumber))
    .addOption(new Option('--exact', say('cli.backup.option_exact')).conflicts('keep'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples('endcap backup create /mnt/backup/endcap --keep 14', 'endcap backup create /mnt/move --exact'),
    )
    .action((directory: string | undefined, options: CreateOptions) =>
      options.exact ? exportTo(directory, options) : backUp(directory, options),
    )

const verifyCommand = (): Command =>
  new Command('verify')
    .description(say('cli.backup.verify_description'))
    .argument('[directory]', say('cli.backup.verify_argument_directory'))
    .option('--all', say('cli.backup.option_all'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('endcap backup verify /mnt/backup/endcap'))
    .action(verify)

const directoryOf = (given: string | undefined, dataDirectory: string): string =>
  given === undefined ? join(dataDirectory, 'backups') : resolve(given)

async function backUp(given: string | undefined, { keep, ...options }: CreateOptions): Promise<void> {
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
  if (isOnSameDisk) onProgress(say('cli.backup.on_same_disk', { directory }))
  if (recordFailure !== null)
    process.stderr.write(`endcap: ${say('cli.backup.not_recorded', { reason: recordFailure })}\n`)
  reportMissing(manifest)
}

/** Writes a backup that is not one of a series: it is neither recorded nor linked to an earlier one. */
async function exportTo(directory: string | undefined, options: CommonOptions): Promise<void> {
  if (directory === undefined) throw new UsageError(say('cli.backup.exact_needs_directory'))
  await using source = await openBackupSource(readCommandConfig(options))
  const manifest = await exportArchive(resolve(directory), { ...source, onProgress })
  printRecord(summary(manifest), options)
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
