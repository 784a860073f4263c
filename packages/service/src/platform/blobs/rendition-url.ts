import { RENDITION_SIZES, type Renditions } from '@endcap/api'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type Rendition, renditionKey } from './rendition-keys.ts'
import type { FileKey } from './unclaimed-files.ts'

const HOUR_MS = 3_600_000

/**
 * Returns an address of a rendition that needs no token, which is valid for one to two hours. It is the same
 * until the end of the hour, so that browsers cache the rendition. It is always an address of this service, also
 * if images are in a bucket, because the rendition is made when it is first read.
 */
export function renditionUrl(links: Pick<SignedLinks, 'sign'>, rendition: Rendition): string {
  const format = rendition.size === 'full' ? 'jpeg' : 'webp'
  return links.sign(renditionKey(rendition), fileNamed(String(rendition.size), format))
}

/** Returns such an address of the file from which an image was converted. */
export const originalUrl = (
  links: Pick<SignedLinks, 'sign'>,
  { organizationId, sha256, format }: FileKey & { format: string },
): string => links.sign(blobKey(organizationId, sha256), fileNamed('original', format))

const fileNamed = (name: string, format: string) => ({
  expiresAt: new Date(Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS),
  contentType: `image/${format}`,
  filename: `${name}.${format}`,
})

/** Signs the addresses of the renditions of a stored image. */
export type SignRenditions = (file: FileKey) => Renditions

/** Creates the signing of the addresses of all renditions of an image. */
export const createSignRenditions =
  (links: Pick<SignedLinks, 'sign'>): SignRenditions =>
  ({ organizationId, sha256 }) => {
    const urls = RENDITION_SIZES.map((size) => [size, renditionUrl(links, { organizationId, sha256, size })])
    return Object.fromEntries(urls) as Renditions
  }
