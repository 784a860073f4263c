import type { ErrorBody } from './types.ts'

/** The API refused. `code` is stable and meant to be switched on; `body` is null where none was sent. */
export class EndcapError extends Error {
  readonly status: number
  readonly code: string
  readonly body: ErrorBody | null
  constructor(status: number, code: string, detail: string, body: ErrorBody | null) {
    super(detail)
    this.name = 'EndcapError'
    this.status = status
    this.code = code
    this.body = body
  }
}
