// Verifies one image file, or renders it if a side is given, and prints the result as JSON. Runs as a separate
// process, so that the memory of a large picture is not part of the service's memory, and returns to the system.
// usage: node decode-image-process.ts FILE [SIDE]
import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import type { FileFacts } from '@endcap/scoring'
import { hardenDecoders, ImageError, type ImageErrorReason, renderImage, verifyImage } from '@endcap/vision'

export type DecodingResult =
  | { file: FileFacts }
  /** In base64. */
  | { webp: string }
  | { reason: ImageErrorReason; message: string }

async function decode(path: string, side: string | undefined): Promise<DecodingResult> {
  try {
    if (side === undefined) return { file: await verifyImage(path) }
    return { webp: (await renderImage(path, Number(side))).toString('base64') }
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.reason, message: error.message }
    throw error
  }
}

hardenDecoders()
// Gives priority to requests that the service answers meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [, , path = '', side] = process.argv
stdout.write(JSON.stringify(await decode(path, side)))
