import { type ErrorCode, READ_PROBLEMS, type ReadProblem } from '@endcap/api'
import { ImageError } from '@endcap/eye'
import { SourceError } from '@endcap/listing-sources'
import { DomainError } from '../../platform/errors/domain-error.ts'

const PROBLEMS: Partial<Record<ErrorCode, ReadProblem>> = {
  ASIN_NOT_FOUND_AT_RETAILER: 'not_found',
  SCRAPE_TIMEOUT: 'no_response',
  SCRAPE_UPSTREAM_ERROR: 'unavailable',
  SERVICE_UNAVAILABLE: 'busy',
}

/** Returns why a page was not read. Null for faults of this service. */
export function readProblemOf(error: unknown): ReadProblem | null {
  if (error instanceof SourceError) return error.reason
  if (error instanceof ImageError) return 'picture_failed'
  if (!(error instanceof DomainError)) return null
  if (error.cause instanceof SourceError) return error.cause.reason
  return PROBLEMS[error.code] ?? (error.code.startsWith('IMAGE_') ? 'picture_failed' : 'failed')
}

/** Returns a stored problem. */
export const storedProblem = (text: string | null): ReadProblem | null =>
  text === null ? null : (READ_PROBLEMS.find((each) => each === text) ?? 'failed')
