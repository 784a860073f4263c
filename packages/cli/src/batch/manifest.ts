import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { OutputPlace } from '../terminal/output-place.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

/** Everything that the rows of a run depend on. All shards have the same. */
export type Manifest = {
  format: 1
  schema: number
  inputs: { name: string; bytes: number; ends_sha256: string }[]
  part_rows: number
  facts: boolean
  defaults: { role: string; category: string | null; retailer: string | null }
  model_version: string
}

const partSchema = z.object({
  /** First row, and the row after the last. */
  rows: z.tuple([z.int().min(0), z.int().min(0)]),
  /** Hash of the input's rows. */
  input_sha256: z.string(),
  file: z.string(),
  bytes: z.int().min(0),
  sha256: z.string(),
  errors: z.int().min(0),
})
/** A finished part. Written after its file. */
export type Part = z.infer<typeof partSchema>

const MANIFEST = '_manifest.json'
const NUMBER_DIGITS = 9

/** Returns the name of a part's file. Parts of all shards lie side by side. */
export const partFile = (number: number): string =>
  `part-${String(number).padStart(NUMBER_DIGITS, '0')}.parquet`
const partNote = (number: number): string => `_parts/${String(number).padStart(NUMBER_DIGITS, '0')}.json`

/** Starts a run, or continues one with the same manifest. @throws UsageError if the place has another run */
export async function claimOutput(place: OutputPlace, manifest: Manifest): Promise<void> {
  if ((await place.get(MANIFEST)) === null) await place.put(MANIFEST, jsonOf(manifest))
  const found: unknown = JSON.parse((await place.get(MANIFEST))?.toString() ?? 'null')
  if (isDeepStrictEqual(found, manifest)) return
  const names = Object.keys(manifest).filter(
    (name) =>
      !isDeepStrictEqual((found as Record<string, unknown> | null)?.[name], manifest[name as keyof Manifest]),
  )
  throw new UsageError(say('cli.batch.other_run', { names: names.join(', ') }))
}

/** Returns a finished part whose file is there, or null. */
export async function readPart(place: OutputPlace, number: number): Promise<Part | null> {
  const note = await place.get(partNote(number))
  if (note === null) return null
  const part = partSchema.parse(JSON.parse(note.toString()))
  return (await place.sizeOf(part.file)) === part.bytes ? part : null
}

/** Writes the note that a part is finished. */
export const writePart = (place: OutputPlace, number: number, part: Part): Promise<void> =>
  place.put(partNote(number), jsonOf(part))

/** Writes what a finished shard has done. */
export const writeShard = (
  place: OutputPlace,
  shard: { index: number; count: number },
  summary: object,
): Promise<void> => place.put(`_shards/${shard.index}-of-${shard.count}.json`, jsonOf(summary))

const jsonOf = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
