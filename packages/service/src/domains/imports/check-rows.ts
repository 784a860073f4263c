import type { CatalogRecord } from '@endcap/catalog-files'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { ResolveCategory } from '../categories/resolve-category.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { foreseeChange } from './foresee-change.ts'
import type { CatalogImport } from './import.ts'
import type { NewRow } from './import-rows.ts'
import { readStoredPdps, type StoredPdp } from './stored-pdps.ts'
import { COMPOSED_SET } from './tally.ts'

type Deps = { db: Db; resolveCategory: ResolveCategory; organization: Organization }
type Defaults = Pick<CatalogImport, 'retailer' | 'category_id' | 'refresh_images' | 'keeps_sets'>

/** Compares some records of the file with stored PDPs. */
export async function checkRows(
  deps: Deps,
  records: readonly CatalogRecord[],
  defaults: Defaults,
): Promise<NewRow[]> {
  const retailerOf = ({ submission }: CatalogRecord) => submission?.retailer ?? defaults.retailer
  const products = records.flatMap((record) =>
    record.key && record.submission ? [{ key: record.key, retailer: retailerOf(record) }] : [],
  )
  const find = await readStoredPdps(deps.db, deps.organization.id, products)
  const rows: NewRow[] = []
  for (const record of records) {
    const row = rowOf(record, retailerOf(record))
    const { key, submission } = record
    if (!key || !submission) rows.push(row)
    else {
      const product = {
        key,
        retailer: row.retailer,
        submission,
        categoryId: defaults.category_id,
        refreshesImages: defaults.refresh_images,
        keepsSets: defaults.keeps_sets,
      }
      rows.push({ ...row, ...(await foresee(deps, record, product, find(product))) })
    }
  }
  return rows
}

function rowOf(
  { row, lastRow, key, outcome, submission, problems, source }: CatalogRecord,
  retailer: string,
): NewRow {
  return {
    row,
    last_row: lastRow,
    key_type: key?.type ?? null,
    key: key?.value ?? null,
    retailer,
    submission,
    source,
    change: null,
    status: outcome === 'ready' ? 'waiting' : outcome,
    problems: problems.length > 0 ? problems : null,
    error_code: outcome === 'failed' ? (problems.find(isError)?.code ?? 'VALIDATION_ERROR') : null,
  }
}

const isError = ({ severity }: CatalogRecord['problems'][number]): boolean => severity === 'error'

async function foresee(
  deps: Deps,
  { row, problems }: CatalogRecord,
  product: Parameters<typeof foreseeChange>[1],
  stored: StoredPdp | null,
): Promise<Partial<NewRow>> {
  try {
    const { change, reused, meetsSet } = await foreseeChange(deps, product, stored)
    const warnings = [...reused.map(reusedWarning), ...(meetsSet ? [setWarning(product)] : [])]
    const remarks = warnings.map((warning) => ({ row, column: null, ...warning }))
    return remarks.length === 0 ? { change } : { change, problems: [...problems, ...remarks] }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, message } = error
    const problem = { row, column: null, code, severity: 'error', message } as const
    return { status: 'failed', error_code: code, problems: [...problems, problem] }
  }
}

/** Warns that an image keeps the content of its former URL. */
const reusedWarning = (url: string) =>
  ({
    code: 'IMAGE_REUSED',
    severity: 'warning',
    message: `${JSON.stringify(url)} has the name of an image that the listing has already, so that one is kept. Import with refresh_images to download it.`,
  }) as const

const setWarning = ({ keepsSets }: { keepsSets: boolean }) =>
  ({
    code: COMPOSED_SET,
    severity: 'warning',
    message: keepsSets
      ? 'A person has composed the images of this listing, so they are kept.'
      : 'The import replaces images that a person has composed. They stay in the history of the listing.',
  }) as const
