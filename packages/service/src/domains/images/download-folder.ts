import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkFolder, type WorkFolder } from '@endcap/foundation/disk/work-folder'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Disposing of it removes the folder. */
export type DownloadFolder = AsyncDisposable & { path: string }

/** Shared by the process. */
let work: WorkFolder | null = null

/** Creates a folder for incoming files. @throws DomainError IMAGE_UPLOAD_FAILED */
export async function makeDownloadFolder(): Promise<DownloadFolder> {
  try {
    work ??= createWorkFolder(tmpdir())
    const path = await mkdtemp(join(work.path(), 'download-'))
    return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
  } catch (error) {
    throw notStored(error)
  }
}

/** Returns the error for failed local or object storage. */
export const notStored = (cause: unknown): DomainError =>
  new DomainError('IMAGE_UPLOAD_FAILED', 'an image could not be stored; try again', { cause })
