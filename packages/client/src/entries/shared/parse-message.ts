import { EndcapError } from '../../endcap-error.ts'

/** Maximum characters. */
const MAX_MESSAGE = 2 ** 22
/** Maximum quoted characters of a broken message. */
const MAX_QUOTE = 500

/**
 * Parses a JSON object.
 *
 * @throws EndcapError.UnexpectedResponse
 */
export function parseMessage(text: string): object {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message === 'object' && message !== null) return message
  } catch {
    // Reported below.
  }
  throw new EndcapError.UnexpectedResponse({
    message: 'the stream has a message that is not a JSON object; a proxy may have changed it',
    details: { body: text.slice(0, MAX_QUOTE) },
  })
}

/** @throws EndcapError.UnexpectedResponse if a partial message is too large */
export function checkSize(part: string): void {
  if (part.length > MAX_MESSAGE)
    throw new EndcapError.UnexpectedResponse({
      code: 'RESPONSE_TOO_LARGE',
      message: `the stream has a message of more than ${MAX_MESSAGE} characters`,
    })
}
