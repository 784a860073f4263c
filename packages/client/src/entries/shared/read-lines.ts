import { EndcapError } from '../../endcap-error.ts'
import { checkSize, parseMessage } from './parse-message.ts'

/**
 * Yields one object a line.
 *
 * @throws EndcapError.Network, or EndcapError.UnexpectedResponse for other lines
 */
export async function* readLines<Value>(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Value, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal?.throwIfAborted()
        throw new EndcapError.Network({ code: 'NETWORK_ERROR', message: 'the stream has failed', cause })
      })
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      checkSize(rest)
      for (const line of lines) yield parseMessage(line) as Value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
