import type { JpegOptions, PngOptions, Sharp, WebpOptions } from 'sharp'
import type { Origin } from './origin.ts'
import { writeXmp } from './xmp.ts'

/** Format and settings of a file. */
export type Encoding =
  | ({ format: 'jpeg' } & JpegOptions)
  | ({ format: 'png' } & PngOptions)
  | ({ format: 'webp' } & WebpOptions)

/**
 * Encodes an image file with its origin. Every image file that leaves Endcap is written here. Other metadata of
 * the source, such as places and cameras, is left out.
 */
export function writeImage(image: Sharp, origin: Origin, { format, ...options }: Encoding): Promise<Buffer> {
  return image.toFormat(format, options).withXmp(writeXmp(origin)).toBuffer()
}
