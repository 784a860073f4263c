import { RENDITION_SIDES } from '@endcap/api'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import type { FileKey } from './unclaimed-files.ts'

/** A smaller WebP version of a stored image. */
export type Rendition = FileKey & { side: number }

/** Returns the key of a rendition, which is stored beside its image. */
export const renditionKey = ({ organizationId, sha256, side }: Rendition): string =>
  `${blobKey(organizationId, sha256)}-${side}`

/** Returns the keys of all renditions that an image may have. */
export const renditionKeys = (file: FileKey): string[] =>
  RENDITION_SIDES.map((side) => renditionKey({ ...file, side }))

/** Returns the rendition with this key, or null for any other key. */
export function renditionOf(key: string): Rendition | null {
  const [, organizationId, sha256, side] = /^([0-9a-f-]+)\/[0-9a-f]+\/([0-9a-f]+)-(\d+)$/.exec(key) ?? []
  if (organizationId === undefined || sha256 === undefined) return null
  return { organizationId, sha256, side: Number(side) }
}
