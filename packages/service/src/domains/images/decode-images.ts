import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RenditionSize } from '@endcap/api'
import { ImageError } from '@endcap/eye'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { ProcessStuckError, runProcess } from '@endcap/foundation/concurrency/run-process'
import { QueueTimeoutError } from '@endcap/foundation/concurrency/run-queued'
import type { FileFacts } from '@endcap/scoring'
import { type InspectedImage, inspectImage, renderImage, verifyImage } from '@endcap/vision'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { DecodingResult } from './decode-image-process.ts'
import { makeDownloadFolder } from './download-folder.ts'

/**
 * Proves that a downloaded file is a complete image.
 *
 * @throws ImageError; DomainError SERVICE_UNAVAILABLE if too busy
 */
export type VerifyImage = (path: string, options: Decoding) => Promise<FileFacts>

/**
 * Renders as WebP with sides up to `size` pixels, or as a JPEG of full size.
 *
 * @throws ImageError; DomainError SERVICE_UNAVAILABLE if too busy
 */
export type RenderImage = (bytes: Uint8Array, size: RenditionSize, options: Decoding) => Promise<Buffer>

/**
 * Converts TIFF or AVIF to a format that `VerifyImage` accepts.
 *
 * @throws ImageError; DomainError SERVICE_UNAVAILABLE if too busy
 */
export type ConvertImage = (from: string, to: string, options: Decoding) => Promise<void>

type Decoding = { organizationId: string; signal: AbortSignal }

/** Files that need more memory to decode are verified in a separate process. */
const LIGHT_BYTES = 64_000_000
/** Files with more pixels take too much CPU time from requests. */
const LIGHT_PIXELS = 24_000_000
/** Fixed cost of a file, so tiny files are not free. */
const FILE_COST = 1_000_000
/** Leaves libuv's other two threads (of four) to files and name look-ups. */
const LIGHT_CONCURRENCY = 2
/** The largest accepted image takes 400 MB (50 megapixels of four 16-bit channels, interlaced). */
const HEAVY_CONCURRENCY = 1
/** Decoding the largest accepted image takes about a second of CPU time. */
const HEAVY_CPU_MS = 30_000
/** A client that has waited longer should try again later. */
const MAX_WAIT_MS = 60_000
const RETRY_AFTER_S = 10
/** Fits any rendition in base64. */
const HEAVY_OUTPUT_BYTES = 32_000_000
const PROCESS = fileURLToPath(new URL('./decode-image-process.ts', import.meta.url))

/**
 * Creates the decoding of strangers' images in bounded memory: at most two files of up to 64 MB in this
 * process, and one larger file in another. Both lanes are fair between organizations, by pixels.
 */
export function createDecoding(): {
  verifyImage: VerifyImage
  renderImage: RenderImage
  convertImage: ConvertImage
} {
  const light = createFairQueue({ concurrency: LIGHT_CONCURRENCY, perKey: () => LIGHT_CONCURRENCY })
  const heavy = createFairQueue({ concurrency: HEAVY_CONCURRENCY, perKey: () => HEAVY_CONCURRENCY })

  async function decode<Result>(
    { file, decodeBytes }: InspectedImage,
    { organizationId, signal }: Decoding,
    { here, elsewhere }: { here: () => Promise<Result>; elsewhere: () => Promise<Result> },
  ): Promise<Result> {
    const pixels = file.widthPx * file.heightPx
    const isLight = decodeBytes <= LIGHT_BYTES && pixels <= LIGHT_PIXELS
    const options = { cost: FILE_COST + pixels, maxWaitMs: MAX_WAIT_MS, signal }
    const turn = isLight
      ? light.run(organizationId, here, options)
      : heavy.run(organizationId, elsewhere, options)
    return turn.catch(asBusy)
  }

  return {
    async verifyImage(path, options) {
      const inspected = await inspectImage(path)
      await decode<unknown>(inspected, options, {
        here: () => verifyImage(path),
        elsewhere: () => decodeInProcess(['verify', path], options.signal),
      })
      return inspected.file
    },
    renderImage: async (bytes, size, options) =>
      decode(await inspectImage(bytes), options, {
        here: () => renderImage(bytes, size),
        elsewhere: () => renderInProcess(bytes, size, options.signal),
      }),
    // This process has no decoder for these formats.
    async convertImage(from, to, { organizationId, signal }) {
      const options = { cost: FILE_COST + LIGHT_PIXELS, maxWaitMs: MAX_WAIT_MS, signal }
      const convert = () => decodeInProcess(['convert', from, to], signal)
      await heavy.run(organizationId, convert, options).catch(asBusy)
    },
  }
}

/** A busy machine is not the fault of the file. */
function asBusy(error: unknown): never {
  if (!(error instanceof QueueTimeoutError || error instanceof ProcessStuckError)) throw error
  throw new DomainError('SERVICE_UNAVAILABLE', 'too many images are being decoded; try again', {
    cause: error,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
    isTransient: true,
  })
}

async function renderInProcess(bytes: Uint8Array, size: RenditionSize, signal: AbortSignal): Promise<Buffer> {
  await using folder = await makeDownloadFolder()
  const path = join(folder.path, 'image')
  await writeFile(path, bytes)
  const result = await decodeInProcess(['render', path, String(size)], signal)
  if (!('rendition' in result)) throw new Error('the process has not rendered the image')
  return Buffer.from(result.rendition, 'base64')
}

async function decodeInProcess(
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<Exclude<DecodingResult, { reason: unknown }>> {
  const result = JSON.parse(await runDecoder(parameters, signal)) as DecodingResult
  if ('reason' in result) throw new ImageError(result.reason, result.message)
  return result
}

async function runDecoder(parameters: readonly string[], signal: AbortSignal): Promise<string> {
  const limits = { signal, cpuMs: HEAVY_CPU_MS, maxBytes: HEAVY_OUTPUT_BYTES }
  try {
    return (await runProcess(PROCESS, parameters, limits)).toString()
  } catch (error) {
    // Killed by the kernel or the CPU limit, so the file needs more than an image may.
    if (error instanceof Error && wasKilled(error) && !signal.aborted)
      throw new ImageError('too_many_pixels', TOO_COSTLY, { cause: error })
    throw error
  }
}

const wasKilled = (error: Error): boolean =>
  ('killed' in error && error.killed === true) || ('signal' in error && typeof error.signal === 'string')

const TOO_COSTLY = 'decoding the image takes too much time or memory'
