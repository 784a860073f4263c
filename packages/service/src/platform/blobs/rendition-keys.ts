import { RENDITION_SIZES, type RenditionSize } from '@endcap/api'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import type { FileKey } from './unclaimed-files.ts'

/** A version of a stored image: a smaller WebP, or a JPEG of full size. */
export type Rendition = FileKey & { size: RenditionSize }

/** Returns the key of a rendition, which is stored beside its image. */
export const renditionKey = ({ organizationId, sha256, size }: Rendition): string =>
  `${blobKey(organizationId, sha256)}-${size}`

/** Returns the keys of all renditions that an image may have. */
export const renditionKeys = (file: FileKey): string[] =>
  RENDITION_SIZES.map((size) => renditionKey({ ...file, size }))

/** Returns the rendition with this key, or null for any other key. */
export function renditionOf(key: string): Rendition | null {
  const [, organizationId, sha256, name] = /^([0-9a-f-]+)\/[0-9a-f]+\/([0-9a-f]+)-(\w+)$/.exec(key) ?? []
  const size = RENDITION_SIZES.find((each) => String(each) === name)
  if (organizationId === undefined || sha256 === undefined || size === undefined) return null
  return { organizationId, sha256, size }
}
