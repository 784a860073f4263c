import { type InputRecord, malformed } from './batch-row.ts'

/** Longer lines are malformed rows. */
const MAX_LINE_BYTES = 1_000_000
const LINE_FEED = 0x0a

/** Yields the record of each line that is not blank. A line is one JSON object. */
export async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputRecord> {
  for await (const line of splitLines(chunks)) {
    if (line === null) yield malformed(`the line is longer than ${MAX_LINE_BYTES} bytes`)
    else if (line.trim() !== '') yield parseLine(line)
  }
}

function parseLine(line: string): InputRecord {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { values: value as Record<string, unknown> }
  } catch {
    // Reported as below.
  }
  return malformed('the line is not a JSON object')
}

/** Yields each line as soon as it has ended, or null for one that is too long. Holds one line in memory. */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.length
    if (length > MAX_LINE_BYTES) parts = []
    else parts.push(part)
  }
  const take = () => {
    const line =
      length > MAX_LINE_BYTES
        ? null
        : Buffer.concat(parts)
            .toString()
            .replace(/^\ufeff/, '')
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end))
      start = end + 1
      yield take()
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield take()
}
