import { ImageError } from '@endcap/eye'
import sharp from 'sharp'
import { refuseTooLarge } from './decode.ts'
import { hardenDecoders } from './harden-decoders.ts'
import { openImage, readHeader } from './open-image.ts'

/** Visually lossless. */
const JPEG_QUALITY = 95

/**
 * Converts TIFF or AVIF to sRGB JPEG, or PNG if transparent. Unblocks decoders, so it needs its own process.
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
    return isOpaque
      ? await image.removeAlpha().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
      : await image.png().toBuffer()
  } catch (error) {
    throw error instanceof ImageError
      ? error
      : new ImageError('corrupt_image', 'the image is damaged or incomplete', { cause: error })
  }
}
