import type { Origin as PresentedOrigin } from '@endcap/api'
import { ImageError } from '@endcap/eye'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { NO_ORIGIN, type Origin, readOrigin } from '@endcap/vision'
import { sql } from 'kysely'
import { renditionKeys } from '../../platform/blobs/rendition-keys.ts'
import type { FileKey } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'

/** Returns what files state, by content. Leaves out those that were not read yet. */
export async function findOrigins(
  db: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<ReadonlyMap<string, Origin>> {
  const { rows } = await sql<{ sha256: string; origin: Origin }>`
    SELECT sha256, origin FROM stored_file
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents}) AND origin IS NOT NULL`.execute(
    db,
  )
  return new Map(rows.map(({ sha256, origin }) => [sha256, origin]))
}

const FILES_AT_A_TIME = 50
/** Limit of `BlobStore.get`. Images are smaller, catalogs and originals may be larger. */
const MAX_BYTES = 32 * 1024 * 1024

type Deps = { db: Db; blobs: Pick<BlobStore, 'get' | 'remove'> }

/** Reads the origins of stored files of earlier releases. Safe to run concurrently. */
export async function fillOrigins({ db, blobs }: Deps, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await sql<FileKey>`
      SELECT organization_id AS "organizationId", sha256 FROM stored_file
      WHERE origin IS NULL AND byte_length <= ${MAX_BYTES} LIMIT ${FILES_AT_A_TIME}`.execute(db)
    for (const file of rows) {
      if (signal.aborted) return
      const origin = await originOf(blobs, file, signal)
      // Earlier releases made renditions without the mark.
      if (origin.sourceType !== null) for (const key of renditionKeys(file)) await blobs.remove(key)
      await sql`UPDATE stored_file SET origin = ${JSON.stringify(origin)}
        WHERE organization_id = ${file.organizationId} AND sha256 = ${file.sha256}`.execute(db)
    }
    if (rows.length < FILES_AT_A_TIME) return
  }
}

/** Catalogs, damaged files and formats that only a conversion decodes state nothing. */
async function originOf(
  blobs: Deps['blobs'],
  { organizationId, sha256 }: FileKey,
  signal: AbortSignal,
): Promise<Origin> {
  try {
    return await readOrigin(await blobs.get(blobKey(organizationId, sha256), signal))
  } catch (error) {
    if (error instanceof ImageError || error instanceof BlobMissingError) return NO_ORIGIN
    throw error
  }
}

/** Presents an origin for the API. */
export const presentOrigin = ({ ingredients, hasCredentials, ...stated }: Origin): PresentedOrigin => ({
  ...presentStatement(stated),
  content_credentials: hasCredentials,
  ingredients: ingredients.map(({ sha256, ...each }) => ({ ...presentStatement(each), sha256 })),
})

const presentStatement = ({ sourceType, system, systemVersion, creator, credit, copyright }: Statement) => ({
  source_type: sourceType,
  system,
  system_version: systemVersion,
  creator,
  credit,
  copyright,
})

type Statement = Omit<Origin, 'hasCredentials' | 'ingredients'>
