import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { hashFile } from '@endcap/foundation/disk/hash-file'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { Database } from '@endcap/service/platform/db/database'
import { say } from '../../../terminal/say.ts'
import { ArchiveError } from '../archive-error.ts'
import { archivedFiles } from '../archived-files.ts'
import type { FileName } from '../copy-files.ts'
import { importRows } from '../import-archive.ts'
import { FILES_DIRECTORY, MANIFEST_FILE, type Manifest, ROWS_FILE, readManifest } from '../manifest.ts'
import { listBackups } from './backup-folders.ts'

/** Number of files whose content is compared, unless all are. */
const SAMPLE = 1_000

export type Verification = {
  path: string
  manifest: Manifest
  checkedFiles: number
  /** One line for each problem. A backup without problems can be restored. */
  problems: string[]
}

type Options = {
  /** True to compare the content of all files. */
  all: boolean
  /** Opens an empty database that is removed afterwards. */
  openScratch: () => Promise<AsyncDisposable & { database: Database; prepareQueues: () => Promise<void> }>
  onProgress: (line: string) => void
}

/**
 * Restores the rows of the newest backup in `directory`, or of the export that it is, into a scratch database, and
 * compares files with the SHA-256 in their names.
 *
 * @throws ArchiveError if there is no complete backup
 */
export async function verifyBackup(
  directory: string,
  { all, openScratch, onProgress }: Options,
): Promise<Verification> {
  const isExport = existsSync(join(directory, MANIFEST_FILE))
  const [path] = isExport ? [directory] : await listBackups(directory)
  if (path === undefined) throw new ArchiveError(say('cli.backup.none_complete', { directory }))
  const manifest = await readManifest(path)
  const problems: string[] = []
  try {
    await using scratch = await openScratch()
    await importRows({ directory: path, manifest }, { ...scratch, onProgress })
  } catch (error) {
    problems.push(say('cli.backup.rows_not_restored', { reason: messageOf(error) }))
  }
  const { sample, missing } = await findFiles(path, manifest, all ? Infinity : SAMPLE)
  problems.push(...missing.map((key) => say('cli.backup.verified_missing', { file: key })))
  for (const { organizationId, sha256 } of sample) {
    const key = blobKey(organizationId, sha256)
    if ((await hashFile(join(path, FILES_DIRECTORY, key))) !== sha256)
      problems.push(say('cli.backup.verified_damaged', { file: key }))
  }
  return { path, manifest, checkedFiles: sample.length, problems }
}

/** Returns a random sample of the files, and the keys of those that are missing but were there when the backup was made. */
async function findFiles(path: string, manifest: Manifest, size: number) {
  const wereMissing = new Set(manifest.files.missing)
  const sample: FileName[] = []
  const missing: string[] = []
  let found = 0
  for await (const name of archivedFiles(join(path, ROWS_FILE))) {
    const key = blobKey(name.organizationId, name.sha256)
    if (wereMissing.has(key)) continue
    if (!existsSync(join(path, FILES_DIRECTORY, key))) {
      missing.push(key)
      continue
    }
    found++
    if (sample.length < size) {
      sample.push(name)
      continue
    }
    // Reservoir sampling: each file is equally likely to be in the sample.
    const place = Math.floor(Math.random() * found)
    if (place < size) sample[place] = name
  }
  return { sample, missing }
}
