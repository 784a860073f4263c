import { createHash } from 'node:crypto'
import type { Detection, Mapping } from '@endcap/catalog-files'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { ImportStatus, ImportTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CatalogImport, ImportDefaults } from './import.ts'

/** Time for which the same file is the same import. */
const SAME_FOR_S = 24 * 3600

/** Returns a digest of the file, mapping and defaults. */
export function identityOf(sha256: string, mapping: Mapping, defaults: ImportDefaults): string {
  const { columns, ...rules } = mapping
  const content = [sha256, sorted(columns), sorted(rules), sorted(defaults)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const sorted = (object: object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1))

export type NewImport = {
  id: string
  organizationId: string
  file: { sha256: string; byteLength: number; filename: string | null }
  detection: Detection
  defaults: ImportDefaults
  startsWhenReady: boolean
}

/** Inserts an import that waits for its dry run. */
export async function insertImport(trx: Db, given: NewImport): Promise<CatalogImport> {
  const { id, organizationId, file, detection, defaults, startsWhenReady } = given
  const createdBy = actorOfWork()
  const row = await trx
    .insertInto('import')
    .values({
      id,
      organization_id: organizationId,
      sha256: file.sha256,
      byte_length: file.byteLength,
      filename: file.filename,
      detection: JSON.stringify(detection),
      mapping: JSON.stringify(detection.mapping),
      retailer: defaults.retailer,
      category_id: defaults.categoryId,
      refresh_images: defaults.refreshesImages,
      keeps_sets: defaults.keepsSets,
      created_by: createdBy && JSON.stringify(createdBy),
      identity: identityOf(file.sha256, detection.mapping, defaults),
      status: 'checking',
      starts_when_ready: startsWhenReady,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/**
 * Returns the last import of the same content within a day, unless canceled or failed. One that downloaded
 * images again counts until its end, because images may have changed since.
 */
export async function findSameImport(
  trx: Db,
  organizationId: string,
  { sha256, identity }: { sha256: string; identity: string },
): Promise<CatalogImport | null> {
  const row = await trx
    .selectFrom('import')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('identity', '=', identity)
    .where('status', 'not in', ['cancelled', 'failed'])
    .where((eb) => eb.not(eb.and([eb('refresh_images', '=', true), eb('status', '=', 'completed')])))
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${SAME_FOR_S})`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Finds an import. @throws DomainError IMPORT_NOT_FOUND */
export async function ownImport(executor: Db, organizationId: string, id: string): Promise<CatalogImport> {
  return found(isUuid(id) ? await byId(executor, organizationId, id).executeTakeFirst() : undefined)
}

/** Locks an import until the transaction ends. @throws DomainError IMPORT_NOT_FOUND */
export async function lockImport(trx: Db, organizationId: string, id: string): Promise<CatalogImport> {
  return found(isUuid(id) ? await byId(trx, organizationId, id).forUpdate().executeTakeFirst() : undefined)
}

const byId = (executor: Db, organizationId: string, id: string) =>
  executor.selectFrom('import').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

function found(row: Selectable<ImportTable> | undefined): CatalogImport {
  if (row) return fromRow(row)
  throw new DomainError('IMPORT_NOT_FOUND', 'there is no such import in your organization')
}

/** Returns imports, newest first, from the one before `before`. */
export async function listImports(
  db: Db,
  organizationId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<CatalogImport[]> {
  const rows = await db
    .selectFrom('import')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

/**
 * Begins an attempt; null if the import has another status. Earlier attempts then neither add rows nor
 * enqueue jobs, even if their process still runs.
 */
export async function beginAttempt(
  trx: Db,
  id: string,
  status: Extract<ImportStatus, 'checking' | 'running'>,
): Promise<CatalogImport | null> {
  const row = await trx
    .updateTable('import')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/**
 * Locks an import against the end of this attempt. False if another attempt has begun or the status has
 * changed.
 */
export async function holdsAttempt(
  trx: Db,
  { id, attempt, status }: Pick<CatalogImport, 'id' | 'attempt' | 'status'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('import')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', status)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Completes the detections of earlier releases. */
const EARLIER = { encoding_is_guess: false, sheet: null, sheets: [] }

const fromRow = (row: Selectable<ImportTable>): CatalogImport => ({
  ...row,
  detection: { ...EARLIER, ...(row.detection as unknown as Detection) },
  mapping: row.mapping as unknown as Mapping,
  dry_run: row.dry_run && ({ composed: 0, ...row.dry_run } as unknown as CatalogImport['dry_run']),
  check_progress: row.check_progress as unknown as CatalogImport['check_progress'],
})
