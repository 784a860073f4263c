import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory, writeDurably } from '@endcap/foundation/blobs/file-blobs'
import { hashFile } from '@endcap/foundation/disk/hash-file'
import { MIGRATION_NAMES } from '@endcap/service/platform/db/migrate'
import { z } from 'zod'
import { say } from '../../terminal/say.ts'
import { ArchiveError } from './archive-error.ts'

/** Version of the archive's layout. Other versions are rejected. */
export const FORMAT = 1
export const ROWS_FILE = 'tables.ndjson.gz'
export const FILES_DIRECTORY = 'files'
export const MANIFEST_FILE = 'manifest.json'

const count = z.int().min(0)
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product_version: z.string(),
  created_at: z.string(),
  /** The last migration of the rows' schema. */
  migration: z.string(),
  /** Number of rows by table. */
  tables: z.record(z.string(), count),
  jobs: count,
  files: z.object({
    count,
    bytes: count,
    /** Keys of files that rows refer to, but that are missing or damaged in the storage. */
    missing: z.array(z.string()),
  }),
  /** SHA-256 of `tables.ndjson.gz`. */
  rows_sha256: z.string(),
})

/** The contents of an archive. It is written last: an archive without a manifest is unfinished. */
export type Manifest = z.infer<typeof manifestSchema>

/** Writes the manifest durably and atomically. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const unfinished = join(directory, `${MANIFEST_FILE}.part`)
  await writeDurably(unfinished, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  await rename(unfinished, join(directory, MANIFEST_FILE))
  await syncDirectory(directory)
}

/**
 * Reads the manifest, and checks that this release can import the archive and that its rows are undamaged.
 *
 * @throws ArchiveError
 */
export async function readManifest(directory: string): Promise<Manifest> {
  const manifest = parseManifest(directory, await readManifestFile(directory))
  if (!MIGRATION_NAMES.includes(manifest.migration))
    throw new ArchiveError(
      say('cli.backup.unknown_schema', {
        version: manifest.product_version,
        schema: manifest.migration,
        latest: MIGRATION_NAMES.at(-1) ?? '',
      }),
    )
  const rows = join(directory, ROWS_FILE)
  const sha256 = await hashFile(rows).catch((error: unknown) => {
    throw new ArchiveError(say('cli.common.cannot_be_read', { file: rows }), { cause: error })
  })
  if (sha256 !== manifest.rows_sha256)
    throw new ArchiveError(say('cli.backup.wrong_hash', { file: rows, manifest: MANIFEST_FILE }))
  return manifest
}

async function readManifestFile(directory: string): Promise<string> {
  try {
    return await readFile(join(directory, MANIFEST_FILE), 'utf8')
  } catch (error) {
    throw new ArchiveError(say('cli.backup.no_manifest', { directory, manifest: MANIFEST_FILE }), {
      cause: error,
    })
  }
}

function parseManifest(directory: string, text: string): Manifest {
  const path = join(directory, MANIFEST_FILE)
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new ArchiveError(say('cli.backup.damaged', { file: path }), { cause: error })
  }
  const { data: head } = z.object({ format: z.number() }).safeParse(content)
  if (head && head.format !== FORMAT)
    throw new ArchiveError(
      say('cli.backup.wrong_format', { file: path, found: head.format, expected: FORMAT }),
    )
  const { success, data, error } = manifestSchema.safeParse(content)
  if (!success) throw new ArchiveError(say('cli.backup.not_a_manifest', { file: path }), { cause: error })
  return data
}
