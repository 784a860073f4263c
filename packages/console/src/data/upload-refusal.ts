import { MAX_LISTING_IMAGE_BYTES } from '@endcap/api/image-limits'
import { decimal } from '../words/numbers.ts'
import { say } from '../words/say.ts'

/** Windows counts 1,048,576 bytes as a megabyte. */
const WINDOWS_MEGABYTE = 2 ** 20

/** Returns why the service would refuse a file, or null. */
export function refusalOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return say('console.upload.heic')
  // Other formats are converted and may be larger.
  if (size <= MAX_LISTING_IMAGE_BYTES || !/^image\/(jpeg|png|webp)$/.test(type)) return null
  return say('console.upload.too_large', {
    size: decimal(size / 1e6),
    limit: MAX_LISTING_IMAGE_BYTES / 1e6,
    shown: decimal(size / WINDOWS_MEGABYTE),
  })
}
