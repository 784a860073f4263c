import { ERRORS, type ErrorCode } from '@endcap/api'
import { EndcapError } from '@endcap/client'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { cleanText, quoteUntrusted, type UntrustedText } from './untrusted.ts'

/** An unusable argument. The message is for the model. */
export class ArgumentError extends Error {}

const MAX_MESSAGE = 400
/** Maximum fields or URLs in an error. */
const MAX_DETAILS = 5

/** Client-detected failures. */
const CLIENT_MEANINGS: Record<string, string> = {
  NETWORK_ERROR: 'the service cannot be reached; check that it runs, and try again',
  TIMEOUT: 'the service did not answer in time; try again later',
  UNEXPECTED_RESPONSE: 'the response is not that of Endcap; check the base address',
  RESPONSE_TOO_LARGE: 'the response is too large; ask for less',
}

/** Returns a failed result with code, meaning and next step. */
export function toolError(error: unknown, reportError: (error: unknown) => void): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: textOf(error, reportError) }] }
}

function textOf(error: unknown, reportError: (error: unknown) => void): string {
  if (error instanceof EndcapError) return describeError(error)
  if (error instanceof ArgumentError) return `INVALID_ARGUMENT: ${cleanText(error.message, MAX_MESSAGE)}`
  reportError(error)
  return 'INTERNAL_ERROR: an unexpected error occurred. Try again, and report it if it occurs again.'
}

function describeError({ code, message, status, requestId, retryAfterMs, details }: EndcapError): string {
  const place = status > 0 ? ` (HTTP ${status})` : ''
  const untrusted: UntrustedText[] = [
    ['message', cleanText(message, MAX_MESSAGE)],
    ...(details?.problems ?? [])
      .slice(0, MAX_DETAILS)
      .map(({ field, issue }): UntrustedText => [`field ${cleanText(field)}`, cleanText(issue)]),
    ...(details?.failed_urls ?? [])
      .slice(0, MAX_DETAILS)
      .map(
        ({ url, reason, detail }): UntrustedText => [
          `failed address (${cleanText(reason, 40)})`,
          cleanText(`${url}: ${detail}`, MAX_MESSAGE),
        ],
      ),
  ]
  return [
    `${code}${place}: ${meaningOf(code)}.`,
    ...(retryAfterMs === null ? [] : [`Try again after ${Math.ceil(retryAfterMs / 1000)} seconds.`]),
    ...(requestId === null ? [] : [`Request id: ${cleanText(requestId, 128)}`]),
    quoteUntrusted(untrusted),
  ].join('\n')
}

/** Omits references to the Error object, whose lists the text already has. */
function meaningOf(code: string): string {
  const meaning = Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].meaning : CLIENT_MEANINGS[code]
  return (meaning ?? 'the request failed').replace(/; `extra.*$/, '')
}
