import { hashFile } from '@endcap/foundation/disk/hash-file'
import type { DownloadedFile } from '@endcap/foundation/net/save-body'
import type { FileFacts } from '@endcap/scoring'
import { convertedFormat, type Origin, readOrigin } from '@endcap/vision'
import type { ConvertImage, VerifyImage } from './decode-images.ts'
import type { OriginalFile } from './original-files.ts'

export type LocalFile = DownloadedFile & { path: string }

export type PreparedImage = {
  sha256: string
  file: Pick<FileFacts, 'format' | 'widthPx' | 'heightPx' | 'byteLength'>
  path: string
  /** Statements of the file about itself. */
  origin: Origin
  original?: OriginalFile & { path: string }
}

type Options = {
  organizationId: string
  /** False to refuse TIFF and AVIF. */
  converts: boolean
  signal: AbortSignal
}

/**
 * Proves that a file is a complete image, after conversion if needed.
 *
 * @throws ImageError; DomainError SERVICE_UNAVAILABLE if too busy
 */
export type PrepareImage = (received: LocalFile, options: Options) => Promise<PreparedImage>

/** Creates the check of received files. */
export function createPrepareImage(deps: {
  verifyImage: VerifyImage
  convertImage: ConvertImage
}): PrepareImage {
  const { verifyImage, convertImage } = deps

  async function convert(from: string, options: Options): Promise<Pick<LocalFile, 'path' | 'sha256'>> {
    const path = `${from}.converted`
    await convertImage(from, path, options)
    return { path, sha256: await hashFile(path) }
  }

  return async function prepareImage(received, options) {
    const format = options.converts && received.byteLength > 0 ? await convertedFormat(received.path) : null
    const { path, sha256 } = format ? await convert(received.path, options) : received
    const file = await verifyImage(path, options)
    const origin = await readOrigin(path)
    return { sha256, file, path, origin, ...(format && { original: { ...received, format } }) }
  }
}
