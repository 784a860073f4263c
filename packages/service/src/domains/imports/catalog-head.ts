import { open } from 'node:fs/promises'
import { CatalogFileError, MAX_HEAD_BYTES } from '@endcap/catalog-files'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Reads the beginning of a file, by which it is recognized. */
export async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(MAX_HEAD_BYTES) })
  return buffer.subarray(0, bytesRead)
}

/** Returns the refusal of a file that cannot be read as a catalog, or another error as it is. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof CatalogFileError
    ? new DomainError('INVALID_IMPORT_FILE', error.message, { extra: { reason: error.code } })
    : error
