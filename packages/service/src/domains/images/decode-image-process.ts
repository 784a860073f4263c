// Verifies one image file, or renders it if a size is given, and prints the result as JSON. Runs as a separate
// process, so that the memory of a large picture is not part of the service's memory, and returns to the system.
// usage: node decode-image-process.ts FILE [SIZE]
import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import type { FileFacts } from '@endcap/scoring'
import { hardenDecoders, ImageError, type ImageErrorReason, renderImage, verifyImage } from '@endcap/vision'

export type DecodingResult =
  | { file: FileFacts }
  /** In base64. */
  | { rendition: string }
  | { reason: ImageErrorReason; message: string }

async function decode(path: string, size: string | undefined): Promise<DecodingResult> {
  try {
    if (size === undefined) return { file: await verifyImage(path) }
    const rendition = await renderImage(path, size === 'full' ? 'full' : Number(size))
    return { rendition: rendition.toString('base64') }
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.reason, message: error.message }
    throw error
  }
}

hardenDecoders()
// Gives priority to requests that the service answers meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [, , path = '', size] = process.argv
stdout.write(JSON.stringify(await decode(path, size)))
