import { CatalogFileError, checkMapping, type Mapping } from '@endcap/catalog-files'
import type { Db } from '../../platform/db/database.ts'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { CatalogImport, ImportDefaults } from './import.ts'
import { identityOf, lockImport, ownImport } from './import-store.ts'
import { CHECK_IMPORT } from './jobs.ts'

type Deps = { db: Db; jobs: JobQueue }

const CHANGEABLE: ReadonlySet<CatalogImport['status']> = new Set(['checking', 'ready', 'invalid'])

/** A new mapping. Defaults that are left out stay. */
export type MappingChange = { mapping: Mapping; defaults: Partial<ImportDefaults> }

/**
 * Creates the change of an import's mapping and defaults, which repeats its dry run.
 *
 * @throws DomainError IMPORT_NOT_FOUND, IMPORT_STARTED, VALIDATION_ERROR
 */
export function createChangeMapping({ db, jobs }: Deps) {
  return async function changeMapping(
    organizationId: string,
    importId: string,
    { mapping, defaults }: MappingChange,
  ): Promise<CatalogImport> {
    await db.transaction().execute(async (trx) => {
      const found = await lockImport(trx, organizationId, importId)
      if (!CHANGEABLE.has(found.status))
        throw new DomainError(
          'IMPORT_STARTED',
          `the import is ${found.status}, so its mapping cannot be changed`,
        )
      checkColumns(mapping, found)
      const applied = {
        retailer: found.retailer,
        categoryId: found.category_id,
        refreshesImages: found.refresh_images,
        ...defaults,
      }
      await trx
        .updateTable('import')
        .set((eb) => ({
          mapping: JSON.stringify(mapping),
          retailer: applied.retailer,
          category_id: applied.categoryId,
          refresh_images: applied.refreshesImages,
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

/** Checks that a mapping is complete and names columns of the file. @throws DomainError VALIDATION_ERROR */
function checkColumns(mapping: Mapping, { detection }: CatalogImport): void {
  try {
    checkMapping(mapping)
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error
    throw validationError([{ field: 'mapping', issue: error.message }])
  }
  const names = new Set(detection.columns.map(({ name }) => name))
  const named = [...Object.keys(mapping.columns), ...(mapping.skip ?? []).map(({ column }) => column)]
  const problems = named
    .filter((name) => !names.has(name))
    .map((name) => ({ field: 'mapping', issue: `names "${name}", which is not a column of the file` }))
  if (problems.length > 0) throw validationError(problems)
}

export type ChangeMapping = ReturnType<typeof createChangeMapping>
