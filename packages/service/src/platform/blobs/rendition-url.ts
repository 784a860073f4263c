import { RENDITION_SIDES, type Renditions } from '@endcap/api'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type Rendition, renditionKey } from './rendition-keys.ts'
import type { FileKey } from './unclaimed-files.ts'

const HOUR_MS = 3_600_000

const FORMATS = new Map<Rendition['size'], string>([
  ['full', 'jpeg'],
  ['png', 'png'],
])

/**
 * Returns a token-free address, valid for one to two hours. It changes once an hour so that browsers can
 * cache, and never points to a bucket, because renditions are made on first read.
 */
export function renditionUrl(links: Pick<SignedLinks, 'sign'>, rendition: Rendition): string {
  const { size } = rendition
  return links.sign(renditionKey(rendition), fileNamed(String(size), FORMATS.get(size) ?? 'webp'))
}

/** Returns such an address of an image's original file. */
export const originalUrl = (
  links: Pick<SignedLinks, 'sign'>,
  { organizationId, sha256, format }: FileKey & { format: string },
): string => links.sign(blobKey(organizationId, sha256), fileNamed('original', format))

/** Returns such an address with the file name at the end of the path. */
export function namedOriginalUrl(
  links: Pick<SignedLinks, 'sign'>,
  file: FileKey & { format: string },
  filename: string,
): string {
  const url = new URL(originalUrl(links, file))
  url.pathname += `/${filename}`
  return url.href
}

const fileNamed = (name: string, format: string) => ({
  expiresAt: new Date(Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS),
  contentType: `image/${format}`,
  filename: `${name}.${format}`,
})

export type SignRenditions = (file: FileKey) => Renditions

/** Signs the addresses of the renditions that people see. */
export const createSignRenditions =
  (links: Pick<SignedLinks, 'sign'>): SignRenditions =>
  ({ organizationId, sha256 }) => {
    const sizes = [...RENDITION_SIDES, 'full'] as const
    const urls = sizes.map((size) => [size, renditionUrl(links, { organizationId, sha256, size })])
    return Object.fromEntries(urls) as Renditions
  }
