import type { ImportDryRun } from '@endcap/api'
import type {
  CatalogSubmission,
  Detection,
  Mapping,
  Problem,
  RecordKey,
  SourceRow,
} from '@endcap/catalog-files'
import type { Selectable } from 'kysely'
import type { ImportRowTable, ImportTable } from '../../platform/db/schema.ts'

export type CatalogImport = Omit<
  Selectable<ImportTable>,
  'detection' | 'mapping' | 'dry_run' | 'check_progress'
> & {
  detection: Detection
  mapping: Mapping
  dry_run: ImportDryRun | null
  check_progress: CheckProgress | null
}

/** `lastRow` is the row of the last stored record. */
export type CheckProgress = { records: number; lastRow: number; counts: ImportDryRun }

/** Reason of a failure, or a warning. */
export type RowProblem = Pick<Problem, 'row' | 'column' | 'severity' | 'message'> & { code: string }

export type ImportedRow = Omit<Selectable<ImportRowTable>, 'submission' | 'source' | 'problems'> & {
  submission: CatalogSubmission | null
  source: SourceRow[] | null
  problems: RowProblem[] | null
}

export type WaitingRow = Pick<ImportedRow, 'row' | 'retailer' | 'attempts' | 'source'> & {
  key: RecordKey
  submission: CatalogSubmission
}

/** Values for rows without their own. */
export type ImportDefaults = {
  retailer: string
  categoryId: string | null
  /** True to download known images again. */
  refreshesImages: boolean
  /** True to keep the images that a person has composed. */
  keepsSets: boolean
}
