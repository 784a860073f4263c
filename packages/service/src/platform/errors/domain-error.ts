import type { ErrorCode } from '@endcap/api'

export type Problem = { field: string; issue: string }

type Details = {
  /** The `extra` of the Error object. */
  extra?: Record<string, unknown>
  /** Response headers of the error. */
  headers?: Record<string, string>
  /** Cause, for the log only. */
  cause?: unknown
  /** True if another attempt may succeed. For work in the background, which has no client to try again. */
  isTransient?: boolean
}

/** Refusal of a use case: a code and a message for the client, and a cause for the log. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly extra: Record<string, unknown> | null
  readonly headers: Record<string, string>
  readonly isTransient: boolean
  constructor(code: ErrorCode, detail: string, { extra, headers, cause, isTransient = false }: Details = {}) {
    super(detail, { cause })
    this.name = 'DomainError'
    this.code = code
    this.extra = extra ?? null
    this.headers = headers ?? {}
    this.isTransient = isTransient
  }
}

/** Creates the error for invalid fields. It lists every problem. */
export function validationError(problems: Problem[]): DomainError {
  const [first] = problems
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more in extra.problems)` : ''
  return new DomainError(
    'VALIDATION_ERROR',
    first ? `${first.field}: ${first.issue}${more}` : 'the request is not valid',
    {
      extra: { problems },
    },
  )
}
