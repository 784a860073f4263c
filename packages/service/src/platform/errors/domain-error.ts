import type { ErrorCode } from '@endcap/api'

export type Problem = { field: string; issue: string }

type Details = {
  /** `extra` of the Error object. */
  extra?: Record<string, unknown>
  headers?: Record<string, string>
  /** For the log only. */
  cause?: unknown
  /** A later attempt may succeed. For background work, which has no client to retry. */
  isTransient?: boolean
}

/** Code and message for the client, cause for the log. */
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

/** Lists every invalid field. */
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
