import { EndcapError, type ErrorDetails, errorOfStatus } from './endcap-error.ts'
import type { HttpResponse } from './exchange.ts'

/** Maximum quoted characters. */
const MAX_QUOTE = 500

/** Error of the API or the token endpoint (RFC 6749, section 5.2). */
type ErrorBody = {
  error_code?: string
  detail?: string
  request_id?: string
  extra?: ErrorDetails | null
  error?: string
  error_description?: string
}

/**
 * Parses JSON, `undefined` if empty.
 *
 * @param place Method and URL, for messages
 * @throws EndcapError for statuses from 400, and for other bodies
 */
export function readBody(response: HttpResponse, place: string): unknown {
  const { status, text } = response
  if (status >= 400) throw refusalOf(response, place)
  if (status === 204 || status === 304) return undefined
  const body = parse(text)
  if (body === undefined) throw new EndcapError.UnexpectedResponse(unexpected(response, place))
  return body
}

function refusalOf(response: HttpResponse, place: string): EndcapError {
  const {
    error,
    error_code = error,
    detail,
    error_description,
    request_id,
    extra,
  }: ErrorBody = parse(response.text) ?? {}
  const fields = unexpected(response, place)
  return errorOfStatus(
    typeof error_code === 'string'
      ? {
          ...fields,
          code: error_code,
          message: detail ?? error_description ?? `${place}: ${error_code}`,
          requestId: request_id ?? fields.requestId,
          details: extra ?? null,
        }
      : fields,
  )
}

function unexpected({ status, headers, text }: HttpResponse, place: string) {
  const type = headers.get('content-type')
  const what = /html/i.test(type ?? '') || /^\s*<(!doctype )?html/i.test(text) ? 'HTML' : (type ?? 'a body')
  return {
    message: `${place}: status ${status} with ${text === '' ? 'an empty body' : what} instead of JSON; a proxy may have sent it, or baseUrl may be wrong`,
    status,
    requestId: headers.get('x-request-id'),
    details: { content_type: type, body: text.slice(0, MAX_QUOTE) },
    retryAfterMs: retryAfterMs(headers),
  }
}

function parse(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/** `Retry-After` is in seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const ms = /^\d+$/.test(value) ? 1000 * Number(value) : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
