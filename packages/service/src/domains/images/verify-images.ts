import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import type { FileFacts } from '@endcap/scoring'
import { ImageError, inspectImage, verifyImage } from '@endcap/vision'
import type { VerificationResult } from './verify-image-process.ts'

/**
 * Proves that a downloaded file is a complete image.
 *
 * @throws ImageError
 */
export type VerifyImage = (
  path: string,
  options: { organizationId: string; signal: AbortSignal },
) => Promise<FileFacts>

/** Files that need more memory than this to decode are verified in a process of their own. */
const LIGHT_BYTES = 64_000_000
/** Files with more pixels than this take too much CPU time beside requests. */
const LIGHT_PIXELS = 24_000_000
/** Cost of a file besides its pixels, so that tiny files are not free. */
const FILE_COST = 1_000_000
/** Leaves libuv's other two threads (of four) to files and name look-ups. */
const LIGHT_CONCURRENCY = 2
/** The largest accepted image takes 400 MB (50 megapixels of four 16-bit channels, interlaced). */
const HEAVY_CONCURRENCY = 1
/** Decoding the largest accepted image takes about a second. */
const HEAVY_TIMEOUT_MS = 30_000
const HEAVY_OUTPUT_BYTES = 10_000
const PROCESS = fileURLToPath(new URL('./verify-image-process.ts', import.meta.url))

/**
 * Creates the verification of downloads. Its memory is bounded for any input: at most two files
 * of up to 64 MB are decoded in this process at a time, and one larger file in a process of its own. Both
 * lanes are fair between organizations, by the pixels that the files have.
 */
export function createVerifyImage(): VerifyImage {
  const light = createFairQueue({ concurrency: LIGHT_CONCURRENCY, perKey: () => LIGHT_CONCURRENCY })
  const heavy = createFairQueue({ concurrency: HEAVY_CONCURRENCY, perKey: () => HEAVY_CONCURRENCY })

  return async function verify(path, { organizationId, signal }) {
    const { file, decodeBytes } = await inspectImage(path)
    const pixels = file.widthPx * file.heightPx
    const isLight = decodeBytes <= LIGHT_BYTES && pixels <= LIGHT_PIXELS
    const work = isLight ? () => verifyImage(path) : () => verifyInProcess(path, signal)
    await (isLight ? light : heavy).run(organizationId, work, { cost: FILE_COST + pixels, signal })
    return file
  }
}

async function verifyInProcess(path: string, signal: AbortSignal): Promise<FileFacts> {
  const result = JSON.parse(await runProcess(path, signal)) as VerificationResult
  if ('file' in result) return result.file
  throw new ImageError(result.reason, result.message)
}

function runProcess(path: string, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  execFile(
    process.execPath,
    [PROCESS, path],
    { signal, timeout: HEAVY_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: HEAVY_OUTPUT_BYTES },
    (error, stdout) => {
      if (!error) resolve(stdout)
      else if (signal.aborted) reject(signal.reason)
      // The kernel or the time limit has ended the process, so the file needs more than an image may.
      else if (error.killed || error.signal)
        reject(new ImageError('too_many_pixels', TOO_COSTLY, { cause: error }))
      else reject(error)
    },
  )
  return promise
}

const TOO_COSTLY = 'decoding the image takes too much time or memory'
