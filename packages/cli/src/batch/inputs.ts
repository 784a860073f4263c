import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { createS3Files } from '@endcap/foundation/blobs/s3-files'
import { type FileReader, openFile } from '@endcap/foundation/disk/file-reader'
import { bucketOf, isBucket } from '../terminal/output-place.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import type { InputRecord } from './batch-row.ts'
import { readRecords } from './read-records.ts'

/** A file of rows. */
export type Input = { name: string; open: () => Promise<FileReader & AsyncDisposable> }
/** Says which file it is without reading all of it. */
export type InputIdentity = { name: string; bytes: number; ends_sha256: string }

const EXTENSIONS: ReadonlySet<string> = new Set(['.parquet', '.ndjson', '.jsonl', '.csv', '.tsv'])
const MAX_FILES = 100_000
/** The footer of a Parquet file has the sizes and statistics of its columns. */
const END_BYTES = 64 * 1024

/**
 * Returns the files of all addresses in their order. A folder and an address of a bucket that ends with a slash stand for
 * the files of tables below them, sorted by name.
 *
 * @throws UsageError for a wrong address, or without files
 */
export async function listInputs(addresses: readonly string[]): Promise<Input[]> {
  const inputs = await Promise.all(
    addresses.map((address) => (isBucket(address) ? bucketInputs(address) : diskInputs(address))),
  )
  const all = inputs.flat()
  if (all.length === 0) throw new UsageError(say('cli.batch.no_inputs'))
  return all
}

/** Returns where the images of relative references are, without `--images`: beside the first input. */
export function placeOfImages(address: string): string {
  if (!isBucket(address)) return extname(address) === '' ? address : dirname(address)
  const [place = '', query] = address.split(/\?(.*)/s)
  const folder = place.endsWith('/') ? place.slice(0, -1) : place.slice(0, place.lastIndexOf('/'))
  return query === undefined ? folder : `${folder}?${query}`
}

/** Yields the rows of all inputs with their numbers, and with no record where `wants` returns false. */
export async function* readInputs(
  inputs: readonly Input[],
  wants: (first: number, end: number) => boolean,
): AsyncGenerator<{ row: number; record: InputRecord }> {
  let start = 0
  for (const input of inputs) {
    await using file = await input.open()
    const base = start
    for await (const { count, records } of readRecords(file, (first, end) =>
      wants(base + first, base + end),
    )) {
      for (const [index, record] of (records ?? []).entries()) yield { row: start + index, record }
      start += count
    }
  }
}

/** Returns what a manifest says of an input. */
export async function identify({ name, open }: Input): Promise<InputIdentity> {
  await using file = await open()
  const { byteLength } = file
  const hash = createHash('sha256')
  hash.update(new Uint8Array(await file.slice(0, Math.min(END_BYTES, byteLength))))
  hash.update(new Uint8Array(await file.slice(Math.max(0, byteLength - END_BYTES), byteLength)))
  return { name, bytes: byteLength, ends_sha256: hash.digest('hex') }
}

async function diskInputs(path: string): Promise<Input[]> {
  const isFolder = (await stat(path)).isDirectory()
  const files = isFolder
    ? (await readdir(path, { recursive: true })).filter(isTable).map((name) => join(path, name))
    : [path]
  return files.toSorted().map((file) => ({ name: basename(file), open: () => openFile(file) }))
}

async function bucketInputs(address: string): Promise<Input[]> {
  const config = bucketOf(address)
  const isFolder = /^[^?]*\/(?:\?|$)/.test(address)
  await using files = createS3Files(config)
  const keys = isFolder
    ? (await files.list(`${config.prefix}/`, MAX_FILES)).filter((key) =>
        isTable(key.slice(config.prefix.length)),
      )
    : [config.prefix]
  return keys.map((key) => ({
    name: basename(key),
    async open() {
      const opened = createS3Files(config)
      return { ...(await opened.open(key)), [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
    },
  }))
}

/** Engines write their own notes beside tables, in files and folders that begin with `_` or `.`. */
const isTable = (path: string): boolean =>
  EXTENSIONS.has(extname(path).toLowerCase()) && !path.split(/[\\/]/).some((part) => /^[_.]/.test(part))
