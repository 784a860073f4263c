import { ImageError } from '@endcap/eye'
import sharp from 'sharp'
import { refuseTooLarge } from './decode.ts'
import { hardenDecoders } from './harden-decoders.ts'
import { openImage, readHeader } from './open-image.ts'
import { copied } from './origin/origin.ts'
import { readOrigin } from './origin/read-origin.ts'
import { writeImage } from './origin/write-image.ts'

/** Visually lossless. */
const JPEG_QUALITY = 95

/**
 * Converts TIFF or AVIF to sRGB JPEG, or PNG if transparent, with its origin. Unblocks decoders, so it needs its own process.
 * @param path whose type is checked
 * @throws ImageError corrupt_image, too_many_pixels
 */
export async function convertImage(path: string): Promise<Buffer> {
  hardenDecoders()
  sharp.unblock({ operation: ['VipsForeignLoadTiff', 'VipsForeignLoadHeif'] })
  const { autoOrient, hasAlpha } = await readHeader(path)
  refuseTooLarge(autoOrient.width, autoOrient.height)
  try {
    const image = await openImage(path)
    const isOpaque = !hasAlpha || (await image.clone().stats()).isOpaque
    const origin = copied(await readOrigin(path))
    return isOpaque
      ? await writeImage(image.removeAlpha(), origin, {
          format: 'jpeg',
          quality: JPEG_QUALITY,
          chromaSubsampling: '4:4:4',
        })
      : await writeImage(image, origin, { format: 'png' })
  } catch (error) {
    throw error instanceof ImageError
      ? error
      : new ImageError('corrupt_image', 'the image is damaged or incomplete', { cause: error })
  }
}
