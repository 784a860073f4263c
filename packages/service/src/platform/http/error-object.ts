import type { ErrorObject } from '@endcap/api'
import type { DomainError } from '../errors/domain-error.ts'

/** Builds the body of an error response. */
export function errorObject(error: DomainError, status: number, requestId: string): ErrorObject {
  return {
    detail: error.message,
    status_code: status,
    error_code: error.code,
    request_id: requestId,
    extra: error.extra,
    timestamp: new Date().toISOString(),
  }
}
