import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, fromFd, type ZipFile } from 'yauzl'
import { MAX_UNPACKED_BYTES } from '../limits.ts'
import { brokenWorkbook, refuseWorkbook } from './workbook-error.ts'

export type Archive = AsyncDisposable & {
  has: (name: string) => boolean
  /**
   * Yields bytes, 1 GB for all files together.
   * @throws CatalogFileError
   */
  open: (name: string) => Promise<AsyncIterable<Buffer>>
}

const MAX_ENTRIES = 10_000

/**
 * Opens a local ZIP.
 * @throws CatalogFileError EXCEL_WORKBOOK, WORKBOOK_TOO_LARGE
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path)
  const zip = await promisify(fromFd as Opening)(file.fd, { lazyEntries: true, autoClose: false }).catch(
    async (error: unknown) => {
      await file.close()
      throw asBroken(error)
    },
  )
  const entries = await entriesOf(zip)
  const openStream = promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: Done<Readable>) => void)
  let unpacked = 0

  async function* counted(stream: Readable): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length
        if (unpacked > MAX_UNPACKED_BYTES)
          throw refuseWorkbook(`has more than ${MAX_UNPACKED_BYTES / 1e9} GB when it is unpacked. Split it`)
        yield chunk
      }
    } catch (error) {
      throw asBroken(error)
    }
  }

  return {
    has: (name) => entries.has(name),
    async open(name) {
      const entry = entries.get(name)
      if (!entry) throw brokenWorkbook(`it has no ${name}`)
      if (entry.isEncrypted()) throw brokenWorkbook('it is protected by a password')
      return counted(await openStream(entry).catch((error: unknown) => Promise.reject(asBroken(error))))
    },
    async [Symbol.asyncDispose]() {
      zip.close()
      await file.close().catch(() => undefined)
    },
  }
}

type Done<Result> = (error: Error | null, result: Result) => void
type Opening = (
  fd: number,
  options: { lazyEntries: boolean; autoClose: boolean },
  done: Done<ZipFile>,
) => void

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  zip.on('error', reject)
  zip.on('end', resolve)
  zip.on('entry', (entry: Entry) => {
    entries.set(entry.fileName, entry)
    if (entries.size > MAX_ENTRIES) reject(brokenWorkbook('it has too many files'))
    else zip.readEntry()
  })
  zip.readEntry()
  await promise.catch((error: unknown) => Promise.reject(asBroken(error)))
  return entries
}

/** The archive's errors have no code. Others, such as the disk's, are not the file's fault. */
function asBroken(error: unknown): unknown {
  const isOfArchive =
    error instanceof Error &&
    error.name === 'Error' &&
    (!('code' in error) || String(error.code).startsWith('Z_'))
  return isOfArchive ? brokenWorkbook(error.message) : error
}
