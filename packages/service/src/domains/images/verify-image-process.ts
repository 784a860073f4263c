// Verifies one image file, and prints the result as JSON. Runs as a separate process, so that the memory of a
// large picture is not part of the service's memory, and returns to the system.
// usage: node verify-image-process.ts FILE
import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import type { FileFacts } from '@endcap/scoring'
import { hardenDecoders, ImageError, type ImageErrorReason, verifyImage } from '@endcap/vision'

export type VerificationResult = { file: FileFacts } | { reason: ImageErrorReason; message: string }

async function verify(path: string): Promise<VerificationResult> {
  try {
    return { file: await verifyImage(path) }
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.reason, message: error.message }
    throw error
  }
}

hardenDecoders()
// Gives priority to requests that the service answers meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [, , path = ''] = process.argv
stdout.write(JSON.stringify(await verify(path)))
