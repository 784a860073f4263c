import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { type ImageSource, readHeader } from '../open-image.ts'
import { findManifests, type ReadAt, sourceTypeOfManifests } from './content-credentials.ts'
import { readIim } from './iim.ts'
import { mostArtificial, NOTHING_STATED, type Origin } from './origin.ts'
import { readXmp } from './xmp.ts'

/** Reads what a file states about its origin in XMP, IPTC IIM and C2PA. @throws ImageError corrupt_image */
export async function readOrigin(source: ImageSource): Promise<Origin> {
  const metadata = await readHeader(source)
  const manifests = await manifestsIn(source)
  return originOf(metadata, manifests)
}

/** The same, with the hash of the file, for an image that another is made of. */
export const readSource = async (bytes: Uint8Array): Promise<Origin & { sha256: string }> => ({
  ...(await readOrigin(bytes)),
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

function originOf({ xmp, iptc }: Pick<Metadata, 'xmp' | 'iptc'>, manifests: Buffer | null): Origin {
  const stated = xmp ? readXmp(xmp) : { ...NOTHING_STATED, ingredients: [] }
  const older = iptc ? readIim(iptc) : {}
  return {
    ...stated,
    creator: stated.creator ?? older.creator ?? null,
    credit: stated.credit ?? older.credit ?? null,
    copyright: stated.copyright ?? older.copyright ?? null,
    sourceType: mostArtificial([stated.sourceType, manifests && sourceTypeOfManifests(manifests)]),
    hasCredentials: manifests !== null,
  }
}

async function manifestsIn(source: ImageSource): Promise<Buffer | null> {
  if (typeof source !== 'string') {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return findManifests(async (offset, length) => bytes.subarray(offset, offset + length))
  }
  await using file = await open(source)
  const read: ReadAt = async (offset, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
    return buffer.subarray(0, bytesRead)
  }
  // Awaited, because the file closes at the end.
  return await findManifests(read)
}
