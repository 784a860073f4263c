import type { ErrorCode } from './contract.ts'

/** Failures that the client detects. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'UNEXPECTED_RESPONSE' | 'RESPONSE_TOO_LARGE'

/** Fields depend on the code. */
export type ErrorDetails = {
  /** For `IMAGE_DOWNLOAD_FAILED`. */
  failed_urls?: { url: string; reason: string; detail: string }[]
  /** For `VALIDATION_ERROR`. */
  problems?: { field: string; issue: string }[]
  /** For `UNEXPECTED_RESPONSE`, with the beginning of the body. */
  content_type?: string | null
  body?: string
  [name: string]: unknown
}

export type ErrorFields = {
  code?: string
  message: string
  status?: number
  requestId?: string | null
  details?: ErrorDetails | null
  retryAfterMs?: number | null
  cause?: unknown
}

const DEFAULTS = {
  code: 'UNEXPECTED_RESPONSE',
  status: 0,
  requestId: null,
  details: null,
  retryAfterMs: null,
}

/** Error of a failed call. Subclasses are static members, such as `EndcapError.NotFound`. */
export class EndcapError extends Error {
  // Bundlers rename classes.
  static override readonly name: string = 'EndcapError'
  declare readonly code: ErrorCode | ClientErrorCode | (string & {})
  /** HTTP status, or 0 without a response. */
  declare readonly status: number
  /** Id in the service log, or null without one. */
  declare readonly requestId: string | null
  declare readonly details: ErrorDetails | null
  /** Wait in milliseconds from `Retry-After`. */
  declare readonly retryAfterMs: number | null

  constructor({ message, cause, ...fields }: ErrorFields) {
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, DEFAULTS, fields, { name: new.target.name })
  }
}

// Literal names keep the classes distinct, so `instanceof` narrows.
export declare namespace EndcapError {
  /** 400, and other 4xx statuses without a class. */
  export class BadRequest extends EndcapError {
    override name: 'EndcapError.BadRequest'
  }
  /** 401: invalid credentials or token. */
  export class Unauthorized extends EndcapError {
    override name: 'EndcapError.Unauthorized'
  }
  /** 403 */
  export class Forbidden extends EndcapError {
    override name: 'EndcapError.Forbidden'
  }
  /** 404 */
  export class NotFound extends EndcapError {
    override name: 'EndcapError.NotFound'
  }
  /** 409 */
  export class Conflict extends EndcapError {
    override name: 'EndcapError.Conflict'
  }
  /** 422: see `details.problems`. */
  export class Validation extends EndcapError {
    override name: 'EndcapError.Validation'
  }
  /** 429: retry after `retryAfterMs`. */
  export class RateLimited extends EndcapError {
    override name: 'EndcapError.RateLimited'
  }
  /** 500 and above. */
  export class Server extends EndcapError {
    override name: 'EndcapError.Server'
  }
  /** The service was unreachable, or the connection broke. */
  export class Network extends EndcapError {
    override name: 'EndcapError.Network'
  }
  /** A request or wait exceeded its time limit. */
  export class Timeout extends EndcapError {
    override name: 'EndcapError.Timeout'
  }
  /** A response that is not from Endcap: HTML with 200, a redirect, a body too large. */
  export class UnexpectedResponse extends EndcapError {
    override name: 'EndcapError.UnexpectedResponse'
  }
}

type Kind =
  | 'BadRequest'
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'Conflict'
  | 'Validation'
  | 'RateLimited'
  | 'Server'
  | 'Network'
  | 'Timeout'
  | 'UnexpectedResponse'

const KINDS: Record<Kind, number> = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  Validation: 422,
  RateLimited: 429,
  Server: 500,
  Network: 0,
  Timeout: 0,
  UnexpectedResponse: 0,
}

for (const kind of Object.keys(KINDS))
  Object.defineProperty(EndcapError, kind, {
    value: class extends EndcapError {
      static override readonly name: string = `EndcapError.${kind}`
    },
  })

/** Returns the error for a status of 400 or above. */
export function errorOfStatus(options: ErrorFields & { status: number }): EndcapError {
  const { status } = options
  const own = (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind] === status)
  return new EndcapError[own ?? (status >= 500 ? 'Server' : 'BadRequest')](options)
}
