import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Hexadecimal hash. */
export type DownloadedFile = { byteLength: number; sha256: string }

export class DiskError extends Error {
  constructor(cause: unknown) {
    super('the download cannot be written to the local disk', { cause })
    this.name = 'DiskError'
  }
}

/** Hashes while writing. @throws DiskError */
export async function saveBody(path: string, chunks: AsyncIterable<Buffer>): Promise<DownloadedFile> {
  const hash = createHash('sha256')
  let byteLength = 0
  await using file = await onDisk(open(path, 'w'))
  for await (const chunk of chunks) {
    hash.update(chunk)
    await onDisk(file.writeFile(chunk))
    byteLength += chunk.length
  }
  return { byteLength, sha256: hash.digest('hex') }
}

async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new DiskError(error)
  }
}
