import { readFileSync } from 'node:fs'
import { type CatalogRecord, detectCatalog, type ReadOptions, readCatalog } from '@endcap/catalog-files'

/** Returns the bytes of a file in `fixtures`. */
export const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url))

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Yields bytes in chunks of a size. */
export async function* chunksOf(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** Returns all values of an iteration. */
export async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

type Options = Omit<ReadOptions, 'detection'> & { chunk?: number }

/** Recognizes a file and returns its records. */
export async function readAll(
  file: string | Uint8Array,
  { chunk, ...options }: Options = {},
): Promise<CatalogRecord[]> {
  const bytes = typeof file === 'string' ? utf8(file) : file
  return collect(readCatalog(chunksOf(bytes, chunk), { detection: detectCatalog(bytes), ...options }))
}

/** Returns the only record of a file. */
export async function readOne(file: string, options?: Options): Promise<CatalogRecord> {
  const [record, ...others] = await readAll(file, options)
  if (!record || others.length > 0) throw new Error(`expected one record: ${file}`)
  return record
}

/** Returns the codes of a record's problems. */
export const codesOf = ({ problems }: CatalogRecord): string[] => problems.map(({ code }) => code)
