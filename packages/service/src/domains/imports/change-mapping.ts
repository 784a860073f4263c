import { join } from 'node:path'
import type { ImportMapping } from '@endcap/api'
import {
  CatalogFileError,
  checkMapping,
  type Detection,
  detectCatalog,
  type Mapping,
} from '@endcap/catalog-files'
import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import type { Db } from '../../platform/db/database.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { makeDownloadFolder } from '../images/download-folder.ts'
import { asRefusal, readHead } from './catalog-head.ts'
import type { CatalogImport, ImportDefaults } from './import.ts'
import { identityOf, lockImport, ownImport } from './import-store.ts'
import { CHECK_IMPORT } from './jobs.ts'

type Deps = { db: Db; jobs: JobQueue; blobs: BlobStore }

const CHANGEABLE: ReadonlySet<CatalogImport['status']> = new Set(['checking', 'ready', 'invalid'])

/** Keeps defaults that are left out. */
export type MappingChange = {
  mapping?: ImportMapping | undefined
  encoding?: string | undefined
  defaults: Partial<ImportDefaults>
}

/**
 * Creates the change of mapping, encoding and defaults, which repeats the dry run. A new encoding recognizes
 * the columns again.
 *
 * @throws DomainError IMPORT_NOT_FOUND, IMPORT_STARTED, INVALID_IMPORT_FILE, VALIDATION_ERROR
 */
export function createChangeMapping({ db, jobs, blobs }: Deps) {
  return async function changeMapping(
    organizationId: string,
    importId: string,
    { mapping: given, encoding, defaults }: MappingChange,
    signal: AbortSignal,
  ): Promise<CatalogImport> {
    const before = await ownImport(db, organizationId, importId)
    const detection =
      encoding === undefined || encoding === before.detection.encoding
        ? before.detection
        : await recognizeAgain(blobs, before, { encoding, signal })
    const current = detection === before.detection ? before.mapping : detection.mapping
    const mapping = given ? checkedMapping(given, detection) : current
    await db.transaction().execute(async (trx) => {
      const found = await lockImport(trx, organizationId, importId)
      if (!CHANGEABLE.has(found.status))
        throw new DomainError(
          'IMPORT_STARTED',
          `the import is ${found.status}, so its mapping cannot be changed`,
        )
      const applied = {
        retailer: found.retailer,
        categoryId: found.category_id,
        refreshesImages: found.refresh_images,
        keepsSets: found.keeps_sets,
        ...defaults,
      }
      await trx
        .updateTable('import')
        .set((eb) => ({
          detection: JSON.stringify(detection),
          mapping: JSON.stringify(mapping),
          retailer: applied.retailer,
          category_id: applied.categoryId,
          refresh_images: applied.refreshesImages,
          keeps_sets: applied.keepsSets,
          identity: identityOf(found.sha256, mapping, applied),
          status: 'checking',
          dry_run: null,
          check_progress: null,
          error_code: null,
          error: null,
          // Ends the dry run that may be in progress.
          attempt: eb('attempt', '+', 1),
        }))
        .where('id', '=', found.id)
        .execute()
      const owner = { organizationId, urgency: 'submission' } as const
      await jobs.enqueue(trx, CHECK_IMPORT, [{ importId: found.id }], owner)
    })
    return ownImport(db, organizationId, importId)
  }
}

/** Recognizes the file in another encoding. @throws DomainError INVALID_IMPORT_FILE */
async function recognizeAgain(
  blobs: BlobStore,
  { organization_id: organizationId, sha256, detection, filename }: CatalogImport,
  { encoding, signal }: { encoding: string; signal: AbortSignal },
): Promise<Detection> {
  await using folder = await makeDownloadFolder()
  const path = join(folder.path, 'catalog')
  await blobs.save(blobKey(organizationId, sha256), path, signal)
  const { sheet, sheets } = detection
  const workbook = sheet === null ? undefined : { sheet, sheets }
  try {
    return detectCatalog(await readHead(path), filename ?? undefined, { encoding, workbook })
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Requires a complete mapping of existing columns. @throws DomainError VALIDATION_ERROR */
function checkedMapping(given: ImportMapping, detection: Detection): Mapping {
  const mapping = readMapping(given)
  const names = new Set(detection.columns.map(({ name }) => name))
  const { columns, skip = [], product_rows: starts } = mapping
  const rules = [...skip, ...(starts ? [starts] : [])]
  const named = [...Object.keys(columns), ...rules.map(({ column }) => column)]
  const problems = named
    .filter((name) => !names.has(name))
    .map((name) => ({ field: 'mapping', issue: `names "${name}", which is not a column of the file` }))
  if (problems.length > 0) throw validationError(problems)
  return mapping
}

function readMapping(given: ImportMapping): Mapping {
  try {
    return checkMapping(given)
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error
    throw validationError([{ field: 'mapping', issue: error.message }])
  }
}

export type ChangeMapping = ReturnType<typeof createChangeMapping>
