import { EndcapError } from '../../endcap-error.ts'

/** Maximum number of characters of a message in a stream. */
const MAX_MESSAGE = 2 ** 22
/** Maximum number of characters of a broken message that an error quotes. */
const MAX_QUOTE = 500

/**
 * Parses a message of a stream, which is a JSON object.
 *
 * @throws EndcapError.UnexpectedResponse
 */
export function parseMessage(text: string): object {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message === 'object' && message !== null) return message
  } catch {
    // The message is not JSON, and is reported below.
  }
  throw new EndcapError.UnexpectedResponse({
    message: 'the stream has a message that is not a JSON object; a proxy may have changed it',
    details: { body: text.slice(0, MAX_QUOTE) },
  })
}

/** @throws EndcapError.UnexpectedResponse if the part of a message that has arrived is larger than any message */
export function checkSize(part: string): void {
  if (part.length > MAX_MESSAGE)
    throw new EndcapError.UnexpectedResponse({
      code: 'RESPONSE_TOO_LARGE',
      message: `the stream has a message of more than ${MAX_MESSAGE} characters`,
    })
}
