import { open } from 'node:fs/promises'
import { CatalogFileError, MAX_HEAD_BYTES } from '@endcap/catalog-files'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Reads the beginning, which identifies the file format. */
export async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(MAX_HEAD_BYTES) })
  return buffer.subarray(0, bytesRead)
}

/** Returns an unreadable catalog as a refusal, or the error unchanged. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof CatalogFileError
    ? new DomainError('INVALID_IMPORT_FILE', error.message, { extra: { reason: error.code } })
    : error
