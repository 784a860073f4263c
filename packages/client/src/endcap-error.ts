import type { ErrorCode } from './contract.ts'

/** Codes of failures that the client detects. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'UNEXPECTED_RESPONSE' | 'RESPONSE_TOO_LARGE'

/** Details of an error. Their fields depend on its code. */
export type ErrorDetails = {
  /** `IMAGE_DOWNLOAD_FAILED`: the addresses that could not be downloaded. */
  failed_urls?: { url: string; reason: string; detail: string }[]
  /** `VALIDATION_ERROR`: the fields that are invalid. */
  problems?: { field: string; issue: string }[]
  /** `UNEXPECTED_RESPONSE`: the media type and the beginning of the body. */
  content_type?: string | null
  body?: string
  [name: string]: unknown
}

export type ErrorFields = {
  /** Defaults to `UNEXPECTED_RESPONSE`. */
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

/** Error of a failed call. Its static members are the classes of errors, such as `EndcapError.NotFound`. */
export class EndcapError extends Error {
  // Bundlers rename classes.
  static override readonly name: string = 'EndcapError'
  /** Stable code, for programs. */
  declare readonly code: ErrorCode | ClientErrorCode | (string & {})
  /** HTTP status of the response, or 0 without a response. */
  declare readonly status: number
  /** Identifies the request in the log of the service. Null if the response had none. */
  declare readonly requestId: string | null
  declare readonly details: ErrorDetails | null
  /** Wait in milliseconds that the response requests with `Retry-After`. */
  declare readonly retryAfterMs: number | null

  constructor({ message, cause, ...fields }: ErrorFields) {
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, DEFAULTS, fields, { name: new.target.name })
  }
}

// The literal names keep the types of the classes apart, so that `instanceof` narrows them.
export declare namespace EndcapError {
  /** 400, and other statuses below 500 without a class. */
  export class BadRequest extends EndcapError {
    override name: 'EndcapError.BadRequest'
  }
  /** 401: the credentials or the token are not valid. */
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
  /** 422: `details.problems` lists the fields. */
  export class Validation extends EndcapError {
    override name: 'EndcapError.Validation'
  }
  /** 429: `retryAfterMs` is the time to wait. */
  export class RateLimited extends EndcapError {
    override name: 'EndcapError.RateLimited'
  }
  /** 500 and above. */
  export class Server extends EndcapError {
    override name: 'EndcapError.Server'
  }
  /** The service could not be reached, or the connection ended before the response was complete. */
  export class Network extends EndcapError {
    override name: 'EndcapError.Network'
  }
  /** The time limit of a request or of a wait has passed. */
  export class Timeout extends EndcapError {
    override name: 'EndcapError.Timeout'
  }
  /** A response that Endcap does not send: HTML with 200, a redirect, a body that is too large. */
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

/** Returns the error of a response with an HTTP status of 400 or above. */
export function errorOfStatus(options: ErrorFields & { status: number }): EndcapError {
  const { status } = options
  const own = (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind] === status)
  return new EndcapError[own ?? (status >= 500 ? 'Server' : 'BadRequest')](options)
}
