import type { ErrorCode } from '@endcap/api'
import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { FailedUrl } from '../images/download-image.ts'
import type { RowProblem, WaitingRow } from './import.ts'

export type RowFailure = {
  code: ErrorCode
  problems: RowProblem[]
  /** True if another attempt may succeed. */
  isTransient: boolean
}

/** Temporary refusals: a busy service, or a storefront that does not respond. */
const TRANSIENT: ReadonlySet<ErrorCode> = new Set([
  'SERVICE_UNAVAILABLE',
  'SCRAPE_UPSTREAM_ERROR',
  'SCRAPE_TIMEOUT',
])

/**
 * Returns why a row failed; null if storage, disk or database are unavailable, because then every row would
 * fail.
 */
export function failureOf(error: unknown, row: WaitingRow, columns: readonly string[]): RowFailure | null {
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) return null
  if (!(error instanceof DomainError))
    return {
      code: 'INTERNAL_ERROR',
      problems: [
        problemOf(row, 'INTERNAL_ERROR', 'an unexpected error; the log of the service has the cause'),
      ],
      isTransient: true,
    }
  const { code, message, extra } = error
  if (code === 'IMAGE_UPLOAD_FAILED') return null
  const failed = (extra?.['failed_urls'] ?? []) as Omit<FailedUrl, 'isTransient'>[]
  const problems = failed.map(({ url, detail }) => ({
    ...problemOf(row, code, `${url}: ${detail}`),
    column: columnOf(url, row, columns),
  }))
  return {
    code,
    problems: problems.length > 0 ? problems : [problemOf(row, code, message)],
    isTransient: error.isTransient || TRANSIENT.has(code),
  }
}

const problemOf = ({ row }: Pick<WaitingRow, 'row'>, code: string, message: string): RowProblem => ({
  row,
  column: null,
  code,
  severity: 'error',
  message,
})

/** Returns the column that contains a URL. */
function columnOf(url: string, { source }: WaitingRow, columns: readonly string[]): string | null {
  for (const { cells } of source ?? []) {
    const index = cells.findIndex((cell) => cell.includes(url))
    if (index >= 0) return columns[index] ?? null
  }
  return null
}
