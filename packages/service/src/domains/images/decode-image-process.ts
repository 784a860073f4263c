// Verifies, renders or converts one image file, and prints the result as JSON. Runs separately, so the
// memory of a large picture does not stay in the service.
// usage: node decode-image-process.ts verify FILE | render FILE SIZE | convert FILE TARGET
import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import { ImageError, type ImageErrorReason } from '@endcap/eye'
import type { FileFacts } from '@endcap/scoring'
import { convertImage, hardenDecoders, renderImage, verifyImage } from '@endcap/vision'

export type DecodingResult =
  | { file: FileFacts }
  /** In base64. */
  | { rendition: string }
  | { converted: string }
  | { reason: ImageErrorReason; message: string }

async function decode(task: string, path: string, target: string): Promise<DecodingResult> {
  try {
    if (task === 'verify') return { file: await verifyImage(path) }
    if (task === 'render') {
      const size = target === 'full' || target === 'png' ? target : Number(target)
      const rendition = await renderImage(path, size)
      return { rendition: rendition.toString('base64') }
    }
    await writeFile(target, await convertImage(path))
    return { converted: target }
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.reason, message: error.message }
    throw error
  }
}

hardenDecoders()
// Requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [, , task = '', path = '', target = ''] = process.argv
stdout.write(JSON.stringify(await decode(task, path, target)))
