import { say } from './say.ts'
/** Name of standard input among files, in arguments and in results. */
export const STDIN = '-'

/** Larger than every image that is analyzed. */
const MAX_BYTES = 100_000_000

/** Reads one image from standard input, without a time limit. @throws Error if there is none, or it is too large */
export async function readStdin(): Promise<Uint8Array> {
  if (process.stdin.isTTY) throw new Error(say('cli.images.input_is_terminal'))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(say('cli.images.input_too_large', { max: MAX_BYTES / 1e6 }))
    chunks.push(chunk)
  }
  if (size === 0) throw new Error(say('cli.images.input_is_empty'))
  return Buffer.concat(chunks)
}
