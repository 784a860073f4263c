/** Name of standard input among files, in arguments and in results. */
export const STDIN = '-'

/** Larger than every image that is analyzed. */
const MAX_BYTES = 100_000_000

/** Reads one image from standard input, without a time limit. @throws Error if there is none, or it is too large */
export async function readStdin(): Promise<Uint8Array> {
  if (process.stdin.isTTY) throw new Error('standard input is a terminal: pipe an image into the command')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`standard input has more than ${MAX_BYTES / 1e6} MB`)
    chunks.push(chunk)
  }
  if (size === 0) throw new Error('standard input is empty: pipe an image into the command')
  return Buffer.concat(chunks)
}
