import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from '@endcap/foundation/observability/log'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** A temporary folder for image files. Disposing of it removes it. */
export type DownloadFolder = AsyncDisposable & { path: string }

const FOLDER_PREFIX = 'endcap-fetch-'
/** Longer than any submission takes. */
const ABANDONED_AFTER_MS = 3_600_000

/** Creates a folder for files that arrive. @throws DomainError IMAGE_UPLOAD_FAILED */
export async function makeDownloadFolder(): Promise<DownloadFolder> {
  try {
    const path = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
    return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
  } catch (error) {
    throw notStored(error)
  }
}

/** Returns the error for an image that cannot be stored, here or in the object storage. */
export const notStored = (cause: unknown): DomainError =>
  new DomainError('IMAGE_UPLOAD_FAILED', 'an image could not be stored; try again', { cause })

/**
 * Removes the download folders of killed processes. Leaves a folder that another process removes first, or
 * that belongs to another user.
 */
export async function sweepDownloadFolders(log: Logger): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const folder of folders) {
    const path = join(tmpdir(), folder)
    try {
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
    } catch (error) {
      log.debug({ err: error, path }, 'cannot remove the download folder of an earlier process')
    }
  }
}
