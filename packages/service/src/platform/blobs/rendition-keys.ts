import { RENDITION_SIZES, type RenditionSize } from '@endcap/api'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import type { FileKey } from './unclaimed-files.ts'

/** A smaller WebP, or a JPEG of full size. */
export type Rendition = FileKey & { size: RenditionSize }

/** Places a rendition next to its image. */
export const renditionKey = ({ organizationId, sha256, size }: Rendition): string =>
  `${blobKey(organizationId, sha256)}-${size}`

/** Returns the keys of all possible renditions. */
export const renditionKeys = (file: FileKey): string[] =>
  RENDITION_SIZES.map((size) => renditionKey({ ...file, size }))

/** Returns null for keys of other files. */
export function renditionOf(key: string): Rendition | null {
  const [, organizationId, sha256, name] = /^([0-9a-f-]+)\/[0-9a-f]+\/([0-9a-f]+)-(\w+)$/.exec(key) ?? []
  const size = RENDITION_SIZES.find((each) => String(each) === name)
  if (organizationId === undefined || sha256 === undefined || size === undefined) return null
  return { organizationId, sha256, size }
}
