import { catalogImport, type Import, IMPORT_EXAMPLE } from '@endcap/api'
import type { Db } from '../../../../platform/db/database.ts'
import type { CatalogImport } from '../../import.ts'
import { countRows } from '../../import-rows.ts'
import { presentImport } from '../../present-import.ts'

/** Returns an answer with an import. */
export const importAnswer = (description: string) => ({
  description,
  schema: catalogImport,
  example: IMPORT_EXAMPLE,
})

/** Presents an import with the current counts of its rows. */
export async function answerImport(db: Db, found: CatalogImport): Promise<Import> {
  return presentImport(found, await countRows(db, found.id))
}
