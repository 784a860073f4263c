import { limited } from '../../abort.ts'
import { checkSize } from '../shared/parse-message.ts'

/** Without data, it carries only an id. */
export type StreamMessage = { id: string | null; data: string }

/** Means a dead connection: the service sends a comment every 15 seconds. */
const SILENCE_MS = 45_000

/**
 * Yields messages (HTML Standard, section 9.2.6). Returns on connection failures.
 *
 * @throws the signal's reason, or EndcapError.UnexpectedResponse for an endless message
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamMessage, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const chunk = await limited(() => reader.read(), {
        ms: SILENCE_MS,
        lateError: () => new Error('the event stream is silent'),
        signal,
      }).catch(() => {
        signal?.throwIfAborted()
        return { done: true, value: undefined } as const
      })
      if (chunk.done) return
      rest += decoder.decode(chunk.value, { stream: true })
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
      rest = blocks.pop() ?? ''
      checkSize(rest)
      for (const block of blocks) yield parseBlock(block)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function parseBlock(block: string): StreamMessage {
  const data: string[] = []
  let id: string | null = null
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'data') data.push(value)
    if (name === 'id') id = value
  }
  return { id, data: data.join('\n') }
}
