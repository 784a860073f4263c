import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import type { FileName } from './copy-files.ts'
import { FILES_DIRECTORY } from './manifest.ts'
import { readRowsFile } from './rows-file.ts'

/** Returns the files of an archive as a store, with the same keys as in the storage. */
export function filesOfArchive(directory: string): BlobStore {
  return createFileBlobs(join(directory, FILES_DIRECTORY), {
    sign: () => {
      throw new Error('files of an archive have no signed URL')
    },
  })
}

/**
 * Returns a function that links a file of an earlier archive into `directory`, and returns its size. Returns null if
 * the earlier archive lacks it, or the file system has no links: the file is then copied from the storage.
 */
export function linkFilesOf(earlier: string, directory: string): (key: string) => Promise<number | null> {
  return async (key) => {
    const path = join(directory, FILES_DIRECTORY, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const isLinked = await link(join(earlier, FILES_DIRECTORY, key), path).then(
      () => true,
      () => false,
    )
    return isLinked ? (await stat(path)).size : null
  }
}

/** Yields the names of all files that the rows refer to. They come first in the rows file. */
export async function* archivedFiles(rowsPath: string): AsyncGenerator<FileName> {
  for await (const { section, rows } of readRowsFile(rowsPath)) {
    if (section.kind !== 'files') return
    for (const [organizationId, sha256] of rows)
      if (organizationId && sha256) yield { organizationId, sha256 }
  }
}
