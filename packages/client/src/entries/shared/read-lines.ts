/** Yields the values of a stream with one JSON value a line. @throws the failure of the stream */
export async function* readLines<Value>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Value, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as Value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
